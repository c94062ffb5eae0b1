import { appliesTo, type OptionSpecs, type Options, type OptionValue } from '@engawa/kernel';
import type { ClockSettings, NewTableRequest } from '@engawa/wire';

export type PlannedSeat =
  | { readonly is: 'me' }
  | { readonly is: 'open' }
  | { readonly is: 'bot'; readonly bot: string };

/** A table before it is there: everything the page asks about it. */
export interface Plan {
  readonly game: string;
  /** On the server, or in this browser with everybody around one screen. */
  readonly where: 'online' | 'here';
  readonly seats: readonly PlannedSeat[];
  /** What was chosen; whatever is absent is as the game has it. */
  readonly options: Options;
  readonly clock: ClockSettings;
  readonly isPublic: boolean;
  readonly watchers: boolean;
  readonly absent: 'bot' | 'wait';
  readonly autostart: boolean;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** What stands in the way of a table. */
type Problem = 'too-few' | 'no-people';

const OPEN: PlannedSeat = { is: 'open' };
const ME: PlannedSeat = { is: 'me' };

export function newPlan(game: string, range: SeatRange): Plan {
  const company = Math.max(range.min, Math.min(3, range.max));
  return {
    game,
    where: 'online',
    seats: [ME, ...Array.from({ length: company - 1 }, () => OPEN)],
    options: {},
    clock: { is: 'none' },
    isPublic: false,
    watchers: true,
    absent: 'bot',
    autostart: true,
  };
}

/** Another game keeps who plays, as far as it has seats for them, and forgets the variants. */
export function withGame(plan: Plan, game: string, { min, max }: SeatRange): Plan {
  const kept = plan.seats.slice(0, max);
  const missing = Array.from({ length: Math.max(0, min - kept.length) }, () => newcomer(plan));
  return { ...plan, game, seats: [...kept, ...missing], options: {} };
}

/** At one screen nobody comes by a link: whoever was awaited plays here. */
export function withPlace(plan: Plan, where: Plan['where']): Plan {
  if (plan.where === where) return plan;
  const firstPerson = plan.seats.findIndex(({ is }) => is !== 'bot');
  const seats = plan.seats.map((seat, index): PlannedSeat => {
    if (seat.is === 'bot') return seat;
    return where === 'here' || index === firstPerson ? ME : OPEN;
  });
  return { ...plan, where, seats };
}

function newcomer({ where }: Plan): PlannedSeat {
  return where === 'here' ? ME : OPEN;
}

export function addSeat(plan: Plan): Plan {
  return { ...plan, seats: [...plan.seats, newcomer(plan)] };
}

export function removeSeat(plan: Plan, index: number): Plan {
  return { ...plan, seats: plan.seats.filter((_, seat) => seat !== index) };
}

export function raiseSeat(plan: Plan, index: number): Plan {
  const seats = [...plan.seats];
  const [seat] = seats.splice(index, 1);
  seats.splice(Math.max(0, index - 1), 0, seat!);
  return { ...plan, seats };
}

/** Online one sits on one seat only: the one that was left waits for somebody else. */
export function setSeat(plan: Plan, index: number, to: PlannedSeat): Plan {
  const seats = plan.seats.map((seat, at) => {
    if (at === index) return to;
    return to.is === 'me' && seat.is === 'me' && plan.where === 'online' ? OPEN : seat;
  });
  return { ...plan, seats };
}

export function fillWithBots(plan: Plan, bot: string): Plan {
  return { ...plan, seats: plan.seats.map((seat) => (seat.is === 'open' ? { is: 'bot', bot } : seat)) };
}

export function problemOf({ where, seats }: Plan, { min }: SeatRange): Problem | null {
  if (seats.length < min) return 'too-few';
  return where === 'here' && seats.every(({ is }) => is === 'bot') ? 'no-people' : null;
}

/** The options that say something: chosen, not the game's own choice, and with a meaning for so many seats. */
export function chosenOptions(specs: OptionSpecs, { seats, options }: Plan): Options {
  const chosen = Object.entries(options).filter(([key, value]) => {
    const spec = specs[key];
    return spec !== undefined && value !== spec.default && appliesTo(spec, seats.length);
  });
  return Object.fromEntries(chosen);
}

export function optionOf(specs: OptionSpecs, { options }: Plan, key: string): OptionValue {
  return options[key] ?? specs[key]!.default;
}

export const hasGuests = ({ seats }: Plan): boolean => seats.some(({ is }) => is === 'open');

/**
 * What the server is asked. It seats whoever opens the table on the first free seat; whoever wants another one opens the
 * table standing and then sits down at `sitAt`.
 */
export function request(
  plan: Plan,
  specs: OptionSpecs,
): { readonly body: NewTableRequest; readonly sitAt: number | null } {
  const { game, seats, clock, isPublic, watchers, absent, autostart } = plan;
  const mine = seats.findIndex(({ is }) => is === 'me');
  const first = seats.findIndex(({ is }) => is !== 'bot');
  const sitsFirst = mine >= 0 && mine === first;
  return {
    body: {
      game,
      seats: seats.map((seat) => (seat.is === 'bot' ? { bot: seat.bot } : 'open')),
      options: chosenOptions(specs, plan),
      clock,
      public: isPublic,
      watchers,
      absent,
      // Where nobody is awaited, there is nothing to wait for.
      autostart: autostart || !hasGuests(plan),
      watch: !sitsFirst,
    },
    sitAt: mine >= 0 && !sitsFirst ? mine : null,
  };
}

/** `/here/new?game=tokaido&seats=me,me,bot:greedy&options=culinary:true`: the address of a game at one screen. */
export function hereAddress(plan: Plan, specs: OptionSpecs): string {
  const seats = plan.seats.map((seat) => (seat.is === 'bot' ? `bot:${seat.bot}` : 'me')).join(',');
  const options = Object.entries(chosenOptions(specs, plan)).map(([key, value]) => `${key}:${value}`);
  const chosen = options.length > 0 ? `&options=${options.map(encodeURIComponent).join(',')}` : '';
  return `/here/new?game=${encodeURIComponent(plan.game)}&seats=${seats.replaceAll(' ', '')}${chosen}`;
}
