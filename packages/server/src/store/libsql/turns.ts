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
}
