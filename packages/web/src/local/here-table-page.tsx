import { useParams } from 'wouter';
import { Empty, LinkButton, Spinner } from '../design/index.ts';
import { TableScreen } from '../table/screen.tsx';
import { useWords } from '../words/index.ts';
import { useHereSource } from './use-here-source.ts';
import { localWords } from './words/index.ts';
import './here-table-page.css';

/** A table that lives in this browser. */
export default function HereTablePage() {
  const words = useWords(localWords);
  const { id = '' } = useParams();
  const here = useHereSource(id);
  if (here.is === 'ready') return <TableScreen key={id} source={here.source} face={here.face} />;
  return (
    <main className="here-wait">
      <h1 className="visually-hidden">{words.title}</h1>
      {here.is === 'loading' ? (
        <>
          <Spinner />
          <p>{words.loading}</p>
        </>
      ) : (
        <Empty
          title={here.is === 'gone' ? words.gone : words.outdated}
          text={here.is === 'gone' ? words.goneText : words.outdatedText}
          action={
            <LinkButton kind="ink" href="/here">
              {words.toList}
            </LinkButton>
          }
        />
      )}
    </main>
  );
}
