/** So many a second on average, and a burst of some more. */
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

  /** False when there is not so much left. */
  take(much = 1): boolean {
    this.fill();
    if (this.level < much) return false;
    this.level -= much;
    return true;
  }

  get isFull(): boolean {
    this.fill();
    return this.level === this.most;
  }

  private fill(): void {
    const now = this.now();
    this.level = Math.min(this.most, this.level + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
