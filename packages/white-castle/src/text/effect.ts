import { type Action, type Effect, factsOf, type Good } from '../effects.ts';

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
