/** After so many milliseconds of silence the other end is asked for a sign of life, and has so many to give one. */
const SILENCE = 20_000;
const PATIENCE = 10_000;
/** A timer that comes so late has slept, with its tab or with the whole machine. */
const OVERSLEPT = 2_000;

interface PulseOptions {
  readonly now: () => number;
  /** Asks the other end for a sign of life. */
  readonly ping: () => void;
  /** The other end gave none. */
  readonly lost: () => void;
}

/** A line can die without a word: it stays open, and nothing comes any more. Whoever only listens must ask. */
export class Pulse {
  private readonly options: PulseOptions;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PulseOptions) {
    this.options = options;
  }

  /** A sign of life: the silence begins anew. */
  felt(): void {
    this.wait(SILENCE, () => this.ask(true));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private ask(mayOversleep: boolean): void {
    const { now, ping, lost } = this.options;
    const due = now() + PATIENCE;
    // Who slept may have an answer that is not read yet, so asks once more. Not again and again: in a hidden tab every
    // timer is late, and its line can be dead all the same.
    this.wait(PATIENCE, () => (mayOversleep && now() - due > OVERSLEPT ? this.ask(false) : lost()));
    ping();
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
    // Node would stay alive only to listen to silence; a browser's timer is a number and knows nothing of it.
    (this.timer as { unref?: () => void }).unref?.();
  }
}
