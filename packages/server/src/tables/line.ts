/** Whoever enters waits for all who came before. Where there is nobody it begins at once: most find a table idle. */
export class Line {
  private last: Promise<void> = Promise.resolve();
  private length = 0;

  enter<T>(act: () => Promise<T>): Promise<T> {
    const before = this.last;
    let leave = () => {};
    // Before it begins: it may itself send somebody in.
    this.last = new Promise((resolve) => {
      leave = () => {
        this.length--;
        resolve();
      };
    });
    const turn = this.length++ === 0 ? act() : before.then(act);
    turn.then(leave, leave);
    return turn;
  }
}
