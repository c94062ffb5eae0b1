import { type Effect, factsOf, type Kind, type Part } from '../effects.ts';

/** What the printed symbols are called. `n` is their number; of tiles it is the discount. */
export interface EffectWords {
  readonly kinds: Readonly<Record<Kind, (n: number) => string>>;
  /** One of several; first the one, then the other; something for a price. */
  or(parts: readonly string[]): string;
  inOrder(first: string, next: string): string;
  paid(price: number, what: string): string;
  and(parts: readonly string[]): string;
}

/** Says a printed symbol: "amulet +2", "a mitama, 1 resource cheaper, or a dragonfly". */
export function partIn(words: EffectWords): (part: Part) => string {
  const say = (part: Part): string => {
    const { kind, amount, options, first, next } = factsOf(part);
    if (kind === 'one') return words.or(options.map(say));
    if (kind === 'then') return words.inOrder(say(first!), say(next!));
    if (kind === 'paid') return words.paid(amount, say(next!));
    return words.kinds[kind](amount);
  };
  return say;
}

export function effectIn(words: EffectWords): (effect: Effect) => string {
  const say = partIn(words);
  return (effect) => words.and(effect.map(say));
}
