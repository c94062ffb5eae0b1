import { type Choice, type Decision, type Seat, todo } from '@engawa/kernel';
import { MOST_RESOURCES, SEALS_FOR_COIN, SEALS_FOR_RESOURCE } from '../components.ts';
import { RESOURCES, type Resource } from '../effects.ts';
import type { WhiteCastleEvent } from '../events.ts';
import type { WhiteCastle, WhiteCastleAside, WhiteCastleStep } from '../state.ts';

/** What seals can be exchanged for, as choices. */
export const EXCHANGES = { food: 'swap:food', iron: 'swap:iron', pearl: 'swap:pearl', coin: 'swap:coin' } as const;
export type Exchange = (typeof EXCHANGES)[keyof typeof EXCHANGES];

export function isExchange(choice: Choice): choice is Exchange {
  return typeof choice === 'string' && choice.startsWith('swap:');
}

export const exchangedFor = (exchange: Exchange): Resource | 'coin' => exchange.slice(5) as Resource | 'coin';

/** Two seals for a resource. Ours: not for one of which there is no room. */
export function addResourceExchanges(state: WhiteCastle, seat: Seat, list: Choice[]): void {
  const player = state.players[seat]!;
  if (player.seals < SEALS_FOR_RESOURCE) return;
  for (const resource of RESOURCES) if (player[resource] < MOST_RESOURCES) list.push(EXCHANGES[resource]);
}

export function exchange(state: WhiteCastle, seat: Seat, choice: Exchange, { tell }: WhiteCastleAside): void {
  const player = state.players[seat]!;
  const into = exchangedFor(choice);
  const seals = into === 'coin' ? SEALS_FOR_COIN : SEALS_FOR_RESOURCE;
  player.seals -= seals;
  if (into === 'coin') player.coins += 1;
  else player[into] += 1;
  tell?.({ is: 'exchanges', seat, seals, into });
}

type OfSeat = WhiteCastleStep & { readonly seat: Seat };

/**
 * P. 11: at any moment of the game two seals become a resource, or one seal a coin, as often as one likes. Whoever is
 * asked something may do so first; the question is then asked again, or `again`, and what can be paid may have changed.
 */
export function withSeals<T extends OfSeat>(
  rule: Decision<WhiteCastle, T, WhiteCastleEvent>,
  again: (step: T) => WhiteCastleStep = (step) => step,
): Decision<WhiteCastle, T, WhiteCastleEvent> {
  return {
    ...(rule.skip ? { skip: rule.skip } : {}),
    choices(state, step) {
      const list = rule.choices(state, step);
      if (state.players[step.seat]!.seals > 0) {
        addResourceExchanges(state, step.seat, list);
        list.push(EXCHANGES.coin);
      }
      return list;
    },
    choose(state, step, choice, aside) {
      if (isExchange(choice)) {
        exchange(state, step.seat, choice, aside);
        todo(state, again(step));
      } else rule.choose(state, step, choice, aside);
    },
  };
}
