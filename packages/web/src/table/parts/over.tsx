import type { Standing } from '@engawa/kernel';
import type { Told } from '@engawa/wire';
import { Download, RotateCcw, Swords } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Dialog, Empty, LinkButton, lasting, toast } from '../../design/index.ts';
import { wordsOf } from '../../session/api.ts';
import { choicesUpTo } from '../log/group.ts';
import { type TableModel, useTable } from '../model.ts';
import { ScoreBySource } from '../score/by-source.tsx';
import type { ToldEvent } from '../score/sources.ts';
import './over.css';

/** What the score would be if the game ended now; null where a view does not tell. */
function provisional({ face, looking }: TableModel): readonly Standing[] | null {
  try {
    return face.game.standings(looking.view);
  } catch {
    return null;
  }
}

const ROW = 180;

/** The score by source: live, and at the end row by row. */
export function ScoreDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const model = useTable();
  const { shown, say, source } = model;
  const isFinal = shown.places !== null;
  const places = open ? (shown.places ?? provisional(model)) : null;
  return (
    <Dialog
      open={open}
      title={isFinal ? say.score : say.scoreNow}
      size="wide"
      onClose={onClose}
      actions={
        isFinal ? (
          <>
            {source.links?.record && (
              <LinkButton href={source.links.record} icon={<Download />} download="">
                {say.record}
              </LinkButton>
            )}
            {source.links?.replay && (
              <LinkButton href={source.links.replay(0)} icon={<RotateCcw />}>
                {say.replay}
              </LinkButton>
            )}
            <Rematch />
          </>
        ) : undefined
      }
    >
      {places === null ? <Empty title={say.nothingToCome} /> : <Sheet places={places} isFinal={isFinal} />}
      {isFinal && source.abilities.company && <FairLuck />}
    </Dialog>
  );
}

function Sheet({ places, isFinal }: { readonly places: readonly Standing[]; readonly isFinal: boolean }) {
  const { face, words, who, say, known, source } = useTable();
  const [, go] = useLocation();
  const rows = new Set(places.flatMap(({ sheet }) => sheet.map(({ row }) => row))).size;
  const uncovered = useUncovered(rows, isFinal);
  const told = useMemo(() => toldEvents(known.told), [known.told]);
  const replay = isFinal ? source.links?.replay : undefined;
  return (
    <div className="table-score">
      {!isFinal && <p className="table-score__help">{say.scoreNowHelp}</p>}
      <ScoreBySource
        face={face}
        places={places}
        words={words}
        who={who}
        isFinal={isFinal}
        told={told}
        onLine={replay && ((id) => go(replay(choicesUpTo(known.told, Number.parseInt(id, 10)))))}
        shown={uncovered}
      />
    </div>
  );
}

/** Every event under the number at which it was told. */
function toldEvents(told: readonly Told[]): ToldEvent[] {
  return told.flatMap(({ number, events }) => events.map((event, i) => ({ id: `${number}.${i}`, event })));
}

/** What proves that nobody, the server included, chose the cards. */
function FairLuck() {
  const { shown, say } = useTable();
  const { commitment, seed } = shown.luck;
  if (commitment === '') return null;
  return (
    <details className="table-score__luck">
      <summary>{say.luckFair}</summary>
      <p>{say.luckHelp}</p>
      <code>{commitment}</code>
      {seed !== undefined && <code>{seed}</code>}
    </details>
  );
}

/** Rows are uncovered one after the other when a game has just ended. */
function useUncovered(rows: number, isFinal: boolean): number {
  const pause = isFinal ? lasting(ROW) : 0;
  const [shown, setShown] = useState(pause === 0 ? rows : 0);
  useEffect(() => {
    if (shown >= rows) return;
    const timer = setTimeout(() => setShown((now) => now + 1), pause);
    return () => clearTimeout(timer);
  }, [shown, rows, pause]);
  return shown;
}

/** The same people once more: whoever asks first opens the table, the others find the way there. */
export function Rematch() {
  const { latest, source, say, seat } = useTable();
  const [, go] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { rematch, status } = latest.shown;
  if (
    status === 'running' ||
    source.again === undefined ||
    (seat === null && rematch === null && source.abilities.company)
  )
    return null;
  const next = rematch === null ? undefined : source.links?.table?.(rematch);
  const open = () => {
    if (next !== undefined) return go(next);
    setAsking(true);
    source.again?.().then(go, (error: unknown) => {
      setAsking(false);
      toast(wordsOf(error), { tone: 'error' });
    });
  };
  return (
    <Button kind="main" icon={<Swords />} disabled={isAsking} onClick={open}>
      {next === undefined ? say.rematch : say.toRematch}
    </Button>
  );
}
