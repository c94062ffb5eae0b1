import type { Maybe } from '../maybe.ts';

/** One at a time, in the order of arrival. */
export class Turns {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  take(): Promise<void> {
    if (this.#taken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return Promise.resolve();
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  /** Takes a turn, acts, and gives it back: all at once, if it is free and the act does not wait. */
  inTurn<T>(act: () => Maybe<T>): Maybe<T> {
    if (this.#taken) return this.take().then(() => this.#acting(act));
    this.#taken = true;
    return this.#acting(act);
  }

  #acting<T>(act: () => Maybe<T>): Maybe<T> {
    let acting: Maybe<T>;
    try {
      acting = act();
    } catch (error) {
      this.give();
      throw error;
    }
    if (acting instanceof Promise) return acting.finally(() => this.give());
    this.give();
    return acting;
  }
}
