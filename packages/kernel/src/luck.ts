/**
 * Where chance comes from. It is handed in to the rules and never part of a state: there is no future to peek at.
 * `among` names what is drawn from, so that a test can ask for a card by its name; real luck does not look at it.
 */
export interface Luck {
  below(n: number, among?: readonly (number | string)[]): number;
}

/** xoshiro128** by Blackman and Vigna: cheap luck for searches and simulations, never for a table with people. */
export class SearchLuck implements Luck {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
  }

  /** Spreads one number over the four words of the generator (splitmix32). */
  static seeded(seed: number): SearchLuck {
    let at = seed | 0;
    const word = () => {
      at = (at + 0x9e3779b9) | 0;
      let mixed = at ^ (at >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      return mixed ^ (mixed >>> 15);
    };
    return new SearchLuck(word(), word(), word(), word() | 1);
  }

  /** The next 32 bits, as an unsigned number. */
  next(): number {
    const five = Math.imul(this.b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /** For n up to 2^31. The bias of scaling 32 bits is below n / 2^32: nothing that a search could notice. */
  below(n: number): number {
    return (this.next() * 2.3283064365386963e-10 * n) | 0;
  }
}

/** Wraps luck and keeps every lot that it gives, for the record. */
export class RecordingLuck implements Luck {
  lots: number[] = [];
  private readonly source: Luck;

  constructor(source: Luck) {
    this.source = source;
  }

  below(n: number, among?: readonly (number | string)[]): number {
    const lot = this.source.below(n, among);
    this.lots.push(lot);
    return lot;
  }

  /** The lots since the last call. */
  take(): number[] {
    const lots = this.lots;
    this.lots = [];
    return lots;
  }
}

/** Gives the lots of a record again, and notices when they do not fit. */
export class RecordedLuck implements Luck {
  private readonly lots: readonly number[];
  private at = 0;

  constructor(lots: readonly number[]) {
    this.lots = lots;
  }

  below(n: number): number {
    const lot = this.lots[this.at];
    if (lot === undefined) throw new RangeError('the record has too few lots here');
    if (!Number.isInteger(lot) || lot < 0 || lot >= n) throw new RangeError(`the lot ${lot} is not below ${n}`);
    this.at++;
    return lot;
  }

  /** Lots that nobody asked for. */
  get left(): number {
    return this.lots.length - this.at;
  }
}

/**
 * Luck for tests, told in words: `scripted('samurai', 3, 'koma')` first draws a card whose name begins with
 * "samurai", then the lot 3, then the top. With the script used up it goes on with `after`, or fails.
 */
export function scripted(...script: (number | string)[]): Luck & { readonly left: number; after(luck: Luck): Luck } {
  let at = 0;
  let next: Luck | undefined;
  const luck = {
    get left() {
      return script.length - at;
    },
    after(other: Luck) {
      next = other;
      return luck;
    },
    below(n: number, among?: readonly (number | string)[]): number {
      const wanted = script[at];
      if (wanted === undefined) {
        if (next) return next.below(n, among);
        throw new Error(`the script is over, but a lot below ${n} is asked for`);
      }
      at++;
      if (typeof wanted === 'number') {
        if (wanted < 0 || wanted >= n) throw new Error(`the script says ${wanted}, but the lot must be below ${n}`);
        return wanted;
      }
      const found = among?.findIndex((card) => card === wanted || `${card}`.startsWith(`${wanted}-`)) ?? -1;
      if (found < 0) throw new Error(`the script says "${wanted}", but only these can be drawn: ${among?.join(' ')}`);
      return found;
    },
  };
  return luck;
}

/** Puts the items in random order, in place. */
export function shuffle<V>(items: V[], luck: Luck): V[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}
