import type { Refused } from '@engawa/wire';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useParams } from 'wouter';
import { Empty, LinkButton, Spinner } from '../design/index.ts';
import { gameCard } from '../games/catalogue.ts';
import type { GameFace } from '../games/face.ts';
import { wordsOf } from '../session/api.ts';
import { reconnect } from '../session/live.ts';
import { learnMutes } from '../session/mutes.ts';
import { beSomebody, useSession } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import { liveSource } from './live-source.ts';
import { WaitingRoom } from './room/waiting-room.tsx';
import { TableScreen } from './screen.tsx';
import type { TableSource } from './source.ts';
import { TABLE_WORDS } from './words/index.ts';

/** A table of the server's: its waiting room, then the game. */
export default function LivePage() {
  const { table = '' } = useParams<{ table: string }>();
  const [failed, setFailed] = useState<unknown>(undefined);
  const { source, meetAgain } = useLiveSource(table, setFailed);
  const known = useSyncExternalStore(
    useCallback((listener) => source?.subscribe(listener) ?? (() => {}), [source]),
    () => source?.known(),
  );
  const face = useFace(known?.shown.game, setFailed);
  const me = useSession((session) => session.me?.id);
  useEffect(() => {
    // The server spares its reader what is muted, whether the page knows it or not.
    if (me !== undefined) learnMutes().catch(() => {});
  }, [me]);

  if (failed !== undefined) return <Failed error={failed} />;
  if (source === undefined || known === undefined || face === undefined) return <Loading />;
  const isBefore = known.shown.status === 'open' || (known.shown.status === 'closed' && known.shown.view === null);
  if (isBefore) return <WaitingRoom known={known} face={face} meetAgain={meetAgain} />;
  return <TableScreen key={table} source={source} face={face} />;
}

/** The source of a table; another one after the reader has become somebody else. */
function useLiveSource(table: string, fail: (error: unknown) => void) {
  const [meeting, setMeeting] = useState(0);
  const [source, setSource] = useState<TableSource>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new meeting opens a new source
  useEffect(() => {
    fail(undefined);
    const opened = liveSource(table, (error: Refused) => fail(error));
    setSource(opened);
    return opened.close;
  }, [table, meeting, fail]);
  /** A stranger becomes a guest, and the server sees them with new eyes. */
  const meetAgain = useCallback(async () => {
    const wasKnown = Boolean(useSession.getState().me);
    await beSomebody();
    if (wasKnown) return;
    source?.close();
    reconnect();
    setMeeting((n) => n + 1);
  }, [source]);
  return { source, meetAgain };
}

function useFace(game: string | undefined, fail: (error: unknown) => void): GameFace | undefined {
  const [face, setFace] = useState<GameFace>();
  useEffect(() => {
    if (game === undefined) return;
    gameCard(game)?.load().then(setFace, fail);
  }, [game, fail]);
  return face;
}

function Loading() {
  const say = useWords(TABLE_WORDS);
  return (
    <main className="table-screen__wait" aria-busy="true">
      <Spinner />
      <p>{say.loading}</p>
    </main>
  );
}

function Failed({ error }: { readonly error: unknown }) {
  const say = useWords(TABLE_WORDS);
  // The words follow the language, wherever it is changed.
  const language = useSettings((settings) => settings.language);
  const text = useMemo(() => (language ? wordsOf(error) : ''), [error, language]);
  return (
    <main className="table-screen__wait">
      <Empty title={say.noSuchTable} text={text} action={<LinkButton href="/tables">{say.toTables}</LinkButton>} />
    </main>
  );
}
