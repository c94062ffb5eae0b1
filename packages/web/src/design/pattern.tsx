import { classes } from './class-names.ts';
import './pattern.css';

export type PatternName = 'plain' | 'seigaiha' | 'ichimatsu' | 'yamagata' | 'shippo' | 'asanoha';

/** The patterns of the six seats, in the order of the seats. */
export const SEAT_PATTERNS: readonly PatternName[] = [
  'plain',
  'seigaiha',
  'ichimatsu',
  'yamagata',
  'shippo',
  'asanoha',
];

interface PatternProps {
  readonly name: PatternName;
  readonly className?: string | undefined;
}

/** A woven pattern in the table's hue that fills its parent: on edges, card backs and empty slots, never behind text. */
export function Pattern({ name, className }: PatternProps) {
  return <span className={classes('pattern', `pattern--${name}`, className)} aria-hidden="true" />;
}
