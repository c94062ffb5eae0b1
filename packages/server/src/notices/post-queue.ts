const AT_ONCE = 16;
/** A host that is slow, or wants to be, holds up only those who wait for the same one. */
const AT_ONCE_FOR_HOST = 4;
/** Whoever names many slow hosts holds up only themselves. */
const AT_ONCE_FOR_SENDER = 2;
const MOST_WAITING = 1_000;
const MOST_WAITING_FOR_SENDER = 50;

interface Sending {
  readonly host: string;
  /** On whose behalf it is sent: whoever has named the address. */
  readonly sender: string;
  /** Never rejects. */
  readonly work: () => Promise<void>;
}

/** What is on its way to elsewhere: so much at once, so much waiting, and no more. */
export class PostQueue {
  private readonly waiting: Sending[] = [];
  private readonly underWay = new Set<Sending>();
  private onIdle: (() => void)[] = [];

  /** False if there is no more room: then it is not done. */
  add(sending: Sending): boolean {
    if (this.waiting.length >= MOST_WAITING) return false;
    if (count(this.waiting, 'sender', sending) >= MOST_WAITING_FOR_SENDER) return false;
    this.waiting.push(sending);
    this.goOn();
    return true;
  }

  private goOn(): void {
    while (this.underWay.size < AT_ONCE) {
      const next = this.waiting.findIndex((sending) => this.mayGo(sending));
      if (next < 0) break;
      void this.perform(this.waiting.splice(next, 1)[0]!);
    }
    if (this.underWay.size > 0) return;
    for (const done of this.onIdle.splice(0)) done();
  }

  private mayGo(sending: Sending): boolean {
    return (
      count(this.underWay, 'host', sending) < AT_ONCE_FOR_HOST &&
      count(this.underWay, 'sender', sending) < AT_ONCE_FOR_SENDER
    );
  }

  private async perform(sending: Sending): Promise<void> {
    this.underWay.add(sending);
    await sending.work();
    this.underWay.delete(sending);
    this.goOn();
  }

  /** When nothing is under way any more, or patience is at an end. */
  async idle(patience: number): Promise<void> {
    if (this.underWay.size === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = new Promise<void>((resolve) => {
      this.onIdle.push(resolve);
      timer = setTimeout(resolve, patience);
    });
    await done;
    clearTimeout(timer);
  }
}

/** How many of them have the same host, or sender. */
function count(all: Iterable<Sending>, what: 'host' | 'sender', { [what]: wanted }: Sending): number {
  let found = 0;
  for (const one of all) if (one[what] === wanted) found++;
  return found;
}
