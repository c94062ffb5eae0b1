/** A clock that goes as the real one does, and can be put forward. */
export class TestClock {
  private ahead = 0;

  readonly now = (): number => Date.now() + this.ahead;

  pass(milliseconds: number): void {
    this.ahead += milliseconds;
  }
}

/** A clock that stands still unless it is put forward. */
export class FrozenClock {
  private time = Date.UTC(2030, 0, 1);

  readonly now = (): number => this.time;

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}
