import {
  type Choice,
  choicesOf,
  choose,
  copyOf,
  type Game,
  isOver,
  isTogether,
  type Luck,
  playOut,
  SearchLuck,
  type Seat,
  type State,
  stepOf,
} from '@engawa/kernel';
import { deciderOf, endTurns, leadsAfter, liked, SEEDS } from './judgement.ts';
import { type Branch, branchOf, type Fork, mostPromising, mostTried, newFork } from './tree.ts';
import { Worth } from './worth.ts';

export interface SearchSettings {
  /** How much it is drawn to what it has seldom tried. */
  readonly curiosity: number;
  /**
   * After so many visits the branches of a fork are weighed by the game's own judgement, and again whenever there have been
   * eight times as many, for every imagined state is another one. Infinity: never.
   */
  readonly weighedAfter: number;
  /** How much better a branch must look to be tried much more often: in parts of a clear lead. */
  readonly sharpness: number;
  /** How many choices are made at random beyond the tree before the game judges. */
  readonly playedOut: number;
  /**
   * Beyond the tree the turn is ended as the game thinks best, for what lies between two decisions of one turn is hard to
   * judge; and then everybody plays on like that for so many times the rounds that the game asks for. Below 0: nobody plays
   * on.
   */
  readonly rounds: number;
}

export const USUAL: SearchSettings = { curiosity: 0.6, weighedAfter: 1, sharpness: 0.3, playedOut: 0, rounds: 1 };

/** What the search thinks of a choice: how often it has tried it, and the part of a victory that it is worth. */
export interface Finding {
  readonly choice: Choice;
  readonly visits: number;
  readonly worth: number;
}

/** A choice that the search expects, and the imagined state in which it is made. */
export interface Foreseen<S extends State> {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly state: S;
}

/** A full state that agrees with all that the seat sees, and the luck to come. */
interface World<S> {
  readonly state: S;
  readonly seed: number;
}

/** The tree grows no further, and no more worlds are kept: a search that may take long still fits into memory. */
const MOST_FORKS = 200_000;
const MOST_WORLDS = 1_000;
const WEIGHED_AGAIN = 8;
/** Part of the promise of a fork that all its branches share alike: what looks hopeless at first is tried too. */
const OPEN_MIND = 0.25;

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a full state from what the seat sees, goes down the tree
 * by choices, one branch further than before, and asks the game what it thinks of that. Every seat wants to be first itself.
 * What is drawn is drawn anew each time; what others choose in secret leads to the same fork, whatever it was.
 */
export class Search<S extends State> {
  iterations = 0;
  private readonly game: Game<S>;
  private readonly view: S;
  private readonly seat: Seat;
  private readonly luck: Luck;
  private readonly settings: SearchSettings;
  private readonly worth: Worth<S>;
  private readonly list: readonly Choice[];
  private readonly root = newFork();
  private forks = 1;
  private readonly worlds: World<S>[] = [];
  private readonly wayForks: Fork[] = [];
  private readonly wayBranches: Branch[] = [];
  private readonly waySeats: Seat[] = [];

