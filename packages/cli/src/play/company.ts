import type { Bot } from '@engawa/bots';
import type { Seat } from '@engawa/kernel';
import type { Text } from '../text/text.ts';

/** Who sits where: a person where there is no bot. */
export interface Company {
  readonly bots: readonly (Bot | undefined)[];
  readonly names: readonly string[];
}

/** One person and bots, or (without bots) people only. */
export function companyOf(seats: number, bots: readonly Bot[], text: Text): Company {
  if (bots.length === 0) {
    const people = Array.from({ length: seats }, (_, seat) => seat);
    return {
      bots: people.map(() => undefined),
      names: people.map((seat) => (seats === 1 ? text.human : text.humanNumber(seat + 1))),
    };
  }
  const others = Array.from({ length: seats - 1 }, (_, i) => bots[Math.min(i, bots.length - 1)]!);
  return {
    bots: [undefined, ...others],
    names: [
      text.human,
      ...others.map((_, i) => text.botNames[i] ?? `${text.botNames[i % text.botNames.length]!} ${i}`),
    ],
  };
}

export function isPerson(company: Company, seat: Seat): boolean {
  return company.bots[seat] === undefined;
}
