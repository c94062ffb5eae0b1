import { type Choice, type Deck, deckOf, draw, EVERYBODY, putOver, putUnder, todo } from '@engawa/kernel';
import {
  BOARD_SPACES,
  GARDENS,
  type GardenCard,
  LAST_SPACE,
  RIVAL_COINS,
  type RivalAction,
  ROOMS,
  type Room,
  SOLO_CARDS,
  type SoloCard,
  SPACE_VALUES,
  YARD_FACTS,
  YARDS,
} from '../components.ts';
import { COLOURS } from '../effects.ts';
import {
  type Bridge,
  COURT,
  courtiersLeft,
  courtiersOn,
  gardenersLeft,
  type Household,
  hasGardener,
  LEVEL_STARTS,
  NOBODY_YET,
  RIVAL,
  type WhiteCastle,
  type WhiteCastleAside,
  warriorsLeft,
} from '../state.ts';
import type { Chapter } from './chapter.ts';
import { deckOfRoom, layCard, leftmostOn } from './courtiers.ts';
import { dieOf, takeFrom } from './dice.ts';
import { activeGardens } from './gardeners.ts';
import { moveInfluence } from './passage-of-time.ts';

/** Who decides what the rival leaves open. */
const HOST = 0;

/** Chapter "The visit of the Tokugawa clan". The rival pays nothing and uses nothing of where it puts its pieces. */
export const rival: Chapter<'rivalTurn' | 'rivalAction' | 'rivalGarden' | 'rivalRoom' | 'rivalGardens'> = {
  // The top card is turned over, and more of them, until the one that is then on top shows a die which is there. That die
  // goes where the same card says. The last two cards that were turned over are its actions; then they go under the deck.
  rivalTurn: {
    run(state, _, aside) {
      const { solo } = state;
      const turned: SoloCard[] = [draw(solo, aside)!];
      let top = draw(solo, aside)!;
      while (!isThere(state, top)) {
        turned.push(top);
        top = draw(solo, aside)!;
      }
      for (const card of turned) putUnder(solo, card, EVERYBODY);
      putOver(solo, top, EVERYBODY);
      aside.tell?.({ is: 'rivalTurns', cards: turned, die: top });
      placeRivalDie(state, top, aside);
      const actions = turned.slice(-2).flatMap((card): readonly RivalAction[] => SOLO_CARDS[card].actions);
      todo(state, ...actions.map((action) => ({ do: 'rivalAction', action }) as const));
    },
  },

  // From the left card to the right one, from top to bottom. What cannot be done brings points: the number of the round.
  rivalAction: {
    run(state, { action }, aside) {
      const act = ACTS[action.split(':')[0] as keyof typeof ACTS];
      aside.tell?.({ is: 'rivalActs', action });
      act(state, state.rival!, action, aside);
    },
  },

  // Of several gardens with the same few points the host chooses.
  rivalGarden: {
    choices: (state, { gardens }) => gardens.map((garden) => state.gardens[garden]!),
    choose(state, _, choice, aside) {
      plant(state, state.gardens.indexOf(choice as GardenCard), aside);
    },
  },

  // The host chooses the room that the rival's courtier enters. Its card leaves the game and is replaced.
  rivalRoom: {
    choices(_, { level }) {
      const list: Choice[] = [];
      for (let at = LEVEL_STARTS[level]!; at < LEVEL_STARTS[level + 1]!; at++) list.push(COURT[at]!);
      return list;
    },
    choose(state, { seat, from }, choice, aside) {
      const room = choice as Room;
      moveUp(state.rival!, from, COURT.indexOf(room), aside);
      const at = ROOMS.indexOf(room);
      const card = state.rooms[at]!;
      state.removed.push(card);
      aside.tell?.({ is: 'rivalSendsAway', seat, card, room });
      layCard(state, room, aside);
    },
  },

  // At the end of the first two rounds its gardeners beside bridges with dice score the number of the round.
  rivalGardens: {
    run(state, _, { tell }) {
      const household = state.rival!;
      const gardeners = activeGardens(state, household).length;
      if (gardeners === 0) return;
      household.points += gardeners * state.round;
      tell?.({ is: 'rivalGardens', gardeners, points: gardeners * state.round });
    },
  },
};

function isThere(state: WhiteCastle, card: SoloCard): boolean {
  const { bridge, at } = SOLO_CARDS[card];
  const { left, middle, right } = state.bridges[COLOURS.indexOf(bridge)]!;
  return at === 'centre' ? middle.length > 0 : (at === 'left' ? left : right) > 0;
}

function takeDie(bridge: Bridge, at: 'left' | 'centre' | 'right'): number {
  return at === 'centre' ? bridge.middle.pop()! : takeFrom(bridge, at);
}

/** Of any colour, with coins for what the die shows more. Where a die lies already it goes into the well instead. */
function placeRivalDie(state: WhiteCastle, card: SoloCard, { tell }: WhiteCastleAside): void {
  const { bridge: colour, at, place } = SOLO_CARDS[card];
  const value = takeDie(state.bridges[COLOURS.indexOf(colour)]!, at);
  const isFree = state.spaces[BOARD_SPACES.indexOf(place)]!.length === 0;
  const space = isFree ? place : 'well';
  const number = BOARD_SPACES.indexOf(space);
  state.spaces[number]!.push(dieOf(colour, value));
  const coins = Math.max(0, value - SPACE_VALUES[number]!);
  state.rival!.coins += coins;
  tell?.({ is: 'rivalPlaces', colour, value, from: at, space, coins });
}

