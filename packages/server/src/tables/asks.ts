import type { Choice, Seat } from '@engawa/kernel';
import type { ClosedBy, Proposal, Refusal } from '@engawa/wire';
import type { Sitting } from './sitting.ts';
import type { What } from './what.ts';

/** Something that a person, or the table itself, wants to happen. */
export type Ask =
  | {
      readonly is: 'sit';
      readonly person: string;
      readonly seat?: Seat;
      readonly salt: string;
      readonly mayEnter: boolean;
    }
  | { readonly is: 'stand-up' }
  | { readonly is: 'remove'; readonly person: string; readonly seat: Seat }
  | { readonly is: 'place-bot'; readonly person: string; readonly seat: Seat; readonly bot: string }
  | { readonly is: 'start'; readonly person: string | null }
  | { readonly is: 'choose'; readonly choice: Choice; readonly at: number }
  | { readonly is: 'interject'; readonly choice: Choice; readonly at: number }
  | { readonly is: 'undo'; readonly count: number | 'turn'; readonly at: number }
  | { readonly is: 'propose'; readonly proposal: Proposal }
  | { readonly is: 'answer'; readonly proposal: number; readonly yes: boolean }
  | { readonly is: 'take-back' }
  | { readonly is: 'hand-over'; readonly bot: string }
  /** For good: a bot plays on, whatever was agreed about those who are away. */
  | { readonly is: 'go'; readonly bot: string }
  | { readonly is: 'close'; readonly person: string }
  | { readonly is: 'rematch'; readonly table: string }
  /** The table's own doing. */
  | { readonly is: 'bot-choose'; readonly choice: Choice; readonly at: number }
  | { readonly is: 'time-out'; readonly bot: string; readonly now: number }
  | { readonly is: 'new-rules'; readonly version: number; readonly how: 'replayed' | 'restored' }
  | { readonly is: 'shut'; readonly why: ClosedBy };

/** Without a clock: milliseconds that everybody may think before the others may ask for a bot in their place. */
const PATIENCE = 180_000;
/** How long everybody has to answer a proposal; where people look in once a day it is a day. */
const TO_ANSWER = { none: PATIENCE, live: PATIENCE, days: 86_400_000 } as const;

/** What the log would say, and on whose behalf; or why it will not. Nothing has changed yet. */
export type Decided = { readonly what: What; readonly seat: Seat | null } | Refusal;

export function decide(sitting: Sitting, ask: Ask, seat: Seat | null, now: number): Decided {
  switch (ask.is) {
    case 'sit':
    case 'stand-up':
    case 'remove':
    case 'place-bot':
    case 'start':
      return sitting.status === 'open' ? beforeTheStart(sitting, ask, seat) : 'not-open';
    case 'close':
    case 'shut':
      return close(sitting, ask, seat);
    case 'new-rules':
      return { what: { do: 'rules', version: ask.version, how: ask.how }, seat: null };
    case 'rematch':
      if (seat === null) return 'not-seated';
      if (!sitting.isEnded) return 'not-over';
      return sitting.rematch === null ? { what: { do: 'rematch', table: ask.table }, seat } : 'no-need';
    default:
      return seat === null ? 'not-seated' : (notPlaying(sitting) ?? atTheTable(sitting, ask, seat, now));
  }
}

function notPlaying({ status, closed }: Sitting): Refusal | undefined {
  if (status === 'running') return undefined;
  if (status === 'open') return 'not-running';
  return closed === 'broken' ? 'broken' : 'over';
}

/** Why a seat cannot leave standing answers now. */
export function refusalToLeaveAnswers(sitting: Sitting, seat: Seat): Refusal | undefined {
  return notPlaying(sitting) ?? (sitting.holders[seat]!.bot === null ? undefined : 'bot-plays');
}

type LobbyAsk = Extract<Ask, { is: 'sit' | 'stand-up' | 'remove' | 'place-bot' | 'start' }>;
type PlayAsk = Exclude<Ask, LobbyAsk | { is: 'close' | 'shut' | 'rematch' | 'new-rules' }>;

