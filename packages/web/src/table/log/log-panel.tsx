import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type LogGroup, type LogLine, LogView } from '../../design/index.ts';
import { type TableModel, useTable } from '../model.ts';
import { StillToCome } from '../parts/still-to-come.tsx';
import { choicesUpTo, type Entry, type Filter, filterTurns, groupTurns, lastChoice } from './group.ts';
import './log-panel.css';

const FILTERS: readonly Filter[] = ['all', 'mine', 'people'];
/** Whoever has scrolled up further than this is reading and is left alone. */
const NEAR = 60;

function sentence({ words, who, say }: TableModel, { event, note, undone }: Entry): string {
  if (event) return words.event(event, who);
  return note ? say.note(note, who) : say.undone(undone ?? 0);
}

interface LogPanelProps {
  /** The number up to which everything had been seen before. */
  readonly since: number | undefined;
  readonly showsAgenda: boolean;
}

export function LogPanel({ since, showsAgenda }: LogPanelProps) {
  const model = useTable();
  const { known, latest, seat, say, point, source, shown } = model;
  const [filter, setFilter] = useState<Filter>('all');
  const [, go] = useLocation();
  const turns = useMemo(() => groupTurns(known.told), [known.told]);
  const bots = latest.shown.seats.flatMap(({ bot }, one) => (bot === null ? [] : [one]));
  const now = lastChoice(known.told);
  const entries = new Map<string, Entry>();
  const groups: LogGroup[] = filterTurns(turns, filter, seat, bots).map((turn) => ({
    id: `${turn.number}`,
    lines: turn.entries.map((entry, i): LogLine => {
      const id = `${entry.number}.${i}`;
      entries.set(id, entry);
      return {
        id,
        seat: entry.seat,
        text: sentence(model, entry),
        isNow: entry.number === now,
      };
    }),
  }));
  const newFrom = since === undefined ? undefined : groups.find(({ id }) => Number(id) > since)?.id;
  const replay = shown.status === 'over' ? source.links?.replay : undefined;

  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what scrolls
  useEffect(() => {
    if (isNear.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [known.told, filter]);
  return (
    <div className="log-panel">
      <div className="log-panel__head">
        <StillToCome open={showsAgenda} />
        {seat !== null && (
          <select
            className="log-panel__filter"
            aria-label={say.filter}
            value={filter}
            onChange={(event) => setFilter(FILTERS.find((one) => one === event.target.value) ?? 'all')}
          >
            {FILTERS.map((one) => (
              <option key={one} value={one}>
                {say.filters[one]}
              </option>
            ))}
          </select>
        )}
      </div>
      <div
        ref={box}
        className="log-panel__lines"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isNear.current = scrollHeight - scrollTop - clientHeight < NEAR;
        }}
      >
        <LogView
          label={say.log}
          groups={groups}
          newFrom={newFrom}
          onPoint={(line) => point(line === null ? [] : eventsOf(entries.get(line.id)))}
          onOpen={
            replay &&
            ((line) => {
              const entry = entries.get(line.id);
              if (entry) go(replay(choicesUpTo(known.told, entry.number)));
            })
          }
        />
      </div>
    </div>
  );
}

function eventsOf(entry: Entry | undefined) {
  return entry?.event ? [entry.event] : [];
}