type Act = (state: WhiteCastle, household: Household, action: RivalAction, aside: WhiteCastleAside) => void;

const wordAfter = (action: RivalAction): string => action.slice(action.indexOf(':') + 1);

/** The symbols of the rival's cards. */
const ACTS: Readonly<Record<'gate' | 'up' | 'warrior' | 'garden' | 'vp' | 'coin' | 'time', Act>> = {
  gate(state, household, action, aside) {
    if (courtiersLeft(household) === 0) {
      cannot(state, action, aside);
      return;
    }
    household.courtiers[0]! += 1;
    aside.tell?.({ is: 'rivalAtGate' });
  },

  // The lowest courtier climbs. Ours: if he cannot go so far he does not move.
  up(state, household, action, aside) {
    const from = [0, 1, 2].find((level) => courtiersOn(household, level) > 0);
    const level = (from ?? 3) + Number(wordAfter(action));
    if (from === undefined || level > 3) {
      cannot(state, action, aside);
      return;
    }
    const start = leftmostOn(household, from);
    const first = LEVEL_STARTS[level]!;
    if (level === 3) {
      moveUp(household, start, first, aside);
      const free = state.favours.indexOf(NOBODY_YET);
      if (free >= 0) state.favours[free] = RIVAL;
    } else if (deckOfRoom(state, COURT[first] as Room).length === 0) moveUp(household, start, first, aside);
    else todo(state, { do: 'rivalRoom', seat: HOST, from: start, level: level as 1 | 2 });
  },

  warrior(state, household, action, aside) {
    if (warriorsLeft(household) === 0) {
      cannot(state, action, aside);
      return;
    }
    const iron = Number(wordAfter(action));
    const at = YARDS.findIndex((yard) => YARD_FACTS[yard].iron === iron);
    household.warriors[at]! += 1;
    aside.tell?.({ is: 'rivalWarrior', yard: YARDS[at]! });
  },

  // The garden of that kind which scores least, among those without a gardener of the rival.
  garden(state, household, action, aside) {
    const kind = wordAfter(action);
    const free = state.gardens.flatMap((card, garden) =>
      !hasGardener(household, garden) && (kind === 'any' || card.startsWith(kind)) ? [garden] : [],
    );
    if (free.length === 0 || gardenersLeft(household) === 0) {
      cannot(state, action, aside);
      return;
    }
    const points = (garden: number) => GARDENS[state.gardens[garden]!].points;
    const fewest = Math.min(...free.map(points));
    const gardens = free.filter((garden) => points(garden) === fewest);
    if (gardens.length === 1) plant(state, gardens[0]!, aside);
    else todo(state, { do: 'rivalGarden', seat: HOST, gardens });
  },

  vp(_, household, action, { tell }) {
    const amount = Number(wordAfter(action));
    household.points += amount;
    tell?.({ is: 'rivalGains', good: 'vp', amount });
  },

  coin(_, household, action, { tell }) {
    const amount = Number(wordAfter(action));
    household.coins += amount;
    tell?.({ is: 'rivalGains', good: 'coin', amount });
  },

  time(state, household, action, aside) {
    const from = household.time;
    if (from === LAST_SPACE) {
      cannot(state, action, aside);
      return;
    }
    moveInfluence(state, RIVAL, Math.min(Number(wordAfter(action)), LAST_SPACE - from));
    aside.tell?.({ is: 'rivalTime', from, to: household.time });
  },
};

function cannot(state: WhiteCastle, action: RivalAction, { tell }: WhiteCastleAside): void {
  state.rival!.points += state.round;
  tell?.({ is: 'rivalCannot', action, points: state.round });
}

function plant(state: WhiteCastle, garden: number, { tell }: WhiteCastleAside): void {
  state.rival!.gardeners |= 1 << garden;
  tell?.({ is: 'rivalGardener', garden: state.gardens[garden]! });
}

function moveUp(household: Household, from: number, to: number, { tell }: WhiteCastleAside): void {
  household.courtiers[from]! -= 1;
  household.courtiers[to]! += 1;
  tell?.({ is: 'rivalClimbs', from: COURT[from]!, to: COURT[to]! });
}

/** After the new order: for every three coins, or five if it goes second, the rival scores the number of the round. */
export function turnInCoins(state: WhiteCastle, household: Household, { tell }: WhiteCastleAside): void {
  const each = state.order[0] === RIVAL ? RIVAL_COINS.first : RIVAL_COINS.second;
  const groups = Math.floor(household.coins / each);
  if (groups === 0) return;
  household.coins -= groups * each;
  household.points += groups * state.round;
  tell?.({ is: 'rivalTurnsInCoins', coins: groups * each, points: groups * state.round });
}

const ALL_SOLO_CARDS = Object.keys(SOLO_CARDS) as SoloCard[];

/** All nine are mixed; the bridge side of the top card is for all to see. */
export function shuffleSolo(state: WhiteCastle, aside: WhiteCastleAside): void {
  const deck: Deck<SoloCard> = deckOf(ALL_SOLO_CARDS);
  putOver(deck, draw(deck, aside)!, EVERYBODY);
  state.solo = deck;
}
