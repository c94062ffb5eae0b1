import { applyDifference, type Seat } from '@engawa/kernel';
import type { ChatLine, ServerFrame, Shown } from '@engawa/wire';

interface Seen {
  readonly number: number;
  readonly shown: Shown;
}

/** Hears every frame that comes over one WebSocket, in order. The answer is what should not have been in it. */
export function overhear(): (text: string) => string[] {
  const tables = new Map<string, Seen>();
  return (text) => {
    const frame: ServerFrame = JSON.parse(text);
    if (!('table' in frame) || frame.table === undefined) return [];
    const seen = seenAfter(frame, tables.get(frame.table));
    // Whoever has not seen the table yet has no seat there either.
    if (seen === undefined) return strangeIn(frame, null);
    tables.set(frame.table, seen);
    const { seat, status, luck } = seen.shown;
    const problems = strangeIn(frame, seat);
    // When the game is over all lies open.
    if (status === 'over' || status === 'closed') return problems;
    if ((luck.seed ?? null) !== null) problems.push('was sent the seed before the end');
    if (text.includes('"lots"')) problems.push('was sent lots before the end');
    return problems;
  };
}

function seenAfter(frame: ServerFrame, before: Seen | undefined): Seen | undefined {
  if (frame.is === 'table') return { number: frame.number, shown: frame.shown };
  // If a frame went missing the page asks for the whole table.
  if (frame.is !== 'moved' || before?.number !== frame.from) return before;
  return { number: frame.number, shown: applyDifference(before.shown, frame.change) as Shown };
}

/** What is for another seat alone. */
function strangeIn(frame: ServerFrame, seat: Seat | null): string[] {
  const told = frame.is === 'table' || frame.is === 'moved' ? frame.told : [];
  const said = frame.is === 'table' ? frame.chat : frame.is === 'chat' ? [frame.line] : [];
  const events = told.flatMap(({ events }) => events).filter(({ only }) => only !== undefined && only !== seat);
  const whispers = said.filter((line) => isWhisperOfOthers(line, seat));
  return [
    ...events.map((event) => `was sent an event of another seat: ${JSON.stringify(event)}`),
    ...whispers.map((line) => `was sent a whisper of others: ${JSON.stringify(line)}`),
  ];
}

function isWhisperOfOthers({ to, seat: by }: ChatLine, seat: Seat | null): boolean {
  return typeof to === 'number' && (seat === null || (to !== seat && by !== seat));
}
