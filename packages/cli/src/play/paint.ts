import type { Line, Seat, Span, Tone } from '@engawa/kernel';
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';

/** Turns meaning into colours, or leaves the text as it is. */
export interface Paint {
  seat(text: string, seat: Seat): string;
  tone(text: string, tone: Tone): string;
  line(line: Line): string;
}

/** The sixteen colours that every terminal has, so that the reader's own theme keeps them readable. */
const SEATS = [31, 94, 33, 36, 35, 32];
const TONES: Readonly<Record<Tone, number>> = { strong: 1, dim: 2, good: 32, warn: 33 };

const plain: Paint = {
  seat: (text) => text,
  tone: (text) => text,
  line: (line) => line.map((span) => (typeof span === 'string' ? span : span.text)).join(''),
};

function coded(text: string, codes: readonly number[]): string {
  return text === '' || codes.length === 0 ? text : `\x1b[${codes.join(';')}m${text}\x1b[0m`;
}

function spanInColour(span: Span): string {
  if (typeof span === 'string') return span;
  const { text, seat, tone } = span;
  const codes = [...(tone === undefined ? [] : [TONES[tone]]), ...(seat === undefined ? [] : [seatCode(seat)])];
  return coded(text, codes);
}

const seatCode = (seat: Seat) => SEATS[seat % SEATS.length]!;

const colours: Paint = {
  seat: (text, seat) => coded(text, [seatCode(seat)]),
  tone: (text, tone) => coded(text, [TONES[tone]]),
  line: (line) => line.map(spanInColour).join(''),
};

/** Colours only where somebody looks at them and has not switched them off (see no-color.org). */
export function paintFor(args: Args, io: Io): Paint {
  return io.outIsTerminal && !io.env.NO_COLOR && !args.has('no-color') ? colours : plain;
}
