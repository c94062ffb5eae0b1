import { Bucket } from './bucket.ts';

/** As many people as may play from behind one address at their usual limit: a school, a club. */
const PEOPLE = 10;
const BURST = 10;

/** All sockets of one address, also those that are still being let in. */
export interface Neighbours {
  sockets: number;
  /** What they may send together. */
  readonly frames: Bucket;
}

/** Who comes from where: whoever opens one socket after another may send no more than by keeping a few. */
export class Addresses {
  private readonly perSecond: number;
  private readonly now: () => number;
  private readonly known = new Map<string, Neighbours>();

  constructor(framesPerSecond: number, now: () => number) {
    this.perSecond = framesPerSecond * PEOPLE;
    this.now = now;
  }

  at(address: string): Neighbours {
    let neighbours = this.known.get(address);
    if (neighbours === undefined) {
      neighbours = { sockets: 0, frames: new Bucket(this.perSecond, this.perSecond * BURST, this.now) };
      this.known.set(address, neighbours);
    }
    return neighbours;
  }

  /** Forgets those who left so long ago that nothing of them counts any more. */
  tidy(): void {
    for (const [address, { sockets, frames }] of this.known) {
      if (sockets === 0 && frames.isFull) this.known.delete(address);
    }
  }

  get size(): number {
    return this.known.size;
  }
}
