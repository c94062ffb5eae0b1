import { useParams, useSearch } from 'wouter';
import { Empty, LinkButton, Spinner } from '../design/index.ts';
import { useWords } from '../words/index.ts';
import { Theatre } from './theatre.tsx';
import { useFilm } from './use-film.ts';
import { replayWords } from './words/index.ts';
import './theatre.css';

/** A game to look at again: of a table (`:table`) or of a record that somebody brought along (`:record`). */
export default function ReplayPage() {
  const words = useWords(replayWords);
  const { table, record } = useParams();
  const start = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const reel = useFilm(record === undefined ? { is: 'table', id: table ?? '' } : { is: 'record', id: record });
  if (reel.is === 'ready') {
    return (
      <Theatre
        key={record ?? table}
        film={reel.film}
        face={reel.face}
        start={Number.isInteger(start) ? Math.min(Math.max(0, start), reel.film.frames.length - 1) : 0}
      />
    );
  }
  return (
    <main className="replay-wait">
      <h1 className="visually-hidden">{words.title}</h1>
      {reel.is === 'loading' ? (
        <>
          <Spinner />
          <p>{words.loading}</p>
        </>
      ) : (
        <Empty
          title={words.cannot}
          text={reel.why}
          action={
            <LinkButton kind="ink" href="/replay">
              {words.back}
            </LinkButton>
          }
        />
      )}
    </main>
  );
}
