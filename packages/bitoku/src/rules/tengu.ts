import { HOUSE, REGION_OF_HILL, TENGU_FACTS, type TenguCard, typeOfYokai } from '../components.ts';
import type { TenguRow } from '../events.ts';
import { type Bitoku, type BitokuAside, type Die, HUMAN, houseOf, TENGU, type Tengu } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { dieAt, hasRoom, putDie, putDieOn, roomOnBank } from './dice.ts';
import { score } from './goods.ts';
import { advance } from './kodama.ts';
import { actIn, drawTenguCard, gainTengu, spendMovement } from './tengu-acts.ts';
import {
  atRandom,
  crossingOf,
  diceOnCrossings,
  hillsWith,
  isContested,
  isFavourite,
  lowest,
  mostPromising,
  rarestBitoku,
  regionOfCard,
  rollWill,
  standardResource,
} from './tengu-terms.ts';

/** P. 27 to 31, the Rise of the Tengu. */
export const tengu: Chapter<'tenguHarvest' | 'tenguTurn'> = {
  // In spring a movement point for every crystal of his.
  tenguHarvest: {
    run(state, _, aside) {
      if (state.options['tengu-harvest']) spendMovement(state, state.tengu!.crystals.length, aside);
    },
  },

  // Two will dice: the lower one picks the card. Then the first row of the table that can be carried out.
  tenguTurn: {
    run(state, _, aside) {
      const dice = [rollWill(aside.luck), rollWill(aside.luck)];
      const place = placeOfCard(Math.min(...dice));
      const realm = state.tengu!;
      const card = realm.row[place]!;
      const turn = { state, tengu: realm, card, place, region: regionOfCard(realm, card), aside };
      for (const { row, plan } of ACTIVATION_TABLE) {
        const act = plan(turn);
        if (act === undefined) continue;
        aside.tell?.({ is: 'tenguCard', dice, card, row });
        act();
        break;
      }
      // Also after passing the card is discarded; the others move to the right, and a new one comes to the left.
      realm.row.splice(place, 1);
      realm.discard.push(card);
      realm.row.unshift(drawTenguCard(state, aside)!);
    },
  },
};

/** 1 and 2 mean the right card, 3 and 4 the middle one, 5 and 6 the left one. */
const placeOfCard = (low: number): number => (low <= 2 ? 2 : low <= 4 ? 1 : 0);

interface Turn {
  readonly state: Bitoku;
  readonly tengu: Tengu;
  readonly card: TenguCard;
  /** Where the card lies in the row: 0 is the leftmost. */
  readonly place: number;
  /** The region of its lower half. */
  readonly region: number;
  readonly aside: BitokuAside;
}
/** What he would do, if the conditions of the row hold and all of it can be done. */
type Plan = (turn: Turn) => (() => void) | undefined;

