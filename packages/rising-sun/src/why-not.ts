import { type Choice, type Seat, stepOf, type WhyNot } from '@engawa/kernel';
import { CARD_COSTS, CARD_NAMES, DAIMYO, KINDS, MANDATES, PROVINCES, STRONGHOLD_COST, YUREI } from './components.ts';
import { ALL_PROVINCES, countAt, countInReserve } from './rules/figures.ts';
import { GROUPS } from './rules/groups.ts';
import { destinations, hasBorder } from './rules/marshal.ts';
import { mayNegotiate } from './rules/out-of-turn.ts';
import { freeCoins } from './rules/set-aside.ts';
import { priceFor } from './rules/train.ts';
import { NO_ONE, type RisingSun, type RisingSunStep } from './state.ts';
import type { Reason } from './text/dictionary.ts';

/** What lies in reach, but is not on the list, and why: the open decision first, then gifts. */
export function whyNot(view: RisingSun, seat: Seat): WhyNot[] {
  const step = stepOf(view, seat);
  const closed = step === undefined ? [] : closedChoices(view, seat, step);
  return [...closed, ...closedGifts(view, seat)];
}

function closedChoices(view: RisingSun, seat: Seat, step: RisingSunStep): WhyNot[] {
  switch (step.do) {
    case 'teaTurn':
      return view.players.flatMap(({ ally }, other): WhyNot[] => {
        if (other === seat) return [];
        if (ally !== NO_ONE) return [because(`propose:${other}`, 'hasAlly')];
        return (view.tea.withdrawn & (1 << other)) !== 0 ? [because(`propose:${other}`, 'wantsNone')] : [];
      });
    case 'pickMandate': {
      const seen = view.looking.map(({ card }) => card);
      return MANDATES.filter((mandate) => !seen.includes(mandate)).map((one) => because(one, 'notAmongTiles'));
    }
    case 'recruit':
      return KINDS.flatMap((kind, at) =>
        countInReserve(view, seat, at) === 0 && isOwned(view, seat, at) ? [because(kind, 'noneLeft')] : [],
      );
    case 'marshalTo':
    case 'fujinTo': {
      const open = destinations(view, seat, step.from);
      return ALL_PROVINCES.filter((to) => to !== step.from && !open.includes(to)).map((to) =>
        because(PROVINCES[to]!, hasBorder(step.from, to) ? 'toll' : 'notAdjacent'),
      );
    }
    case 'build': {
      if (priceFor(view, seat, STRONGHOLD_COST, 0) <= freeCoins(view, seat)) return [];
      return PROVINCES.map((province) => because(province, 'noCoins'));
    }
    case 'train':
      return tooDear(view, seat, step.discount);
    case 'ryujin':
      return tooDear(view, seat, 0);
    case 'hostage':
      return view.battle!.participants.flatMap((owner) =>
        [DAIMYO, YUREI].flatMap((kind) => {
          const { province } = view.battle!;
          const isThere = owner !== seat && countAt(view, owner, kind, province) > 0;
          return isThere ? [because(GROUPS[owner]![kind]![province]!, 'protected')] : [];
        }),
      );
    default:
      return [];
  }
}

const because = (choice: Choice, why: Reason): WhyNot => ({ choice, why });

function isOwned(view: RisingSun, seat: Seat, kind: number): boolean {
  return kind <= DAIMYO || view.monsterOwners[kind - DAIMYO - 1] === seat;
}

function tooDear(view: RisingSun, seat: Seat, discount: number): WhyNot[] {
  const coins = freeCoins(view, seat);
  return CARD_NAMES.flatMap((card, at) =>
    view.display[at]! > 0 && priceFor(view, seat, CARD_COSTS[at]!, discount) > coins ? [because(card, 'noCoins')] : [],
  );
}

/** P. 8: nothing may be given in the war phase; and whoever is ready for the war has done with it. */
function closedGifts(view: RisingSun, seat: Seat): WhyNot[] {
  if ((view.phase !== 'war' && view.phase !== 'prewar') || mayNegotiate(view, seat)) return [];
  const why = view.phase === 'war' ? 'noGiftsInWar' : 'isReady';
  return view.players.flatMap((_, other) =>
    other === seat ? [] : [because(`gift:${other}:coin`, why), because(`gift:${other}:ronin`, why)],
  );
}
