import { type Choice, cardsLeft, HIDDEN, type Seat } from '@engawa/kernel';
import {
  ACHIEVEMENT_POINTS,
  type EncounterCard,
  encounterOf,
  FARM_COINS,
  FRAGMENTS,
  LARGEST_DONATION,
  MEAL_POINTS,
  type MealCard,
  mealPrice,
  OFFERED_SOUVENIRS,
  PANORAMAS,
  type Panorama,
  powersOf,
  roadOf,
  type SouvenirCard,
  SPRINGS,
  type Space,
  souvenirPoints,
  type Tokaido,
  type TokaidoStep,
} from '@engawa/tokaido';

/** What something brings, as it is written on a pill: how much, and of what. */
export interface Gain {
  readonly amount: string;
  readonly of: 'coin' | 'point' | 'card' | 'meal';
  /** Which sentence explains it; the words of the board know them all. */
  readonly why: Why;
}

export type Why =
  | {
      readonly is:
        | 'farm'
        | 'spring'
        | 'temple'
        | 'village'
        | 'encounter'
        | 'meal'
        | 'noMeal'
        | 'entertains'
        | 'reserve';
    }
  | { readonly is: 'fragment'; readonly fragment: number }
  | { readonly is: 'first'; readonly of: Panorama }
  | {
      readonly is:
        | 'paints'
        | 'meetsAtInn'
        | 'neutralGift'
        | 'neutralMeal'
        | 'set'
        | 'samurai'
        | 'kuge'
        | 'miko'
        | 'gift';
    };

/** The next fragment scores its number; who is the first to finish the picture, the achievement as well. */
export function fragmentGains(view: Tokaido, seat: Seat, of: Panorama): Gain[] {
  const fragment = view.players[seat]!.panoramas[of] + 1;
  if (fragment > FRAGMENTS[of]) return [];
  const gains: Gain[] = [{ amount: `+${fragment}`, of: 'point', why: { is: 'fragment', fragment } }];
  const isFirst = fragment === FRAGMENTS[of] && view.players.every((player) => !player.achievements.includes(of));
  if (isFirst) {
    const points = ACHIEVEMENT_POINTS + powersOf(view, seat).perAchievement;
    gains.push({ amount: `+${points}`, of: 'point', why: { is: 'first', of } });
  }
  return gains;
}

function range(least: number, most: number): string {
  return least === most ? `+${least}` : `${least}–${most}`;
}

/** Everything that stopping here would bring this seat now. */
export function stopGains(view: Tokaido, seat: Seat, space: Space): Gain[] {
  const powers = powersOf(view, seat);
  const { coins } = view.players[seat]!;
  switch (space) {
    case 'farm':
      return [{ amount: `+${FARM_COINS}`, of: 'coin', why: { is: 'farm' } }];
    case 'paddy':
    case 'mountain':
    case 'sea':
      return fragmentGains(view, seat, space);
    case 'hot-spring': {
      const more = powers.perSpring;
      const amount = range(SPRINGS['spring-2'].points + more, SPRINGS['spring-3'].points + more);
      return [{ amount, of: 'point', why: { is: 'spring' } }];
    }
    case 'temple': {
      const more = powers.extraDonation;
      const amount = range(1 + more, Math.min(LARGEST_DONATION, coins) + more);
      return [{ amount, of: 'point', why: { is: 'temple' } }];
    }
    case 'village': {
      const offered = Math.min(OFFERED_SOUVENIRS, cardsLeft(view.souvenirs));
      return [{ amount: `${offered}`, of: 'card', why: { is: 'village' } }];
    }
    case 'encounter':
      return [
        { amount: `${powers.encountersDrawn}`, of: 'card', why: { is: 'encounter' } },
        ...performance(view, seat),
      ];
    case 'inn':
      return innGains(view, seat);
  }
}

/** Umegae performs for whomever she meets. */
function performance(view: Tokaido, seat: Seat): Gain[] {
  const { points, coins } = powersOf(view, seat).perEncounter;
  if (points === 0) return [];
  return [
    { amount: `+${points}`, of: 'point', why: { is: 'entertains' } },
    { amount: `+${coins}`, of: 'coin', why: { is: 'entertains' } },
  ];
}

