/**
 * What the rulebook leaves to the talk at a table: bounds that keep every game finite. None of them is printed anywhere;
 * see docs/fidelity.md.
 */

/** How often everybody without an ally is asked in a tea ceremony. */
export const TEA_ROUNDS = 3;

/** Pieces that a seat may give away, and offers that it may begin, in one stretch: a tea round, a mandate or kami turn, … */
export const GIFTS = 12;
export const OFFERS = 4;
