import type { Seat, Standing, Who, Words } from '@engawa/kernel';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton, LogView, Points, ScoreSheet, SeatName } from '../../design/index.ts';
import type { GameFace } from '../../games/face.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { explainTies } from '../ties.ts';
import { TABLE_WORDS } from '../words/index.ts';
import './by-source.css';
import { sourcesOf, type ToldEvent } from './sources.ts';

interface ScoreBySourceProps {
  readonly face: GameFace;
  readonly places: readonly Standing[];
  readonly words: Words;
  readonly who: Who;
  /** Ties of a game that goes on decide nothing yet. */
  readonly isFinal: boolean;
  /** Everything that was told, in order: where the points came from. */
  readonly told: readonly ToldEvent[];
  /** A line was pressed that tells of points. */
  readonly onLine?: ((id: string) => void) | undefined;
  /** How many rows are uncovered; all if left out. */
  readonly shown?: number | undefined;
}

interface Cell {
  readonly row: string;
  readonly seat: Seat;
}

/** The score by source, the best first. A number opens the lines of the log that made it, if the game tells them. */
export function ScoreBySource({ face, places, words, who, isFinal, told, onLine, shown }: ScoreBySourceProps) {
  const say = useWords(TABLE_WORDS);
  const [opened, setOpened] = useState<Cell | null>(null);
  const tie = useTies(face, places, who);
  const rows = [...new Set(places.flatMap(({ sheet }) => sheet.map(({ row }) => row)))];
  const sorted = [...places].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const pointsOf = ({ sheet }: Standing, row: string) => sheet.find((one) => one.row === row)?.points;
  const { scored } = face;
  const toggle = (row: string, seat: Seat) =>
    setOpened((now) => (now?.row === row && now.seat === seat ? null : { row, seat }));
  return (
    <div className="score-by-source">
      <ScoreSheet
        rows={rows.map((row) => ({ id: row, label: words.scoreRow(row) }))}
        seats={sorted.map(({ seat, place }) => ({ seat, name: who(seat), place }))}
        cells={Object.fromEntries(rows.map((row) => [row, sorted.map((one) => pointsOf(one, row))]))}
        totals={sorted.map(({ score }) => score)}
        isProvisional={!isFinal}
        tie={isFinal && tie !== '' ? tie : undefined}
        shown={shown}
        opened={opened}
        onOpen={scored && toggle}
      />
      {scored && opened ? (
        <Sources
          key={`${opened.row} ${opened.seat}`}
          title={words.scoreRow(opened.row)}
          points={pointsOf(sorted.find(({ seat }) => seat === opened.seat)!, opened.row) ?? 0}
          lines={sourcesOf(scored, told, opened.row, opened.seat).map(({ id, event }) => ({
            id,
            seat: opened.seat,
            text: words.event(event, who),
          }))}
          name={who(opened.seat)}
          seat={opened.seat}
          onLine={onLine}
          onClose={() => setOpened(null)}
        />
      ) : (
        scored && <p className="score-by-source__help">{say.scoreHelp}</p>
      )}
    </div>
  );
}

interface SourcesProps {
  readonly title: string;
  readonly points: number;
  readonly lines: readonly { readonly id: string; readonly seat: Seat; readonly text: string }[];
  readonly name: string;
  readonly seat: Seat;
  readonly onLine?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

function Sources({ title, points, lines, name, seat, onLine, onClose }: SourcesProps) {
  const say = useWords(TABLE_WORDS);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={box} className="score-by-source__lines" aria-live="polite">
      <h3>
        {title}
        <SeatName seat={seat}>{name}</SeatName>
        <Points value={points} />
        <IconButton size="small" label={say.close} icon={<X />} onClick={onClose} />
      </h3>
      <LogView
        label={say.scoreLines}
        groups={lines.length === 0 ? [] : [{ id: title, lines }]}
        onOpen={onLine && (({ id }) => onLine(id))}
      />
    </section>
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