function innGains(view: Tokaido, seat: Seat): Gain[] {
  const powers = powersOf(view, seat);
  const { at } = view.pieces[seat]!;
  const road = roadOf(view);
  const isLast = road.findIndex((stop, place) => place > at && stop.space === 'inn') === road.length - 1;
  const mayEat = view.players[seat]!.coins + powers.mealDiscount > 0 || powers.freeMealOffered;
  const gains: Gain[] = [
    mayEat
      ? { amount: `${MEAL_POINTS}`, of: 'point', why: { is: 'meal' } }
      : { amount: '0', of: 'point', why: { is: 'noMeal' } },
  ];
  if (
    !isLast &&
    powers.atInn === 'panorama' &&
    PANORAMAS.some((of) => view.players[seat]!.panoramas[of] < FRAGMENTS[of])
  ) {
    gains.push({ amount: '1', of: 'card', why: { is: 'paints' } });
  }
  if (!isLast && powers.atInn === 'encounter') gains.push({ amount: '1', of: 'card', why: { is: 'meetsAtInn' } });
  return gains;
}

/** Only temples and inns feel the neutral traveller. */
export function neutralGains(space: Space): Gain[] {
  if (space === 'temple') return [{ amount: '1', of: 'coin', why: { is: 'neutralGift' } }];
  return space === 'inn' ? [{ amount: '−1', of: 'meal', why: { is: 'neutralMeal' } }] : [];
}

/** One short label for a place: points of one stop add up, otherwise the first thing counts. */
export function pillOf(gains: readonly Gain[]): Gain | undefined {
  const [first, second] = gains;
  if (!first || !second || first.why.is !== 'fragment') return first;
  return { ...first, amount: `+${Number(first.amount) + Number(second.amount)}` };
}

/** What an encounter's card brings. */
export function encounterGains(view: Tokaido, seat: Seat, card: EncounterCard): Gain[] {
  const { souvenir, guide, points, coins, donation } = encounterOf(card);
  const gains = performance(view, seat);
  if (souvenir) gains.push({ amount: '1', of: 'card', why: { is: 'gift' } });
  if (points) gains.push({ amount: `+${points}`, of: 'point', why: { is: 'samurai' } });
  if (coins) gains.push({ amount: `+${coins}`, of: 'coin', why: { is: 'kuge' } });
  if (donation) gains.push({ amount: `+${donation}`, of: 'point', why: { is: 'miko' } });
  if (guide) gains.push(...fragmentGains(view, seat, guide));
  return gains;
}

/** Everything that a choice would bring the seat that is asked. */
export function choiceGains(view: Tokaido, step: TokaidoStep, choice: Choice): Gain[] {
  switch (step.do) {
    case 'move':
    case 'moveNeutral': {
      const stop = roadOf(view).find(({ id }) => id === choice);
      if (!stop) return [];
      return step.do === 'move' ? stopGains(view, step.seat, stop.space) : neutralGains(stop.space);
    }
    case 'temple': {
      const { extraDonation } = powersOf(view, step.seat);
      const gains: Gain[] = [{ amount: `+${choice}`, of: 'point', why: { is: 'temple' } }];
      if (extraDonation > 0) gains.push({ amount: `+${extraDonation}`, of: 'point', why: { is: 'reserve' } });
      return gains;
    }
    case 'buySouvenirs': {
      if (choice === 'done') return [];
      const points = souvenirPoints([...view.players[step.seat]!.souvenirs, ...step.basket], choice as SouvenirCard);
      return [{ amount: `+${points}`, of: 'point', why: { is: 'set' } }];
    }
    case 'buyMeal':
      if (choice === 'skip') return [];
      return [
        { amount: `+${MEAL_POINTS}`, of: 'point', why: { is: 'meal' } },
        { amount: `−${mealPrice(view, step.seat, choice as MealCard)}`, of: 'coin', why: { is: 'meal' } },
      ];
    case 'freeMeal':
      return choice === 'take' ? [{ amount: `+${MEAL_POINTS}`, of: 'point', why: { is: 'meal' } }] : [];
    case 'pickPanorama':
      return choice === 'decline' ? [] : fragmentGains(view, step.seat, choice as Panorama);
    case 'pickEncounter':
      return choice === HIDDEN ? [] : encounterGains(view, step.seat, choice as EncounterCard);
    default:
      return [];
  }
}

/** The fragment that a choice would add to the mat of the seat that is asked. */
export function fragmentAhead(
  view: Tokaido,
  step: TokaidoStep | undefined,
  choice: Choice | null,
): Panorama | undefined {
  if (!step || choice === null) return undefined;
  switch (step.do) {
    case 'move':
      return roadOf(view).find(({ id }) => id === choice)?.panorama;
    case 'pickPanorama':
      return PANORAMAS.find((of) => of === choice);
    case 'pickEncounter': {
      const guide = choice === HIDDEN ? undefined : encounterOf(choice as EncounterCard).guide;
      return guide && view.players[step.seat]!.panoramas[guide] < FRAGMENTS[guide] ? guide : undefined;
    }
    default:
      return undefined;
  }
}
