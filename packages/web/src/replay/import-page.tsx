import { gameById } from '@engawa/games';
import type { TableSummary } from '@engawa/wire';
import { FileUp, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { usePageTitle } from '../app/title.ts';
import { Emblem } from '../art/emblem.tsx';
import { gameName } from '../art/games.ts';
import { Button, IconButton, LinkButton, toast } from '../design/index.ts';
import { keptHere } from '../local/browser.ts';
import { hereReplay } from '../local/local-source.ts';
import { api } from '../session/api.ts';
import { useSession } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { whoAt } from '../table/names.ts';
import { useWords } from '../words/index.ts';
import { forgetFile, keepFile, keptFiles } from './files.ts';
import { FileRefused, readFile } from './reading.ts';
import './import-page.css';
import { replayWords } from './words/index.ts';

/** Games to look at again: one's own, and records that somebody brings along. */
export default function ImportPage() {
  const words = useWords(replayWords);
  usePageTitle(words.importTitle);
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      go(`/replay/file~${await openFile(file)}`);
    } catch (error) {
      setProblem(error instanceof FileRefused ? words.bad[error.why] : words.noRoom);
    }
  };
  return (
    <div className="import-page">
      <h1>{words.importTitle}</h1>
      <p className="import-page__intro">{words.importIntro}</p>
      <DropZone onFile={(file) => void open(file)} problem={problem} />
      <Lists />
    </div>
  );
}

async function openFile(file: File): Promise<string> {
  const text = await file.text();
  const { game } = readFile(text, gameById);
  return keepFile(file.name, game.id, text);
}

function DropZone({
  onFile,
  problem,
}: {
  readonly onFile: (file: File | undefined) => void;
  readonly problem: string | null;
}) {
  const words = useWords(replayWords);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <section
      className="drop-zone"
      data-over={isOver || undefined}
      aria-label={words.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp className="drop-zone__icon" aria-hidden="true" />
      <p className="drop-zone__title">{isOver ? words.dropNow : words.drop}</p>
      <Button kind="ink" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.json,text/plain,application/json"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      <p className="drop-zone__help">{words.dropHelp}</p>
      <p className="drop-zone__problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly text: string;
  readonly at: number;
}

function Lists() {
  const words = useWords(replayWords);
  const language = useSettings((settings) => settings.language);
  const [files, setFiles] = useState(keptFiles);
  const tables = useFinishedTables();
  const here = keptHere()
    .all()
    .filter(({ isOver }) => isOver);
  const names = (seats: TableSummary['seats']) => {
    const who = whoAt(seats, language);
    return seats.map((_, seat) => who(seat)).join(', ');
  };
  const remove = (id: string) => {
    forgetFile(id);
    setFiles(keptFiles());
    toast(words.removed);
  };
  return (
    <>
      <RowList
        title={words.onServer}
        rows={tables.map(({ table, game, seats, changedAt }) => ({
          id: table,
          game,
          href: `/replay/${table}`,
          text: names(seats),
          at: changedAt,
        }))}
      />
      <RowList
        title={words.onDevice}
        rows={here.map(({ id, game, seats, changedAt }) => ({
          id,
          game,
          href: hereReplay(id),
          text: names(
            seats.map((seat) =>
              seat.is === 'bot'
                ? { person: null, bot: seat.bot }
                : { person: { id: '', name: seat.name, kind: 'guest' as const }, bot: null },
            ),
          ),
          at: changedAt,
        }))}
      />
      <RowList
        title={words.opened}
        rows={files.map(({ id, game, name, at }) => ({ id, game, href: `/replay/file~${id}`, text: name, at }))}
        onRemove={remove}
      />
    </>
  );
}

function RowList({
  title,
  rows,
  onRemove,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly onRemove?: (id: string) => void;
}) {
  const words = useWords(replayWords);
  const language = useSettings((settings) => settings.language);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (rows.length === 0) return null;
  return (
    <section className="record-list">
      <h2>{title}</h2>
      <ul className="record-list__rows">
        {rows.map(({ id, game, href, text, at }) => (
          <li key={id} className="record-row">
            <Emblem game={game} />
            <div className="record-row__text">
              <strong>{gameName(language, game)}</strong>
              <span>
                {text} · {when.format(at)}
              </span>
            </div>
            <LinkButton href={href}>{words.open}</LinkButton>
            {onRemove && (
              <IconButton kind="quiet" label={words.remove} icon={<Trash2 />} onClick={() => onRemove(id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without the server, or for a stranger, there are none. */
function useFinishedTables(): readonly TableSummary[] {
  const me = useSession((session) => session.me);
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    if (!me) return;
    let isHere = true;
    api<TableSummary[]>('GET', '/my-tables?ended=1').then(
      (found) => isHere && setTables(found.filter(({ status }) => status === 'over')),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [me]);
  return tables;
}
