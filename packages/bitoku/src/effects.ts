/**
 * The symbols that are printed everywhere in the box, as short words: `amulet:2`, `any:1`, `mitama:1` (a mitama with a
 * discount of 1). An effect is a row of parts, to be had in any order; `a/b` is one of the two, `a>b` first a and then b.
 */

export const RESOURCES = ['wood', 'stone', 'jade', 'sake'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Resources of one's choice: among all, among wood and stone, among jade and sake. */
export const MIXES = {
  any: RESOURCES,
  woodstone: ['wood', 'stone'],
  jadesake: ['jade', 'sake'],
} as const satisfies Record<string, readonly Resource[]>;
export type Mix = keyof typeof MIXES;

/** Symbols with a number. That of a tile is its discount, that of `here` the steps of one's kodama in this region. */
type Counted = 'vp' | Resource | Mix | 'mp' | 'kodama' | 'here' | 'back';
type Discounted = 'mitama' | 'dragonfly' | 'build' | 'crystal';
type Plain = 'unlock' | 'draw' | 'yokai' | 'bitoku' | 'vision' | 'iwakura' | 'pilgrim';

export type Amulet = 1 | 2 | 3;
export const AMULETS: readonly Amulet[] = [1, 2, 3];

export type Kind = Counted | 'amulet' | Discounted | Plain;
export type Atom = `${Counted | Discounted}:${number}` | `amulet:${Amulet}` | Plain;
/** Something to do by itself, a choice between several, or something that has to be done (or paid) first. */
export type Part = Atom | `${Atom}/${string}` | `${Atom}>${Atom}` | `pay:${number}>${Atom}`;
export type Effect = readonly Part[];

export interface PartFacts {
  /** The kind of a single symbol; `one` for a choice, `then` for a row of two, `paid` for what has to be paid for. */
  readonly kind: Kind | 'one' | 'then' | 'paid';
  /** How many, how far, how much; of a tile the discount; of what is paid the price. */
  readonly amount: number;
  /** The sides of a choice. */
  readonly options: readonly Atom[];
  /** What comes first, and what comes then. */
  readonly first: Atom | undefined;
  readonly next: Atom | undefined;
}

const known = new Map<Part, PartFacts>();

export function factsOf(part: Part): PartFacts {
  let facts = known.get(part);
  if (facts === undefined) {
    facts = read(part);
    known.set(part, facts);
  }
  return facts;
}

function read(part: Part): PartFacts {
  const nothing = { amount: 0, options: [], first: undefined, next: undefined };
  if (part.includes('/')) return { ...nothing, kind: 'one', options: part.split('/') as Atom[] };
  const arrow = part.indexOf('>');
  if (arrow >= 0) {
    const [first, next] = [part.slice(0, arrow) as Atom, part.slice(arrow + 1) as Atom];
    const [word, number] = first.split(':') as [string, string];
    if (word === 'pay') return { ...nothing, kind: 'paid', amount: Number(number), next };
    return { ...nothing, kind: 'then', first, next };
  }
  const [kind, number] = part.split(':') as [Kind, string | undefined];
  return { ...nothing, kind, amount: number === undefined ? 1 : Number(number) };
}
