import type { Spread } from './measure.ts';

const NAME = 40;
const FIGURE = 12;

export function heading(title: string): string {
  return title.padEnd(NAME) + ['median', 'min', 'max'].map((word) => word.padStart(FIGURE)).join('');
}

export function row(name: string, { median, min, max }: Spread, format: (n: number) => string): string {
  return line(
    name,
    [min, max].reduce((text, n) => text + format(n).padStart(FIGURE), format(median).padStart(FIGURE)),
  );
}

export function line(name: string, text: string): string {
  return `  ${name}`.padEnd(NAME) + text.padStart(FIGURE);
}

export function whole(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}

/** Three digits are all that a noisy machine can promise. */
export function short(n: number): string {
  return n >= 100 ? whole(n) : n.toPrecision(3);
}

export function percent(n: number): string {
  return `${(n * 100).toPrecision(3)} %`;
}

export function fraction(n: number): string {
  return `1/${short(1 / n)}`;
}
