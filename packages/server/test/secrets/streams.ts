import { setImmediate as breathe } from 'node:timers/promises';
import { applyDifference, type Game, type Luck, type Seat } from '@engawa/kernel';
import { type ChatLine, type ServerFrame, type Shown, wordsFor } from '@engawa/wire';
import { Audience } from '../../src/tables/audience.ts';
import { Showing } from '../../src/tables/show.ts';
import type { Sitting } from '../../src/tables/sitting.ts';
import { otherwise } from './other-worlds.ts';
import type { Story } from './stories.ts';

/** All that one socket was sent, as it came. */
export interface Stream {
  readonly seat: Seat | null;
  /** Empty for somebody without a session. */
  readonly person: string;
  readonly frames: readonly string[];
}

export interface Heard {
  readonly leaks: readonly string[];
  /** Frames that showed a running table, and how many of them were compared with another world. */
  readonly shown: number;
  readonly compared: number;
  /** Worlds that were imagined, and in which something was other indeed. */
  readonly worlds: number;
}

/** A frame that shows the table. */
interface Look {
  readonly text: string;
  readonly frame: Extract<ServerFrame, { is: 'table' | 'moved' }>;
  readonly shown: Shown;
  /** What had been seen before it. */
  readonly before: { readonly number: number; readonly shown: Shown } | undefined;
}

/**
 * Each frame that shows a running table is made once more, in a world where all is other that its reader may not know: it
 * must come out the same, byte by byte. When the game is over all lies open. Every other frame must say what it has to say,
 * which comes from no state and no view, and nothing besides.
 */
export async function listenTo(streams: readonly Stream[], story: Story, sound: Game, luck: Luck): Promise<Heard> {
  const listening = streams.map(({ seat, frames }) => ({ seat, looks: looksIn(frames) }));
  const leaks = streams.flatMap((stream) => strangeIn(stream, story).map((text) => `${nameOf(stream.seat)}: ${text}`));
  const all = listening.flatMap(({ looks }) => [...looks.values()].flat());
  const shown = all.filter((look) => look.shown.status === 'running').length;
  let compared = 0;
  let worlds = 0;
  const sitting = story.begin();
  for (const entry of story.entries) {
    sitting.apply(entry);
    if (sitting.status !== 'running') continue;
    // The server is in this process, and closes connections that nobody uses: whoever comes next must hear of it.
    await breathe();
    for (const eyes of [null, ...sitting.holders.keys()]) {
      const other = otherwise(sitting, sound, eyes, luck);
      if (JSON.stringify(other.table!.state) !== JSON.stringify(sitting.table!.state)) worlds += 1;
      const seen = listening.filter(({ seat }) => seat === eyes).flatMap(({ looks }) => looks.get(entry.number) ?? []);
      compared += seen.length;
      const found = seen.flatMap((look) => leaksIn(look, { eyes, sitting, other, story }));
      leaks.push(...found.map((leak) => `${nameOf(eyes)} at ${entry.number}: ${leak}`));
    }
  }
  return { leaks, shown, compared, worlds };
}

const nameOf = (eyes: Seat | null) => (eyes === null ? 'a spectator' : `seat ${eyes}`);

/** By the table's number. */
function looksIn(frames: readonly string[]): Map<number, Look[]> {
  const looks = new Map<number, Look[]>();
  let before: Look['before'];
  for (const text of frames) {
    const frame: ServerFrame = JSON.parse(text);
    if (frame.is !== 'table' && frame.is !== 'moved') continue;
    if (frame.is === 'moved' && before?.number !== frame.from) throw new Error('A frame went missing.');
    const shown = frame.is === 'table' ? frame.shown : (applyDifference(before!.shown, frame.change) as Shown);
    looks.set(frame.number, [...(looks.get(frame.number) ?? []), { text, frame, shown, before }]);
    before = { number: frame.number, shown };
  }
  return looks;
}

interface Worlds {
  readonly eyes: Seat | null;
  readonly sitting: Sitting;
  readonly other: Sitting;
  readonly story: Story;
}

function leaksIn(look: Look, { eyes, sitting, other, story }: Worlds): string[] {
  // These are the same in every world that is imagined.
  const leaks = [story.seed, '"lots"'].filter((secret) => look.text.includes(secret));
  const remade = remake(look, eyes, other, story);
  if (remade.text === look.text) return leaks;
  const parts = differing({ ...look.shown, told: look.frame.told }, { ...remade.shown, told: remade.told });
  // Then it is no game that says too much.
  const isOfTheLog = remake(look, eyes, sitting, story).text === look.text;
  return [...leaks, `${parts.join(', ')}${isOfTheLog ? '' : ', which is not what the log says'}`];
}

/** The same frame as the server would have made it in this world. Nobody has left standing answers. */
function remake({ frame, before }: Look, eyes: Seat | null, sitting: Sitting, { people }: Story) {
  const shown = new Showing().show(sitting, eyes, people);
  const told = sitting.told(eyes, before?.number ?? 0);
  if (frame.is === 'table') {
    return { shown, told, text: new Audience(frame.table, eyes, frame.number, shown).whole(told, frame.chat) };
  }
  const audience = new Audience(frame.table, eyes, frame.from, before!.shown);
  return { shown, told, text: audience.stepTo(frame.number, shown, JSON.stringify(told)).text };
}

function differing<T extends object>(one: T, other: T): (keyof T)[] {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
}

/** Frames that say more than they must besides the game: nothing in them comes from a state or from a view. */
function strangeIn({ frames, seat, person }: Stream, { table, said, everybody }: Story): string[] {
  const heard = said.filter((line) => mayHear(line, seat));
  const lineOf = ({ number }: ChatLine) => heard.find((line) => line.number === number)!;
  const bare = (frame: ServerFrame): ServerFrame => {
    switch (frame.is) {
      case 'hello':
        return { is: 'hello', you: everybody.get(person) ?? null, time: whole(frame.time) };
      case 'table':
        return { ...frame, chat: frame.chat.map(lineOf) };
      case 'moved':
        return frame;
      case 'done':
        return { is: 'done', table, id: uuid(frame.id), number: whole(frame.number) };
      case 'refused':
        return { is: 'refused', table, id: uuid(frame.id), why: frame.why, words: wordsFor('en', frame.why) };
      case 'chat':
        return { is: 'chat', table, line: lineOf(frame.line) };
      case 'presence':
        return { is: 'presence', table, here: frame.here.map(whole), watchers: whole(frame.watchers) };
      case 'pong':
        return { is: 'pong', time: whole(frame.time) };
    }
  };
  return frames.filter((text) => JSON.stringify(bare(JSON.parse(text))) !== text);
}

/** Anything else would be spelled otherwise. */
const uuid = (id = '') => /^[\da-f-]{36}$/.exec(id)?.[0] ?? '';
const whole = (count: number) => (Number.isSafeInteger(count) ? count : Number.NaN);

function mayHear({ to, seat: by }: ChatLine, seat: Seat | null): boolean {
  if (to === 'table') return true;
  return to === 'watchers' ? seat === null : seat !== null && (seat === to || seat === by);
}