  constructor(game: Game<S>, view: S, seat: Seat, luck: Luck, settings: SearchSettings = USUAL) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.luck = luck;
    this.settings = settings;
    this.list = choicesOf(game, view, seat);
    this.worth = new Worth(game, game.imagine(view, seat, luck));
  }

  /**
   * Imagines the game once more; once the clock shows `end`, nobody plays on beyond the tree. The n-th visits of all choices are
   * to the same world, so that none looks better only because it was luckier.
   */
  iterate(end = Number.POSITIVE_INFINITY): void {
    const { game, root, list, settings } = this;
    if (this.isToBeWeighed(root)) {
      this.weigh(root, this.world(root.weighings).state, this.seat, list, this.luck);
    }
    const choice = mostPromising(root, list, settings.curiosity);
    const { state, seed } = this.world(branchOf(root, choice).visits);
    this.play(copyOf(game, state), SearchLuck.seeded(seed), choice, end);
    this.iterations++;
  }

  /**
   * Plays each of these choices of the list as an iteration would, all in the same imagined state and with the same luck, and
   * tells where each leads.
   */
  tryOut(choices: readonly Choice[]): S[] {
    const { game } = this;
    const world = this.newWorld();
    return choices.map((choice) => {
      const state = copyOf(game, world.state);
      this.play(state, SearchLuck.seeded(world.seed), choice);
      return state;
    });
  }

  private world(number: number): World<S> {
    if (number >= MOST_WORLDS) return this.newWorld();
    this.worlds[number] ??= this.newWorld();
    return this.worlds[number];
  }

  private newWorld(): World<S> {
    return { state: this.game.imagine(this.view, this.seat, this.luck), seed: this.luck.below(SEEDS) };
  }

  private play(state: S, luck: Luck, first: Choice, end = Number.POSITIVE_INFINITY): void {
    const { game, wayForks, wayBranches, waySeats } = this;
    wayForks.length = wayBranches.length = waySeats.length = 0;
    this.descend(state, luck, first);
    const { playedOut } = this.settings;
    const rounds = this.settings.rounds * (game.foresight ?? 1);
    const { seats } = this.worth;
    if (playedOut > 0 && !isOver(state)) playOut(game, state, luck, playedOut);
    const last = waySeats[waySeats.length - 1] ?? this.seat;
    if (rounds >= 0) endTurns(game, state, last, { turns: 1 + rounds * seats, isAlone: seats === 1, end }, luck);
    const worth = this.worth.of(state);
    for (let at = 0; at < waySeats.length; at++) {
      const gained = worth[waySeats[at]!]!;
      const fork = wayForks[at]!;
      const branch = wayBranches[at]!;
      fork.visits++;
      fork.sum += gained;
      branch.visits++;
      branch.sum += gained;
    }
  }

  /** All choices, as they stand on the list. */
  findings(): Finding[] {
    return this.list.map((choice) => {
      const { visits, sum } = this.root.branches.get(choice) ?? { visits: 0, sum: 0 };
      return { choice, visits, worth: visits === 0 ? 0 : sum / visits };
    });
  }

  /** The choice that was tried most: the search returns to what stays good when looked at closely. */
  best(): Choice {
    const findings = this.findings();
    return findings.reduce((best, one) => (isBetter(one, best) ? one : best)).choice;
  }

  /** Whether so many more iterations could no longer change which choice is best. */
  isSettled(left: number): boolean {
    let [most, second] = [0, 0];
    for (const { visits } of this.root.branches.values()) {
      if (visits > most) [most, second] = [visits, most];
      else if (visits > second) second = visits;
    }
    return most - second > left || left <= 0;
  }

  /**
   * What it thinks will happen after a choice, in one imagined game: everybody does what was tried most, as long as it was
   * tried often enough to mean something, and the seat ends its turn as the game thinks best.
   */
  foreseen(choice: Choice, most: number): Foreseen<S>[] {
    const { game, luck, seat: thinker } = this;
    const state = game.imagine(this.view, thinker, luck);
    const line: Foreseen<S>[] = [];
    let fork: Fork | undefined = this.root;
    let next: Choice | undefined = choice;
    let [seat, isSameTurn] = [thinker, true];
    while (next !== undefined && line.length < most) {
      line.push({ seat, choice: next, state: copyOf(game, state) });
      choose(game, state, seat, next, { luck });
      fork = fork?.branches.get(next)?.next;
      next = undefined;
      while (!isOver(state)) {
        // What is chosen in secret nobody foresees.
        if (isTogether(state.agenda[state.agenda.length - 1])) return line;
        seat = deciderOf(game, state, seat);
        isSameTurn &&= seat === thinker;
        const list = choicesOf(game, state, seat);
        if (list.length > 1) {
          const tried: Choice | undefined = fork && mostTried(fork, list);
          next = tried ?? (isSameTurn ? liked(game, state, seat, list, luck) : undefined);
          break;
        }
        choose(game, state, seat, list[0]!, { luck });
      }
    }
    return line;
  }

  /** By the first choice and then down the tree, to the first branch that is new or to the end of the game. */
  private descend(state: S, luck: Luck, first: Choice): void {
    const { game, settings, seat: thinker, root } = this;
    const aside = { luck };
    let fork = root;
    /** Whose turn it is in a round of all, and the fork at which that seat began to decide. */
    let [inRound, began, wasRound] = [thinker, root, false];
    while (!isOver(state)) {
      const isRound = isTogether(state.agenda[state.agenda.length - 1]);
      const seat = deciderOf(game, state, inRound);
      if (seat !== inRound || !wasRound) [inRound, began] = [seat, fork];
      wasRound = isRound;
      const list = fork === root ? this.list : choicesOf(game, state, seat);
      if (list.length === 1) {
        choose(game, state, seat, list[0]!, aside);
        continue;
      }
      if (fork !== root && this.isToBeWeighed(fork)) this.weigh(fork, state, seat, list, luck);
      const choice = fork === root ? first : mostPromising(fork, list, settings.curiosity);
      const branch = branchOf(fork, choice);
      this.wayForks.push(fork);
      this.wayBranches.push(branch);
      this.waySeats.push(seat);
      choose(game, state, seat, choice, aside);
      if (branch.visits === 0 || this.forks >= MOST_FORKS) return;
      // Whoever decides next in a round of all does not know what was chosen before, unless it is the same seat.
      const isHidden = isRound && stepOf(state, seat) === undefined;
      fork = isHidden ? this.beyondSecret(began) : this.beyond(branch);
    }
  }

  private beyond(branch: Branch): Fork {
    if (branch.next === undefined) {
      branch.next = newFork();
      this.forks++;
    }
    return branch.next;
  }

  private beyondSecret(fork: Fork): Fork {
    if (fork.unseen === undefined) {
      fork.unseen = newFork();
      this.forks++;
    }
    return fork.unseen;
  }

  private isToBeWeighed(fork: Fork): boolean {
    return fork.visits >= this.settings.weighedAfter * WEIGHED_AGAIN ** fork.weighings;
  }

  /** Tries every choice once, with the same luck, and remembers how the game judges it. */
  private weigh(fork: Fork, state: S, seat: Seat, list: readonly Choice[], luck: Luck): void {
    const { game, settings, worth } = this;
    fork.weighings++;
    const leads = leadsAfter(game, state, seat, list, luck);
    const best = Math.max(...leads);
    const weights = leads.map((one) => Math.exp((one - best) / (worth.scale * settings.sharpness)));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    list.forEach((choice, at) => {
      const branch = branchOf(fork, choice);
      const promise = (1 - OPEN_MIND) * (weights[at]! / all) + OPEN_MIND / list.length;
      branch.prior += (promise - branch.prior) / fork.weighings;
    });
  }
}

function isBetter(one: Finding, other: Finding): boolean {
  return one.visits === other.visits ? one.worth > other.worth : one.visits > other.visits;
}
