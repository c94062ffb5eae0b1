import { type Choice, type Seat, todo } from '@engawa/kernel';
import { HATE, KINDS, PROVINCES, SPITE } from '../components.ts';
import { FIRST_SHRINE, RESERVE, type RisingSun, type RisingSunAside, type RisingSunStep } from '../state.ts';
import { endOfRecruit, whenSummoned } from './cards.ts';
import type { Chapter } from './chapter.ts';
import { addProvinces } from './choices.ts';
import {
  countInReserve,
  hasReserve,
  isClan,
  isShinto,
  PROVINCE_COUNT,
  shift,
  strongholdsOnMap,
  summoningProvinces,
} from './figures.ts';

const KIND_COUNT = KINDS.length;

/** Mandate "Recruit", p. 14. */
export const recruiting: Chapter<
  'beginRecruit' | 'recruit' | 'recruitProvince' | 'worship' | 'afterSummon' | 'endRecruit'
> = {
  // One figure for every stronghold, at that stronghold; the active player and the ally one more at any of theirs.
  // P. 26: Dragonfly counts strongholds in the same way, but summons to any province.
  beginRecruit: {
    run(state, { seat, bonus }) {
      const { muster } = state;
      const { strongholds } = state.players[seat]!;
      const flies = isClan(state, seat, 'dragonfly');
      for (let province = 0; province < PROVINCE_COUNT; province++) {
        muster.left[province] = flies ? 0 : strongholds[province]!;
      }
      muster.anywhere = flies ? strongholdsOnMap(state, seat) + bonus : bonus;
      muster.summoned = 0;
      todo(state, { do: 'recruit', seat }, { do: 'afterSummon', seat });
    },
  },

  recruit: {
    skip: (state, { seat }) => !hasAllowance(state) || !hasReserve(state, seat),
    choices(state, { seat }) {
      const list: Choice[] = [];
      for (let kind = 0; kind < KIND_COUNT; kind++) if (countInReserve(state, seat, kind) > 0) list.push(KINDS[kind]!);
      list.push('stop');
      return list;
    },
    choose(state, { seat }, choice, aside) {
      if (choice === 'stop') return;
      const kind = KINDS.indexOf(choice as (typeof KINDS)[number]);
      const open = openProvinces(state, seat);
      if (open.length > 1) todo(state, { do: 'recruitProvince', seat, kind }, { do: 'recruit', seat });
      else todo(state, ...summonTo(state, seat, kind, open[0]!, aside), { do: 'recruit', seat });
    },
  },

  recruitProvince: {
    choices(state, { seat }) {
      const list: Choice[] = [];
      addProvinces(list, openProvinces(state, seat));
      return list;
    },
    choose(state, { seat, kind }, choice, aside) {
      todo(state, ...summonTo(state, seat, kind, PROVINCES.indexOf(choice as 'kyoto'), aside));
    },
  },

  // A shinto who has just been summoned may go to worship at once, and stays there to the end of the season.
  worship: {
    choices: (state) => ['stay', ...state.shrines],
    choose(state, { seat, kind, province }, choice, { tell }) {
      if (choice === 'stay') {
        shift(state, seat, kind, RESERVE, province);
        tell?.({ is: 'summons', seat, kind: KINDS[kind]!, province: PROVINCES[province]! });
        return;
      }
      const at = state.shrines.indexOf(choice as 'fujin');
      shift(state, seat, kind, RESERVE, FIRST_SHRINE + at);
      tell?.({ is: 'worships', seat, kind: KINDS[kind]!, shrine: state.shrines[at]! });
    },
  },

  // Whatever somebody summons in one go is one summon for cards.
  afterSummon: {
    run(state, { seat }) {
      if (state.muster.summoned > 0) todo(state, ...whenSummoned(state, seat));
    },
  },

  // Cards that act when everybody has recruited.
  endRecruit: {
    run(state) {
      todo(state, ...endOfRecruit(state));
    },
  },
};

function hasAllowance({ muster }: RisingSun): boolean {
  if (muster.anywhere > 0) return true;
  for (let province = 0; province < PROVINCE_COUNT; province++) if (muster.left[province]! > 0) return true;
  return false;
}

/** Where the next figure may go: strongholds with something left, with the extra figure all of them. */
function openProvinces(state: RisingSun, seat: Seat): readonly number[] {
  const { muster } = state;
  if (muster.anywhere > 0) return summoningProvinces(state, seat);
  const list: number[] = [];
  for (let province = 0; province < PROVINCE_COUNT; province++) if (muster.left[province]! > 0) list.push(province);
  return list;
}

/** Uses up what the stronghold allows, before the extra figure. */
function summonTo(state: RisingSun, seat: Seat, kind: number, province: number, aside: RisingSunAside) {
  const { muster } = state;
  if (muster.left[province]! > 0) muster.left[province]! -= 1;
  else muster.anywhere -= 1;
  muster.summoned += 1;
  return arrival(state, seat, kind, province, aside);
}

/** A figure from the reserve comes to a province: a shinto is asked whether to worship, an oni may do something there. */
export function arrival(
  state: RisingSun,
  seat: Seat,
  kind: number,
  province: number,
  { tell }: RisingSunAside,
): RisingSunStep[] {
  if (isShinto(kind)) return [{ do: 'worship', seat, kind, province }];
  shift(state, seat, kind, RESERVE, province);
  tell?.({ is: 'summons', seat, kind: KINDS[kind]!, province: PROVINCES[province]! });
  return entering(seat, kind, province);
}

/** Oni of Hate and Oni of Spite act whenever they enter a province. */
export function entering(seat: Seat, kind: number, province: number): RisingSunStep[] {
  return kind === HATE || kind === SPITE ? [{ do: 'enter', seat, kind, province }] : [];
}
