import type { Choice } from '@engawa/kernel';
import {
  AUDIENCE_COINS,
  blockOf,
  blocksBeside,
  CASTLE_CARDS,
  CLIMBS,
  COURT,
  type Colour,
  cardBlock,
  DAIMYOS,
  type Effect,
  exchangedFor,
  FAVOURS,
  factsOf,
  GARDENS,
  type GardenCard,
  giftOfTile,
  isExchange,
  LANTERNS,
  OUTSIDE,
  type Player,
  ROOMS,
  type Room,
  type Row,
  SEALS_FOR_COIN,
  SEALS_FOR_RESOURCE,
  SLOT_NAMES,
  type Space,
  STARTING_RESOURCES,
  type StartingResource,
  sealsToGoOn,
  valueBelow,
  visibleRewards,
  type WhiteCastle,
  type WhiteCastleStep,
  YARD_FACTS,
  type Yard,
  yardEffects,
} from '@engawa/white-castle';

/** What is paid for a choice: how much of what. */
interface Price {
  readonly amount: number;
  readonly of: 'food' | 'iron' | 'pearl' | 'coin' | 'seal';
}

/** What a choice costs, what comes at once, and what may be done then. */
interface Outcome {
  readonly pays: readonly Price[];
  readonly gets: readonly Effect[];
  /** Apart from the rest: what a die from the lantern's end lights. */
  readonly lantern: readonly Effect[];
  /** One of these, not all. */
  readonly isEither: boolean;
}

const NOTHING: Outcome = { pays: [], gets: [], lantern: [], isEither: false };

const costs = (amount: number, of: Price['of'], gets: readonly Effect[] = []): Outcome => ({
  ...NOTHING,
  pays: amount > 0 ? [{ amount, of }] : [],
  gets,
});

/** The symbols in somebody's lantern area. */
export function lanternOf({ lantern }: Player): Effect[] {
  return lantern.map((card) => LANTERNS[card]);
}

/** What lies in the well. */
export function wellGives({ well }: WhiteCastle): Effect[] {
  return ['seal:1', ...well.map(giftOfTile)];
}

/** What a row of the mat gives, and the card beside it. */
export function rowGives(player: Player, row: Row): Effect[] {
  return [...visibleRewards(player, row), ...(player.card === null ? [] : cardBlock(player, row))];
}

/** What a die of this colour brings on a space. */
function spaceGives(view: WhiteCastle, player: Player, space: Space, colour: Colour): readonly Effect[] {
  switch (space) {
    case 'well':
      return wellGives(view);
    case 'outside-1':
    case 'outside-2':
      return OUTSIDE[space];
    case 'domain-coral':
    case 'domain-black':
    case 'domain-white':
      return rowGives(player, space);
    default:
      return blocksBeside(view, ROOMS.indexOf(space), colour);
  }
}

/** Coins that come (or, below zero, go) when a die is put on a space. */
export function coinsFor(view: WhiteCastle, space: Space, value: number): number {
  return value - valueBelow(view, space);
}

/** Goods of one kind in one heap: `food:1` twice is `food:2`. */
export function heaped(effects: readonly Effect[]): Effect[] {
  const heaps = new Map<string, number>();
  for (const effect of effects) {
    const { kind, amount } = factsOf(effect);
    const key = amount > 0 && kind !== 'paid' ? kind : effect;
    heaps.set(key, (heaps.get(key) ?? 0) + (key === kind ? amount : 0));
  }
  return [...heaps].map(([key, amount]) => (amount > 0 ? `${key}:${amount}` : key) as Effect);
}

export function outcomeOf(view: WhiteCastle, step: WhiteCastleStep, choice: Choice): Outcome {
  if (isExchange(choice)) {
    const into = exchangedFor(choice);
    return costs(into === 'coin' ? SEALS_FOR_COIN : SEALS_FOR_RESOURCE, 'seal', [`${into}:1`]);
  }
  switch (step.do) {
    case 'choosePair': {
      const pair = view.pairs.find(({ resource }) => resource === choice);
      return pair ? { ...NOTHING, gets: STARTING_RESOURCES[choice as StartingResource].gives } : NOTHING;
    }
    case 'takeDie':
      return `${choice}`.endsWith('-left') ? { ...NOTHING, lantern: lanternOf(view.players[step.seat]!) } : NOTHING;
    case 'placeDie': {
      const coins = coinsFor(view, choice as Space, step.value);
      const player = view.players[step.seat]!;
      return {
        pays: coins < 0 ? [{ amount: -coins, of: 'coin' }] : [],
        gets: [
          ...(coins > 0 ? ([`coin:${coins}`] as const) : []),
          ...spaceGives(view, player, choice as Space, step.colour),
        ],
        lantern: step.end === 'left' ? lanternOf(player) : [],
        isEither: `${choice}`.startsWith('outside'),
      };
    }
    case 'pick':
      return choice === 'skip' ? NOTHING : { ...NOTHING, gets: [choice as Effect] };
    case 'chooseResource':
      return { ...NOTHING, gets: [`${choice as 'food'}:1`] };
    case 'outside':
      return choice === 'decline' ? NOTHING : { ...NOTHING, gets: [choice as Effect] };
    case 'castleAction': {
      if (choice === 'decline') return NOTHING;
      const { room, slot } = blockOf(choice as string);
      return { ...NOTHING, gets: CASTLE_CARDS[view.rooms[room]!].blocks[slot]! };
    }
    case 'chooseRow':
      return choice === 'decline' ? NOTHING : { ...NOTHING, gets: rowGives(view.players[step.seat]!, choice as Row) };
    case 'warrior':
      if (choice === 'decline') return NOTHING;
      return costs(YARD_FACTS[choice as Yard].iron, 'iron', yardEffects(view, choice as Yard));
    case 'gardener': {
      if (choice === 'decline') return NOTHING;
      const { food, action } = GARDENS[choice as GardenCard];
      return costs(food, 'food', [action]);
    }
    case 'courtier':
      return courtierOutcome(view, step.seat, choice);
    case 'lightBlock':
      return { ...NOTHING, gets: CASTLE_CARDS[step.card].blocks[SLOT_NAMES.steward.indexOf(choice as 'top')]! };
    case 'favour':
      return { ...NOTHING, gets: [DAIMYOS[view.daimyo][FAVOURS.indexOf(choice as string)]!] };
    case 'checkpoint':
      return choice === 'pay' ? costs(sealsToGoOn(view.players[step.seat]!.time), 'seal') : NOTHING;
    default:
      return NOTHING;
  }
}

/** A climb brings what is light on the card of the room, or the lantern and a favour. */
function courtierOutcome(view: WhiteCastle, seat: number, choice: Choice): Outcome {
  if (choice === 'done') return NOTHING;
  if (choice === 'audience') return costs(AUDIENCE_COINS, 'coin');
  const { to, pearls } = CLIMBS.find(({ id }) => id === choice)!;
  const card = view.rooms[ROOMS.indexOf(COURT[to] as Room)];
  if (card == null) return { ...costs(pearls, 'pearl'), lantern: lanternOf(view.players[seat]!) };
  const { blocks, dark } = CASTLE_CARDS[card];
  const light = (blocks as readonly (readonly Effect[])[]).filter((_, slot) => slot !== dark).flat();
  return { ...costs(pearls, 'pearl', light), isEither: blocks.length > 2 };
}
