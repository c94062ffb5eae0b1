import {
  type Choice,
  choicesOf,
  choose,
  type Game,
  isOver,
  isTogether,
  type Luck,
  playOut,
  type Seat,
  type State,
  stepOf,
} from '@engawa/kernel';
import { deciderOf, endTurns, leadsAfter } from './judgement.ts';
import { type Branch, branchOf, type Fork, mostPromising, newFork } from './tree.ts';
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
   * Beyond the tree everybody does what the game thinks best, until so many turns have ended: what lies between two
   * decisions of one turn is hard to judge.
   */
  readonly followed: number;
}

export const USUAL: SearchSettings = { curiosity: 0.6, weighedAfter: 1, sharpness: 0.3, playedOut: 0, followed: 1 };

/** What the search thinks of a choice: how often it has tried it, and the part of a victory that it is worth. */
export interface Finding {
  readonly choice: Choice;
  readonly visits: number;
  readonly worth: number;
}

/** The tree grows no further: a search that may take long still fits into memory. */
const MOST_FORKS = 200_000;
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

  /** Imagines the game once more. */
  iterate(): void {
    const { game, luck, wayForks, wayBranches, waySeats } = this;
    const state = game.imagine(this.view, this.seat, luck);
    wayForks.length = wayBranches.length = waySeats.length = 0;
    this.descend(state);
    const { playedOut, followed } = this.settings;
    if (playedOut > 0 && !isOver(state)) playOut(game, state, luck, playedOut);
    if (followed > 0) endTurns(game, state, waySeats[waySeats.length - 1] ?? this.seat, followed, luck);
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
    this.iterations++;
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

  /** Down the tree to the first branch that is new, or to the end of the game. */
  private descend(state: S): void {
    const { game, luck, settings, seat: thinker, root } = this;
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
      if (fork.visits >= settings.weighedAfter * WEIGHED_AGAIN ** fork.weighings) this.weigh(fork, state, seat, list);
      const choice = mostPromising(fork, list, settings.curiosity);
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

  /** Tries every choice once, with the same luck, and remembers how the game judges it. */
  private weigh(fork: Fork, state: S, seat: Seat, list: readonly Choice[]): void {
    const { game, luck, settings, worth } = this;
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