function beforeTheStart(sitting: Sitting, ask: LobbyAsk, own: Seat | null): Decided {
  const { holders, opening } = sitting;
  const isFree = (seat: Seat) => holders[seat]?.person === null && holders[seat]?.bot === null;
  switch (ask.is) {
    case 'sit': {
      if (own !== null) return 'no-need';
      if (!ask.mayEnter && !opening.isPublic && !opening.settings.expected.includes(ask.person)) return 'not-invited';
      const before = opening.settings.expected.indexOf(ask.person);
      const seat = ask.seat ?? (isFree(before) ? before : holders.findIndex((_, one) => isFree(one)));
      if (seat < 0) return 'full';
      if (seat >= holders.length) return 'no-seat';
      if (!isFree(seat)) return 'seat-taken';
      return { what: { do: 'sit', seat, person: ask.person, salt: ask.salt }, seat };
    }
    case 'stand-up':
      return own === null ? 'not-seated' : { what: { do: 'stand-up', seat: own }, seat: own };
    case 'remove':
      if (ask.person !== opening.owner) return 'not-owner';
      if (ask.seat >= holders.length) return 'no-seat';
      return isFree(ask.seat) ? 'no-need' : { what: { do: 'stand-up', seat: ask.seat }, seat: ask.seat };
    case 'place-bot':
      if (ask.person !== opening.owner) return 'not-owner';
      if (ask.seat >= holders.length) return 'no-seat';
      if (!isFree(ask.seat)) return 'seat-taken';
      return { what: { do: 'place-bot', seat: ask.seat, bot: ask.bot }, seat: ask.seat };
    case 'start': {
      const ownerIsHere = sitting.seatOf(opening.owner) !== null;
      if (ask.person !== null && ask.person !== opening.owner && (ownerIsHere || own === null)) return 'not-owner';
      if (holders.some((_, seat) => isFree(seat))) return 'not-full';
      return { what: { do: 'start', version: sitting.game.version }, seat: null };
    }
  }
}

function atTheTable(sitting: Sitting, ask: PlayAsk, seat: Seat, now: number): Decided {
  const { paused, proposal, holders, opening } = sitting;
  const holder = holders[seat]!;
  if (ask.is === 'time-out') {
    if (paused || !sitting.clocks.expired(ask.now).includes(seat)) return 'no-need';
    const { bot } = ask;
    const mayReplace = opening.settings.absent === 'bot';
    return { what: mayReplace ? { do: 'hand-over', seat, bot, why: 'time' } : { do: 'late', seat }, seat };
  }
  if (ask.is === 'take-back') {
    if (holder.bot === null) return 'no-need';
    // Whoever had more time for this decision and let it pass leaves it to the bot: or nobody would ever decide it.
    if (sitting.waiting.includes(seat) && sitting.clocks.isSpent(seat)) return 'out-of-time';
    return { what: { do: 'take-back', seat }, seat };
  }
  if ((ask.is === 'bot-choose') !== (holder.bot !== null)) return ask.is === 'bot-choose' ? 'not-yours' : 'bot-plays';
  switch (ask.is) {
    case 'bot-choose':
    case 'choose': {
      if (paused) return 'paused';
      const refusal = sitting.table!.refusalOf(seat, ask.choice, ask.at);
      return refusal ?? { what: { do: 'choose', choice: ask.choice }, seat };
    }
    case 'interject': {
      if (paused) return 'paused';
      if (!sitting.isFreshAside(seat, ask.at)) return 'stale';
      if (!sitting.table!.interjections(seat).includes(ask.choice)) return 'not-listed';
      return { what: { do: 'choose', choice: ask.choice, aside: true }, seat };
    }
    case 'undo':
      if (paused) return 'paused';
      return sitting.isFussy(seat) ? 'enough' : takeBack(sitting, seat, ask.count, ask.at);
    case 'propose':
      return proposal === null ? propose(sitting, ask.proposal, seat, now) : insist(sitting, ask.proposal, seat, now);
    case 'answer':
      if (proposal === null || proposal.number !== ask.proposal) return 'no-proposal';
      if (!proposal.asked.includes(seat) && !(proposal.by === seat && !ask.yes)) return 'no-proposal';
      return { what: { do: 'answer', yes: ask.yes }, seat };
    case 'go':
    case 'hand-over':
      if (ask.is !== 'go' && opening.settings.absent !== 'bot') return 'others-wait';
      if (ask.is !== 'go' && sitting.isFussy(seat)) return 'enough';
      return { what: { do: 'hand-over', seat, bot: ask.bot, why: 'left' }, seat };
  }
}

function takeBack(sitting: Sitting, seat: Seat, asked: number | 'turn', at: number): Decided {
  const table = sitting.table!;
  const own = table.undoable(seat);
  if (asked === 'turn' && own === 0) return 'no-undo';
  const count = asked === 'turn' ? own : asked;
  // What others pick in an open round does not make it stale to take back one's own pick; what one has taken back does.
  const hasSeen = own >= count ? Math.max(sitting.lastChoiceOf(seat), table.askedAt(seat)) : sitting.number;
  if (at < hasSeen || at > sitting.number) return 'stale';
  if (own >= count) return { what: { do: 'undo', count, agreed: [] }, seat };
  const needed = consentNeeded(sitting, seat, count);
  if (needed === null) return 'no-undo';
  const people = needed.filter((one) => sitting.peoplesSeats.includes(one));
  if (people.length === 0) return { what: { do: 'undo', count, agreed: needed }, seat };
  if (sitting.proposal !== null) return 'already-asked';
  return { what: { do: 'propose', proposal: { is: 'undo', count }, asked: people }, seat };
}

