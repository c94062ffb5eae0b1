import type { Game, Language, Seat, Standing, Who } from '@engawa/kernel';
import type { Text } from '../text/text.ts';
import type { Paint } from './paint.ts';

/** The sheets side by side: a row for each source of points, a column for each seat. */
export function scoreSheets(
  game: Game,
  language: Language,
  standings: readonly Standing[],
  who: Who,
  text: Text,
  paint: Paint,
): string {
  const words = game.words[language];
  const bySeat = [...standings].sort((a, b) => a.seat - b.seat);
  const rows = [...new Set(bySeat.flatMap((one) => one.sheet.map((entry) => entry.row)))];
  const pointsIn = (one: Standing, row: string) =>
    one.sheet.filter((entry) => entry.row === row).reduce((sum, entry) => sum + entry.points, 0);
  const labels = [...rows.map((row) => words.scoreRow(row)), text.total];
  const labelWidth = Math.max(...labels.map((label) => label.length));
  const cell = (value: string, seat: Seat) => value.padStart(Math.max(who(seat).length, 4));
  const line = (label: string, value: (one: Standing) => string) =>
    [label.padEnd(labelWidth), ...bySeat.map((one) => cell(value(one), one.seat))].join('  ');
  const head = [
    ' '.repeat(labelWidth),
    ...bySeat.map((one) => paint.seat(cell(who(one.seat), one.seat), one.seat)),
  ].join('  ');
  const body = rows.map((row) => line(words.scoreRow(row), (one) => `${pointsIn(one, row)}`));
  const sum = paint.tone(
    line(text.total, (one) => `${one.score}`),
    'strong',
  );
  return [head, ...body, sum].map((one) => `${one}\n`).join('');
}

/** Who came where, who won, and why of two with the same points one is before the other. */
export function resultInWords(standings: readonly Standing[], who: Who, text: Text): string[] {
  const ranked = [...standings].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const names = (some: readonly Standing[]) => some.map((one) => who(one.seat));
  const winners = ranked.filter((one) => one.place === 1);
  const lines = ranked.map((one) => text.place(one.place, who(one.seat), one.score));
  for (const score of new Set(ranked.map((one) => one.score))) {
    const tied = ranked.filter((one) => one.score === score);
    if (tied.length < 2) continue;
    const places = new Set(tied.map((one) => one.place));
    if (places.size > 1) lines.push(text.tieBroken(names(tied), score));
    for (const place of places) {
      const equal = tied.filter((one) => one.place === place);
      if (equal.length > 1) lines.push(text.tieStands(names(equal), score));
    }
  }
  if (ranked.length > 1) {
    lines.push(winners.length > 1 ? text.sharedVictory(names(winners)) : text.winner(names(winners)[0]!));
  }
  return lines;
}