/** P. 31: the rows from top to bottom. */
const ACTIVATION_TABLE: readonly { readonly row: TenguRow; readonly plan: Plan }[] = [
  // On a contested crossing for a card that the upper half shows.
  { row: 'A', plan: (turn) => crossForShown(turn, true) },
  // With the leftmost card, once until the token turns back: a die is freed and placed at once.
  {
    row: 'B',
    plan(turn) {
      const { state, tengu: realm, region, place } = turn;
      const die = lowest(realm.dice, 'locked');
      if (!hasRoom(state, region) || die === undefined || lowest(realm.dice, 'unlocked') !== undefined)
        return undefined;
      if (realm.isActive || place !== 0) return undefined;
      return () => {
        turnToken(turn, true);
        unlockDie(turn, die);
        placeAndAct(turn, die, region);
      };
    },
  },
  // A free die to the region of the card.
  {
    row: 'C',
    plan(turn) {
      const die = lowest(turn.tengu.dice, 'unlocked');
      if (!hasRoom(turn.state, turn.region) || die === undefined) return undefined;
      return () => placeAndAct(turn, die, turn.region);
    },
  },
  // Frees a die for his standard resource, and acts without placing it.
  {
    row: 'D',
    plan(turn) {
      const { tengu: realm, card, region, state, aside } = turn;
      const die = lowest(realm.dice, 'locked');
      const { resource } = TENGU_FACTS[card];
      if (die === undefined || (resource !== null && realm[resource] === 0)) return undefined;
      return () => {
        unlockDie(turn, die);
        if (resource !== null) {
          realm[resource] -= 1;
          aside.tell?.({ is: 'tenguPays', good: resource });
        }
        actIn(state, region, card, aside);
      };
    },
  },
  // On a contested crossing with one space left.
  {
    row: 'E',
    plan: (turn) => crossForBest(turn, (bank) => isContested(turn.state, bank) && roomOnBank(turn.state, bank) === 1),
  },
  // To the house: points for him, more of them for your high dice.
  {
    row: 'F',
    plan(turn) {
      const { state, tengu: realm } = turn;
      const die = lowest(realm.dice, 'unlocked');
      const space = houseSpace(state);
      if (die === undefined || space < 0 || realm.dice.some(({ at, place }) => at === 'forest' && place === HOUSE)) {
        return undefined;
      }
      return () => goToHouse(turn, die, space);
    },
  },
  {
    row: 'G',
    plan(turn) {
      const die = lowest(turn.tengu.dice, 'locked');
      if (die === undefined) return undefined;
      return () => {
        unlockDie(turn, die);
        gainStandard(turn);
      };
    },
  },
  { row: 'H', plan: (turn) => crossForShown(turn, false) },
  // His region is full: where his most promising kodama is.
  {
    row: 'I',
    plan(turn) {
      const die = lowest(turn.tengu.dice, 'unlocked');
      const open = REGION_OF_HILL.filter((region) => hasRoom(turn.state, region));
      if (hasRoom(turn.state, turn.region) || die === undefined || open.length === 0) return undefined;
      return () => placeAndAct(turn, die, mostPromising(turn.state, open));
    },
  },
  {
    row: 'J',
    plan(turn) {
      const isOnMat = turn.tengu.dice.some(({ at }) => at === 'locked' || at === 'unlocked');
      if (!turn.tengu.isActive || isOnMat) return undefined;
      return () => {
        turnToken(turn, false);
        gainStandard(turn);
      };
    },
  },
  { row: 'K', plan: (turn) => crossForBest(turn, () => true) },
  {
    row: 'L',
    plan:
      ({ state, aside }) =>
      () => {
        state.passed |= 1 << TENGU;
        aside.tell?.({ is: 'tenguPasses' });
      },
  },
];

function turnToken({ tengu: realm, aside }: Turn, active: boolean): void {
  realm.isActive = active;
  aside.tell?.({ is: 'tenguToken', active });
}

function unlockDie({ aside }: Turn, die: Die): void {
  die.at = 'unlocked';
  aside.tell?.({ is: 'tenguUnlocks', value: die.value });
}

function gainStandard({ state, tengu: realm, card, aside }: Turn): void {
  gainTengu(state, standardResource(realm, card), aside);
}

function placeAndAct(turn: Turn, die: Die, region: number): void {
  const { state, card, aside } = turn;
  putDie(state, die, 'forest', region);
  aside.tell?.({ is: 'tenguPlaces', value: die.value, region, house: null });
  advanceForPlacing(turn, region);
  actIn(state, region, card, aside);
}

/** His kodama where he places a die; in an easier game only if yours is ahead there. */
function advanceForPlacing({ state, tengu: realm, aside }: Turn, region: number): void {
  const isBehind = realm.kodama[region]! < state.players[HUMAN]!.kodama[region]!;
  if (state.options['tengu-kodama'] || isBehind) advance(state, TENGU, region, 1, aside);
}

/** The second space from the top, or the third if yours is there; -1 if neither is free. */
function houseSpace(state: Bitoku): number {
  return [1, 2].find((space) => dieAt(state, 'forest', HOUSE, space) === undefined) ?? -1;
}

