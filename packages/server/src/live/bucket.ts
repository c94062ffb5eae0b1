/** So many a second on average, and a burst of some more: what one socket may send. */
export class Bucket {
  private readonly perSecond: number;
  private readonly most: number;
  private readonly now: () => number;
  private level: number;
  private at: number;

  constructor(perSecond: number, most: number, now: () => number) {
    this.perSecond = perSecond;
    this.most = most;
    this.now = now;
    this.level = most;
    this.at = now();
  }

  /** False when there is nothing left. */
  take(): boolean {
    const now = this.now();
    this.level = Math.min(this.most, this.level + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
