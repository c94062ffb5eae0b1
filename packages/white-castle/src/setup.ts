import { deckOf, type Luck, shuffle, takeAt, todo } from '@engawa/kernel';
import {
  CASTLE_CARDS,
  type CastleCard,
  colourOfTile,
  DAIMYOS,
  type DaimyoCard,
  DICE_TILES,
  DIPLOMATS,
  type DiceTile,
  type DiplomatCard,
  FIRST_SLOT,
  LEVELS,
  type Level,
  PLANT_GARDENS,
  type PlantGarden,
  ROOMS,
  type SoloCard,
  STARTING_ACTION_COPIES,
  STARTING_ACTIONS,
  STARTING_RESOURCES,
  STEWARDS,
  STONE_GARDENS,
  type StartingAction,
  type StartingResource,
  type StewardCard,
  type StoneGarden,
  YARD_TILES,
  type YardTile,
} from './components.ts';
import { COLOURS, type Colour } from './effects.ts';
import type { WhiteCastleOptions } from './options.ts';
import { FIRST_GAME, NUMBERED_SLOTS } from './reconstructed.ts';
import { drawCard } from './rules/courtiers.ts';
import { rollDice } from './rules/dice.ts';
import { takePair } from './rules/preparing.ts';
import { shuffleSolo } from './rules/rival.ts';
import {
  type Clan,
  type Household,
  NOBODY_YET,
  type Player,
  RIVAL,
  type StartingPair,
  type WhiteCastle,
  type WhiteCastleAside,
  type WhiteCastleStep,
} from './state.ts';

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

/** Chapter "Preparing the game"; the numbers are those of its steps. */
export function setup(seats: number, options: WhiteCastleOptions, aside: WhiteCastleAside): WhiteCastle {
  const { luck } = aside;
  const isFirstGame = options['first-game'];
  const castle = isFirstGame ? firstGameCards(seats) : dealCards(seats, luck);
  const daimyo = drawCard(keys(DAIMYOS), luck) as DaimyoCard;
  const layout = isFirstGame ? firstGameTiles() : dealTiles(luck);
  const state: WhiteCastle = {
    agenda: [],
    options,
    round: 1,
    turns: 0,
    order: [],
    influence: [],
    bridges: COLOURS.map(() => ({ left: 0, middle: [], right: 0 })),
    spaces: [[], [], [], [], [], [], [], []],
    rooms: castle.rooms,
    stewards: castle.stewards,
    diplomats: castle.diplomats,
    removed: [],
    tiles: layout.tiles,
    well: layout.well,
    daimyo,
    favours: [NOBODY_YET, NOBODY_YET, NOBODY_YET],
    gardens: dealGardens(luck),
    yards: take(keys(YARD_TILES) as YardTile[], 4, luck),
    pairs: [],
    players: Array.from({ length: seats }, newPlayer),
    usedRows: 0,
    rival: seats === 1 ? newRival(LEVELS[options.level]) : null,
    solo: deckOf<SoloCard>([]),
  };
  // 7. The dice lie on their bridges before anybody chooses.
  state.influence = firstOrder(state, options, luck);
  state.order = state.influence.slice();
  rollDice(state, aside);
  aside.tell?.({ is: 'turnOrder', order: state.order.slice(), solo: seats === 1 });
  // 12. One pair of starting cards more than there are players; alone one pair, without a choice.
  const resources = take(keys(STARTING_RESOURCES) as StartingResource[], seats === 1 ? 1 : seats + 1, luck);
  const actions = keys(STARTING_ACTIONS).flatMap((card) =>
    new Array<StartingAction>(STARTING_ACTION_COPIES).fill(card),
  );
  const pairs = resources.map((resource): StartingPair => ({ resource, action: drawCard(actions, luck)! }));
  if (seats === 1) {
    shuffleSolo(state, aside);
    todo(state, takePair(state, 0, pairs[0]!, aside), { do: 'nextTurn' });
    return state;
  }
  state.pairs = pairs;
  const draft = state.order.map((seat): WhiteCastleStep => ({ do: 'choosePair', seat })).reverse();
  todo(state, ...draft, { do: 'nextTurn' });
  return state;
}

interface Castle {
  readonly rooms: CastleCard[];
  readonly stewards: StewardCard[];
  readonly diplomats: DiplomatCard[];
}

/** 2. With one or two players the marked cards stay in the box. */
function decks(seats: number): Pick<Castle, 'stewards' | 'diplomats'> {
  const inPlay = (card: CastleCard) => seats > 2 || !CASTLE_CARDS[card].marked;
  return { stewards: keys(STEWARDS).filter(inPlay), diplomats: keys(DIPLOMATS).filter(inPlay) };
}

