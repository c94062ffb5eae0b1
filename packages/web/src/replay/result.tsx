import type { Standing, Who, Words } from '@engawa/kernel';
import { ScoreSheet } from '../design/index.ts';
import type { GameFace } from '../games/face.ts';
import { useSettings } from '../settings/settings.ts';
import { explainTies } from '../table/ties.ts';
import { TABLE_WORDS } from '../table/words/index.ts';
import { useWords } from '../words/index.ts';

interface ResultProps {
  readonly face: GameFace;
  readonly places: readonly Standing[];
  readonly words: Words;
  readonly who: Who;
  /** Ties of a game that goes on decide nothing yet. */
  readonly isFinal: boolean;
}

/** The score by source, the best first. */
export function Result({ face, places, words, who, isFinal }: ResultProps) {
  const rows = [...new Set(places.flatMap(({ sheet }) => sheet.map(({ row }) => row)))];
  const sorted = [...places].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const tie = useTies(face, places, who);
  return (
    <ScoreSheet
      rows={rows.map((row) => ({ id: row, label: words.scoreRow(row) }))}
      seats={sorted.map(({ seat, place }) => ({ seat, name: who(seat), place }))}
      cells={Object.fromEntries(
        rows.map((row) => [row, sorted.map(({ sheet }) => sheet.find((one) => one.row === row)?.points)]),
      )}
      totals={sorted.map(({ score }) => score)}
      tie={isFinal && tie !== '' ? tie : undefined}
    />
  );
}

/** Why equal scores have different places, or that a place is shared. */
function useTies(face: GameFace, places: readonly Standing[], who: Who): string {
  const language = useSettings((settings) => settings.language);
  const { ties: say } = useWords(TABLE_WORDS);
  return explainTies(places)
    .flatMap(({ seats, score, by, shared }) => [
      say.equal(seats.map(who), score),
      ...(by === null
        ? []
        : [
            say.by(
              face.tieBreakers?.[language][by.index],
              seats.map((seat, i) => [who(seat), by.values[i]!] as const),
            ),
          ]),
      ...shared.map((group) => say.shared(group.map(who))),
    ])
    .join(' ');
}
