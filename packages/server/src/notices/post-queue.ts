const AT_ONCE = 16;
/** A host that is slow, or wants to be, holds up only those who wait for the same one. */
const AT_ONCE_FOR_HOST = 4;
const MOST_WAITING = 1_000;

interface Sending {
  readonly host: string;
  readonly work: () => Promise<void>;
}

/** What is on its way to elsewhere: so much at once, so much waiting, and no more. */
export class PostQueue {
  private readonly waiting: Sending[] = [];
  private readonly underWay = new Map<string, number>();
  private count = 0;
  private onIdle: (() => void)[] = [];

  /** False if there is no more room: then it is not done. `work` never rejects. */
  add(host: string, work: () => Promise<void>): boolean {
    if (this.waiting.length >= MOST_WAITING) return false;
    this.waiting.push({ host, work });
    this.goOn();
    return true;
  }

  private goOn(): void {
    while (this.count < AT_ONCE) {
      const next = this.waiting.findIndex(({ host }) => (this.underWay.get(host) ?? 0) < AT_ONCE_FOR_HOST);
      if (next < 0) break;
      void this.perform(this.waiting.splice(next, 1)[0]!);
    }
    if (this.count > 0) return;
    for (const done of this.onIdle.splice(0)) done();
  }

  private async perform({ host, work }: Sending): Promise<void> {
    this.count++;
    this.underWay.set(host, (this.underWay.get(host) ?? 0) + 1);
    await work();
    this.count--;
    const left = this.underWay.get(host)! - 1;
    if (left === 0) this.underWay.delete(host);
    else this.underWay.set(host, left);
    this.goOn();
  }

  /** When nothing is under way any more, or patience is at an end. */
  async idle(patience: number): Promise<void> {
    if (this.count === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = new Promise<void>((resolve) => {
      this.onIdle.push(resolve);
      timer = setTimeout(resolve, patience);
    });
    await done;
    clearTimeout(timer);
  }
}