/** The fewest seats that must agree; null if nobody's consent is enough. */
function consentNeeded(sitting: Sitting, seat: Seat, count: number): Seat[] | null {
  const table = sitting.table!;
  let needed = sitting.otherSeats(seat);
  if (table.undoable(seat, needed) < count) return null;
  // What is said out of turn may be secret, and all can see who is asked: that must not tell who has said something.
  if (table.goingWith(seat, count, needed).some((entry) => entry.aside && entry.seat !== seat)) return needed;
  for (const one of needed) {
    const fewer = needed.filter((other) => other !== one);
    if (table.undoable(seat, fewer) >= count) needed = fewer;
  }
  return needed;
}

function propose(sitting: Sitting, proposal: Proposal, seat: Seat, now: number): Decided {
  const isFussy = sitting.isFussy(seat);
  if (isFussy && proposal.is !== 'resume') return 'enough';
  if (proposal.is === 'undo')
    return sitting.paused ? 'paused' : takeBack(sitting, seat, proposal.count, sitting.number);
  if (proposal.is === 'pause' && sitting.paused) return 'no-need';
  if (proposal.is === 'resume' && !sitting.paused) return 'no-need';
  // All that is left to this seat is to go on, and nobody needs to be asked again.
  if (isFussy) return { what: { do: 'resume' }, seat };
  if (proposal.is === 'replace') {
    const other = sitting.holders[proposal.seat];
    if (other === undefined || proposal.seat === seat) return 'no-seat';
    if (other.bot !== null) return 'no-need';
    if (sitting.paused) return 'paused';
    if (!isMissed(sitting, proposal.seat, now)) return 'too-soon';
  }
  const asked = sitting.peoplesSeats.filter(
    (one) => one !== seat && !(proposal.is === 'replace' && one === proposal.seat),
  );
  return asked.length > 0 ? { what: { do: 'propose', proposal, asked }, seat } : carriedOut(proposal, seat);
}

/**
 * Whoever has waited long for answers need not wait for ever: those who have said nothing are taken to agree that the game
 * goes on, or that it ends. Nobody loses their turns, or their time, by being silent.
 */
function insist(sitting: Sitting, wanted: Proposal, seat: Seat, now: number): Decided {
  const { what, by, at } = sitting.proposal!;
  if (by !== seat || JSON.stringify(what) !== JSON.stringify(wanted)) return 'already-asked';
  if (what.is === 'undo' || what.is === 'pause') return 'already-asked';
  return now - (at ?? 0) < TO_ANSWER[sitting.opening.settings.clock.is] ? 'time-to-answer' : carriedOut(what, seat);
}

function carriedOut(proposal: Exclude<Proposal, { is: 'undo' }>, seat: Seat): Decided {
  switch (proposal.is) {
    case 'pause':
    case 'resume':
      return { what: { do: proposal.is }, seat };
    case 'close':
      return { what: { do: 'close', why: 'vote' }, seat };
    case 'replace':
      return { what: { do: 'hand-over', seat: proposal.seat, bot: proposal.bot, why: 'vote' }, seat };
  }
}

/** Somebody is missed when their time is over; without a clock, when the table has been waiting for them for long. */
function isMissed(sitting: Sitting, seat: Seat, now: number): boolean {
  if (sitting.opening.settings.clock.is !== 'none') {
    return sitting.isLate(seat) || sitting.clocks.expired(now).includes(seat);
  }
  return sitting.waiting.includes(seat) && now - sitting.lastMoveAt >= PATIENCE;
}

function close(sitting: Sitting, ask: Extract<Ask, { is: 'close' | 'shut' }>, seat: Seat | null): Decided {
  if (sitting.isEnded) return 'no-need';
  if (ask.is === 'shut') return { what: { do: 'close', why: ask.why }, seat: null };
  const isOwner = ask.person === sitting.opening.owner;
  if (!isOwner && (sitting.status === 'open' || seat === null)) return 'not-owner';
  const others = sitting.status === 'running' && sitting.peoplesSeats.some((one) => one !== seat);
  return others ? 'ask-others' : { what: { do: 'close', why: 'owner' }, seat };
}
