import type { Aside, Decision, Game, Seat, State, Step } from '@engawa/kernel';
import { fans } from '../kit/test-games.ts';

const sound = fans as unknown as Game;

interface Nest extends State {
  secrets: string[];
  buried: string;
}

export const canaryOf = (seat: Seat) => `canary-of-seat-${seat}`;
export const BURIED = 'canary-of-nobody';

/** Every decision also tells its seat alone the seat's secret. */
function murmuring(rule: Decision<Nest, Step>): Decision<Nest, Step> {
  return {
    ...rule,
    choose(state, step, choice, aside) {
      aside.tell?.({ is: 'murmurs', only: step.seat!, secret: state.secrets[step.seat!] } as Parameters<
        NonNullable<Aside['tell']>
      >[0]);
      rule.choose(state, step, choice, aside);
    },
  };
}

const rules = Object.fromEntries(
  Object.entries(sound.rules as Record<string, object>).map(([name, rule]) => [
    name,
    'choose' in rule ? murmuring(rule as Decision<Nest, Step>) : rule,
  ]),
) as unknown as Game['rules'];

const hidden = (nest: Nest, seat: Seat | null): Nest => ({
  ...(sound.hide(nest, seat) as Nest),
  secrets: nest.secrets.map((secret, one) => (one === seat ? secret : '')),
  buried: '',
});

/** Fans, where every seat knows a word that nobody else may hear, and one word lies where nobody may see it. */
export const canaries = {
  ...sound,
  id: 'canaries',
  rules,
  setup(seats: number, options, aside) {
    const secrets = Array.from({ length: seats }, (_, seat) => canaryOf(seat));
    return { ...sound.setup(seats, options, aside), secrets, buried: BURIED };
  },
  hide: (state, seat) => hidden(state as Nest, seat),
  whyNot: (view, seat) => [{ choice: (view as Nest).secrets[seat]!, why: 'secret' }],
} satisfies Game as Game;

/** The same with a view that shows everything. */
export const leaky: Game = { ...canaries, id: 'leaky', hide: (state) => structuredClone(state) };

/** The same, telling everybody what is for one seat. */
export const talkative: Game = {
  ...canaries,
  id: 'talkative',
  rules: Object.fromEntries(
    Object.entries(rules as unknown as Record<string, Decision<Nest, Step>>).map(([name, rule]) => [
      name,
      rule.choose === undefined
        ? rule
        : {
            ...rule,
            choose(state: Nest, step: Step, choice: string, aside: Aside) {
              aside.tell?.({ is: state.secrets[step.seat!]! });
              rule.choose(state, step, choice, aside);
            },
          },
    ]),
  ) as unknown as Game['rules'],
};