const HOUSE_POINTS = 3;
const POINTS_FOR_HIGH_DIE = 2;
const HIGH_DIE = 5;

function goToHouse(turn: Turn, die: Die, space: number): void {
  const { state, aside } = turn;
  putDieOn(die, 'forest', HOUSE, space);
  aside.tell?.({ is: 'tenguPlaces', value: die.value, region: HOUSE, house: houseOf(state)[space]! });
  advanceForPlacing(turn, HOUSE);
  const high = state.players[HUMAN]!.dice.filter(({ at, value }) => at === 'forest' && value >= HIGH_DIE).length;
  score(state, TENGU, 'house', HOUSE_POINTS + POINTS_FOR_HIGH_DIE * high, aside);
}

/** Rows A and H: with the highest die that finds a card of the upper half across the river. */
function crossForShown(turn: Turn, contested: boolean): (() => void) | undefined {
  const { state, card, aside } = turn;
  for (const die of diceOnCrossings(state)) {
    const bank = crossingOf(state, die);
    if (contested && !isContested(state, bank)) continue;
    const kinds = TENGU_FACTS[card].takes.filter((kind) => hillsWith(state, bank, kind).length > 0);
    if (kinds.length === 0) continue;
    return () => {
      const kind = atRandom(kinds, aside.luck);
      const hills = hillsWith(state, bank, kind);
      crossTo(turn, die, bank, kind, kind === 'yokai' ? yokaiHill(turn, hills) : bitokuHill(state, hills));
    };
  }
  return undefined;
}

const yokaiHill = (turn: Turn, hills: readonly number[]): number =>
  favouriteYokai(turn, hills) ?? atRandom(hills, turn.aside.luck);

const bitokuHill = (state: Bitoku, hills: readonly number[]): number =>
  rarestBitoku(state, hills, true) ?? rarestBitoku(state, hills, false)!;

function favouriteYokai({ state, tengu: realm }: Turn, hills: readonly number[]): number | undefined {
  return hills.find((hill) => isFavourite(realm, typeOfYokai(state.hills[hill]!.yokai!)));
}

/** Rows E and K: a favourite yokai, else the rarest bitoku of a new kind, else any yokai. */
function crossForBest(turn: Turn, isMeant: (bank: number) => boolean): (() => void) | undefined {
  const { state, aside } = turn;
  for (const die of diceOnCrossings(state)) {
    const bank = crossingOf(state, die);
    if (!isMeant(bank)) continue;
    const yokai = hillsWith(state, bank, 'yokai');
    const favourite = favouriteYokai(turn, yokai);
    if (favourite !== undefined) return () => crossTo(turn, die, bank, 'yokai', favourite);
    const rarest = rarestBitoku(state, hillsWith(state, bank, 'bitoku'), true);
    if (rarest !== undefined) return () => crossTo(turn, die, bank, 'bitoku', rarest);
    if (yokai.length > 0) return () => crossTo(turn, die, bank, 'yokai', atRandom(yokai, aside.luck));
  }
  return undefined;
}

/** His die keeps its value. The reward is covered as always. */
function crossTo(turn: Turn, die: Die, bank: number, kind: 'yokai' | 'bitoku', hill: number): void {
  const { state, tengu: realm, aside } = turn;
  putDie(state, die, 'hill', bank);
  const cards = state.hills[hill]!;
  const { yokai, bitoku } = cards;
  if (kind === 'yokai') {
    cards.covered |= 2;
    cards.yokai = null;
    realm.yokai.push(yokai!);
    aside.tell?.({ is: 'tenguCrosses', value: die.value, hill, yokai, bitoku: null });
  } else {
    cards.covered |= 1;
    cards.bitoku = null;
    realm.path.push(bitoku!);
    aside.tell?.({ is: 'tenguCrosses', value: die.value, hill, yokai: null, bitoku });
  }
}
