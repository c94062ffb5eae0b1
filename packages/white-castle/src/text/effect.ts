import { type Action, type Effect, factsOf, type Good } from '../effects.ts';
import type { Gained } from '../events.ts';

export type Counted = Good | 'any' | 'time';

/** What the printed symbols are called. */
export interface EffectWords {
  readonly counted: Readonly<Record<Counted, (n: number) => string>>;
  readonly actions: Readonly<Record<Action | 'lantern' | 'well', string>>;
  pay(price: string, action: string): string;
}

/** Says a printed symbol: "2 iron", "pay 1 seal: courtier action". */
export function effectIn(words: EffectWords): (effect: Effect) => string {
  return (effect) => {
    const { kind, amount, price, action } = factsOf(effect);
    if (kind === 'paid') return words.pay(words.counted[price!](amount), words.actions[action!]);
    const say = kind in words.counted ? words.counted[kind as Counted] : undefined;
    return say === undefined ? words.actions[effect as Action] : say(amount);
  };
}

interface GainWords {
  good(good: Good, n: number): string;
  list(parts: readonly string[]): string;
  /** "gains …" and "loses …", for whatever has come and for what there was no room. */
  got(goods: string): string;
  lost(goods: string): string;
}

/** Says what came together: "gains 2 food and 1 seal; loses 1 iron for lack of room". */
export function gainsIn({ good, list, got, lost }: GainWords): (goods: readonly Gained[]) => string {
  const named = (goods: readonly Gained[], part: 'amount' | 'lost') =>
    list(goods.filter((one) => one[part] > 0).map((one) => good(one.good, one[part])));
  return (goods) => {
    const [came, missed] = [named(goods, 'amount'), named(goods, 'lost')];
    return [came && got(came), missed && lost(missed)].filter(Boolean).join('; ');
  };
}
