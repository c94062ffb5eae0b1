import type { Decision, Effect } from '../../src/index.ts';
import { type Violation, walk } from '../../src/laws/index.ts';
import { rules, sealedBids } from './sealed-bids.ts';
import type { BidEvent, BidStep, Bids } from './sealed-bids-state.ts';

type Named<K extends BidStep['do']> = Extract<BidStep, { do: K }>;
type Changes<K extends BidStep['do']> = Partial<Effect<Bids, Named<K>, BidEvent> & Decision<Bids, Named<K>, BidEvent>>;

/** A decision of the sound game, for broken rules that go on as it does. */
export function soundDecision<K extends BidStep['do']>(name: K): Decision<Bids, Named<K>, BidEvent> {
  return rules[name] as Decision<Bids, Named<K>, BidEvent>;
}

export function soundEffect<K extends BidStep['do']>(name: K): Effect<Bids, Named<K>, BidEvent> {
  return rules[name] as Effect<Bids, Named<K>, BidEvent>;
}

/** The sealed bids with one rule broken. */
export function withRule<K extends BidStep['do']>(name: K, changes: Changes<K>): typeof sealedBids {
  return { ...sealedBids, rules: { ...rules, [name]: { ...rules[name], ...changes } } };
}

/** The first thing that is found wrong in a few walks, with two to four seats. */
export function firstViolation(game: typeof sealedBids, walks = 15): Violation | undefined {
  for (let seed = 1; seed <= walks; seed++) {
    const { violations } = walk(game, { seats: 2 + (seed % 3), options: {}, seed });
    if (violations.length > 0) return violations[0];
  }
  return undefined;
}
