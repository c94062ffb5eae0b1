import {
  begin,
  type Choice,
  choicesOf,
  choose,
  copyOf,
  deciders,
  type Game,
  type GameEvent,
  isOver,
  type Language,
  type Options,
  readOptions,
  SearchLuck,
  type Seat,
  type State,
  stepOf,
} from '@engawa/kernel';
import type { Deciding } from '../../src/games/face.ts';

const NAMES = ['Mia', 'Ren', 'Ada', 'Leo', 'Kai'];

/** Positions of a game that is played at random, and what whoever is asked there sees. */
export function atRandom<S extends State, E extends GameEvent>(rules: unknown) {
  const game = rules as Game<S, Options, E>;

  /** A table of so many seats at its first decision. */
  function position(seats: number, options: Partial<Options> = {}, seed = 1): S {
    return begin(game, seats, readOptions(game.options, seats, options), { luck: SearchLuck.seeded(seed) });
  }

  /** Every position at which somebody decides. */
  function* decisions(seats: number, games: number, options: Partial<Options> = {}): Generator<S> {
    for (let seed = 1; seed <= games; seed++) {
      const luck = SearchLuck.seeded(seed * 31 + seats);
      const state = position(seats, options, seed);
      while (!isOver(state)) {
        yield copyOf(game, state);
        const [seat] = deciders(game, state) as [Seat];
        const choices = choicesOf(game, state, seat);
        choose(game, state, seat, choices[luck.below(choices.length)]!, { luck });
      }
    }
  }

  /** A whole game: what was told after each choice, and the end. */
  function played(seats: number, seed: number, options: Partial<Options> = {}) {
    const luck = SearchLuck.seeded(seed);
    let now: E[] = [];
    const aside = { luck, tell: (event: GameEvent) => void now.push(event as E) };
    const state = begin(game, seats, readOptions(game.options, seats, options), aside as never);
    const told = [now];
    while (!isOver(state)) {
      now = [];
      const [seat] = deciders(game, state) as [Seat];
      const choices = choicesOf(game, state, seat);
      choose(game, state, seat, choices[luck.below(choices.length)]!, aside as never);
      told.push(now);
    }
    return { told, places: game.standings(state) };
  }

  /** The position through the eyes of whoever is asked. */
  function decidingAt(view: S, language: Language = 'en', picked: Choice | null = null): Deciding<S, E> {
    const [seat] = deciders(game, view) as [Seat];
    return {
      view,
      seat,
      language,
      words: game.words[language],
      who: (one: Seat) => NAMES[one]!,
      last: [],
      pointed: [],
      step: stepOf(view, seat),
      choices: choicesOf(game, view, seat),
      whyNot: game.whyNot?.(view, seat) ?? [],
      picked,
      pick: () => {},
    };
  }

  return { position, decisions, played, decidingAt };
}
