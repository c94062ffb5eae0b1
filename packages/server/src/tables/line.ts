/** Whoever enters waits for all who came before. Where there is nobody it begins at once: most find a table idle. */
export class Line {
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;

  enter<T>(act: () => Promise<T>): Promise<T> {
    if (!this.isTaken) return this.run(act);
    return new Promise((resolve) => this.waiting.push(() => resolve(this.run(act))));
  }

  private run<T>(act: () => Promise<T>): Promise<T> {
    // Before it begins: it may itself send somebody in.
    this.isTaken = true;
    const turn = act();
    turn.then(this.leave, this.leave);
    return turn;
  }

  private readonly leave = () => {
    const next = this.waiting.shift();
    if (next === undefined) this.isTaken = false;
    else next();
  };
}
