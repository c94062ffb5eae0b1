/** Milliseconds: what is usually on the disk sooner is waited for on the spot. */
const QUICK = 0.5;
/** About so many syncs change a mind. */
const REMEMBERED = 16;

/**
 * How long the disk usually takes. To hand a sync over to a thread and to be woken again costs about as much as a quick disk
 * needs; a slow one would hold everybody up.
 */
export class DiskPace {
  /** Nobody knows the disk yet: the first syncs are left to a thread. */
  #usual = QUICK;

  get isQuick(): boolean {
    return this.#usual < QUICK;
  }

  /** A sync took so many milliseconds. */
  took(milliseconds: number): void {
    this.#usual += (milliseconds - this.#usual) / REMEMBERED;
  }
}