/** A card into each room; all once more as long as all dark actions in the castle are the same. */
function dealCards(seats: number, luck: Luck): Castle {
  for (;;) {
    const { stewards, diplomats } = decks(seats);
    const rooms = ROOMS.map((_, room): CastleCard => drawCard<CastleCard>(room < 3 ? stewards : diplomats, luck)!);
    if (new Set(rooms.map(darkAction)).size > 1) return { rooms, stewards, diplomats };
  }
}

/** The clan member of the dark block: on stewards it stands behind its price. */
function darkAction(card: CastleCard): string {
  const { blocks, dark } = CASTLE_CARDS[card];
  return (blocks as readonly (readonly string[])[])[dark]![0]!.replace(/^.*>/, '');
}

function firstGameCards(seats: number): Castle {
  const rooms: CastleCard[] = [...FIRST_GAME.cards];
  const { stewards, diplomats } = decks(seats);
  const isLeft = (card: CastleCard) => !rooms.includes(card);
  return { rooms, stewards: stewards.filter(isLeft), diplomats: diplomats.filter(isLeft) };
}

interface Layout {
  readonly tiles: readonly Colour[];
  readonly well: readonly DiceTile[];
}

/**
 * 4. One tile of each colour on the marked places (the topmost of the stewards' rooms), then the numbered places. A room
 * never has only one colour: a tile that would make it so goes to the next place instead, behind the last one into the
 * well. Ours: if there is no way to fill the castle so, it is begun anew.
 */
function dealTiles(luck: Luck): Layout {
  for (;;) {
    const layout = tryTiles(luck);
    if (layout !== undefined) return layout;
  }
}

function tryTiles(luck: Luck): Layout | undefined {
  const bag: DiceTile[] = [...DICE_TILES];
  const tiles = new Array<Colour>(FIRST_SLOT[ROOMS.length]!);
  shuffle([...COLOURS], luck).forEach((colour, room) => {
    const ofColour = bag.filter((tile) => colourOfTile(tile) === colour);
    bag.splice(bag.indexOf(drawCard(ofColour, luck)!), 1);
    tiles[FIRST_SLOT[room]!] = colour;
  });
  const waiting: DiceTile[] = [];
  for (const [name, slot] of NUMBERED_SLOTS) {
    const room = ROOMS.indexOf(name);
    const fits = (tile: DiceTile) => !wouldBePlain(tiles, room, slot, colourOfTile(tile));
    let tile = waiting.find(fits);
    if (tile !== undefined) waiting.splice(waiting.indexOf(tile), 1);
    while (tile === undefined) {
      const drawn = drawCard(bag, luck);
      if (drawn === undefined) return undefined;
      if (fits(drawn)) tile = drawn;
      else waiting.push(drawn);
    }
    tiles[FIRST_SLOT[room]! + slot] = colourOfTile(tile);
  }
  return { tiles, well: [...waiting, ...shuffle(bag, luck)] };
}

/** Whether the last tile of a room would leave it with a single colour. */
function wouldBePlain(tiles: readonly Colour[], room: number, slot: number, colour: Colour): boolean {
  const first = FIRST_SLOT[room]!;
  if (first + slot + 1 !== FIRST_SLOT[room + 1]) return false;
  for (let at = first; at < first + slot; at++) if (tiles[at] !== colour) return false;
  return true;
}

function firstGameTiles(): Layout {
  return { tiles: FIRST_GAME.tiles.flat(), well: ['coral-pearl', 'black-iron'] };
}

/** 8. A plant and a stone garden under each bridge. */
function dealGardens(luck: Luck): (PlantGarden | StoneGarden)[] {
  const plants = keys(PLANT_GARDENS);
  const stones = keys(STONE_GARDENS);
  return COLOURS.flatMap(() => [drawCard(plants, luck)!, drawCard(stones, luck)!]);
}

/** 11. Influence markers are stacked at random, the topmost goes first. The rival stands where its level says. */
function firstOrder({ players, rival }: WhiteCastle, options: WhiteCastleOptions, luck: Luck): Clan[] {
  if (rival !== null) return LEVELS[options.level].isFirst ? [RIVAL, 0] : [0, RIVAL];
  return shuffle([...players.keys()], luck);
}

function newRival({ points, time }: (typeof LEVELS)[Level]): Household {
  return { points, coins: 0, time, courtiers: [0, 0, 0, 0, 0, 0, 0], warriors: [0, 0, 0], gardeners: 0 };
}

/** 10. Nothing yet, and all figures on the mat. */
function newPlayer(): Player {
  return {
    points: 0,
    coins: 0,
    time: 0,
    courtiers: [0, 0, 0, 0, 0, 0, 0],
    warriors: [0, 0, 0],
    gardeners: 0,
    seals: 0,
    food: 0,
    iron: 0,
    pearl: 0,
    card: null,
    lantern: [],
    rows: [0, 0, 0],
  };
}

function take<C extends string>(cards: C[], count: number, luck: Luck): C[] {
  const taken: C[] = [];
  for (let i = 0; i < count; i++) taken.push(takeAt(cards, luck.below(cards.length, cards)));
  return taken;
}
