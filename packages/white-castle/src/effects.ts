/** The symbols that are printed everywhere in the box, as short words: `food:2`, `lantern`, `coin:3>courtier`. */

export const COLOURS = ['coral', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const RESOURCES = ['food', 'iron', 'pearl'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What is gained and needs no decision. */
export const GOODS = ['food', 'iron', 'pearl', 'coin', 'seal', 'vp'] as const;
export type Good = (typeof GOODS)[number];

export const CLAN_MEMBERS = ['courtier', 'warrior', 'gardener'] as const;
export type ClanMember = (typeof CLAN_MEMBERS)[number];

/** Do an action block of the castle: beside a tile of this colour, beside any tile, or any on a light background. */
export type CastleAction = `tile:${Colour | 'any'}` | 'light';

export type Action = ClanMember | 'domain' | CastleAction;

type Gain = `${Good | 'any' | 'time'}:${number}`;
/** "Pay this to do that", on top of what that costs itself. */
type Paid = `${'seal' | 'coin'}:${number}>${Action}`;

export type Effect = Gain | 'lantern' | 'well' | Action | Paid;

export type EffectKind = Good | 'any' | 'time' | 'lantern' | 'well' | ClanMember | 'domain' | 'tile' | 'light' | 'paid';

export interface EffectFacts {
  readonly kind: EffectKind;
  /** How much is gained, or how many spaces are walked; for a payment, how much is paid. */
  readonly amount: number;
  /** Of `tile`: which tiles. */
  readonly tiles: Colour | 'any' | undefined;
  /** Of `paid`: with what, and for what. */
  readonly price: 'seal' | 'coin' | undefined;
  readonly action: Action | undefined;
  /** Starts something of its own, that may cost something: for these the order matters. */
  readonly isAction: boolean;
}

const GAINED: readonly EffectKind[] = [...GOODS, 'any', 'time', 'lantern', 'well'];

const facts = new Map<Effect, EffectFacts>();

/** What a word means; each is read once. */
export function factsOf(effect: Effect): EffectFacts {
  let known = facts.get(effect);
  if (known === undefined) {
    known = read(effect);
    facts.set(effect, known);
  }
  return known;
}

function read(effect: Effect): EffectFacts {
  const [first, action] = effect.split('>') as [string, Action | undefined];
  const [word, number] = first.split(':') as [string, string | undefined];
  if (action !== undefined) {
    return {
      kind: 'paid',
      amount: Number(number),
      tiles: undefined,
      price: word as 'seal' | 'coin',
      action,
      isAction: true,
    };
  }
  const tiles = word === 'tile' ? (number as Colour | 'any') : undefined;
  const amount = tiles === undefined && number !== undefined ? Number(number) : 0;
  const isAction = !GAINED.includes(word as EffectKind);
  return { kind: word as EffectKind, amount, tiles, price: undefined, action: undefined, isAction };
}
