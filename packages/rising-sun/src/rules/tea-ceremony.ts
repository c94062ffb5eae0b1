import { type Choice, type Seat, todo } from '@engawa/kernel';
import { TEA_ROUNDS } from '../reconstructed.ts';
import { NO_ONE, type RisingSun, type RisingSunAside, type RisingSunStep } from '../state.ts';
import { acceptPhrase, declinePhrase, proposalPhrase } from '../talk.ts';
import type { Chapter } from './chapter.ts';
import { clockwiseFrom } from './preparing.ts';
import { freeCoins, newStretch } from './set-aside.ts';

/**
 * Chapter "Tea ceremony", p. 11 and 12. The rulebook leaves it to the talk at the table who asks whom; here everybody
 * without an ally gets up to three turns to propose. Every alliance that two want can come about, and it ends.
 */
export const teaCeremony: Chapter<'teaRound' | 'teaTurn' | 'teaTerms' | 'teaReply'> = {
  // It is over after three rounds, after one without a proposal, or when fewer than two could still agree.
  teaRound: {
    run(state, _, { tell }) {
      const { tea } = state;
      newStretch(state);
      if (tea.round === TEA_ROUNDS || !tea.hasProposed || !canAnybodyAgree(state)) {
        tell?.({ is: 'teaEnds' });
        state.phase = 'politics';
        todo(state, { do: 'mandateTurn', seat: state.active });
        return;
      }
      tea.round += 1;
      tea.hasProposed = false;
      const turns = clockwiseFrom(state, state.active).map((seat): RisingSunStep => ({ do: 'teaTurn', seat }));
      todo(state, ...turns, { do: 'teaRound' });
    },
  },

  // Propose an alliance to somebody who is free, wait, or stay alone for this season.
  teaTurn: {
    skip: (state, { seat }) => !isEligible(state, seat) || !canAnybodyAgree(state),
    choices(state, { seat }) {
      const list: Choice[] = [];
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat && isEligible(state, other)) list.push(`propose:${other}`);
      }
      list.push('pass', 'withdraw');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'pass') {
        tell?.({ is: 'waits', seat, phrase: 'waits' });
        return;
      }
      if (choice === 'withdraw') {
        state.tea.withdrawn |= 1 << seat;
        tell?.({ is: 'withdraws', seat, phrase: 'alone' });
        return;
      }
      state.tea.hasProposed = true;
      todo(state, { do: 'teaTerms', seat, to: Number((choice as string).slice('propose:'.length)) });
    },
  },

  // With or without coins, in one direction. P. 8: nobody has ronin now, and nothing else can be given.
  teaTerms: {
    choices(state, { seat, to }) {
      const list: Choice[] = ['plain'];
      const [own, others] = [freeCoins(state, seat), state.players[to]!.coins];
      for (let coins = 1; coins <= own; coins++) list.push(`give:${coins}`);
      for (let coins = 1; coins <= others; coins++) list.push(`ask:${coins}`);
      return list;
    },
    choose(state, { seat, to }, choice, { tell }) {
      const coins = termsOf(choice);
      tell?.({ is: 'proposes', seat, to, coins, phrase: proposalPhrase(coins) });
      todo(state, { do: 'teaReply', seat: to, from: seat, coins });
    },
  },

  // P. 11: both must agree. The coins change hands with the word; whatever else was promised binds nobody.
  teaReply: {
    choices: (state, { seat, coins }) => (-coins > freeCoins(state, seat) ? ['decline'] : ['accept', 'decline']),
    choose(state, { seat, from, coins }, choice, aside) {
      if (choice === 'accept') conclude(state, seat, from, coins, aside);
      else aside.tell?.({ is: 'declines', seat, to: from, phrase: declinePhrase(state, from, coins) });
    },
  },
};

/** Coins that the proposer gives; below 0 those that he asks for. */
function termsOf(choice: Choice): number {
  if (choice === 'plain') return 0;
  const [word, coins] = (choice as string).split(':') as ['give' | 'ask', string];
  return word === 'give' ? Number(coins) : -Number(coins);
}

function conclude(state: RisingSun, seat: Seat, from: Seat, coins: number, { tell }: RisingSunAside): void {
  const [one, other] = [state.players[seat]!, state.players[from]!];
  one.coins += coins;
  other.coins -= coins;
  one.ally = from;
  other.ally = seat;
  one.seasonsAllied += 1;
  other.seasonsAllied += 1;
  tell?.({ is: 'allies', seat, with: from, coins, phrase: acceptPhrase(coins) });
}

function isEligible(state: RisingSun, seat: Seat): boolean {
  return state.players[seat]!.ally === NO_ONE && (state.tea.withdrawn & (1 << seat)) === 0;
}

function canAnybodyAgree(state: RisingSun): boolean {
  let free = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (isEligible(state, seat)) free++;
  return free > 1;
}
