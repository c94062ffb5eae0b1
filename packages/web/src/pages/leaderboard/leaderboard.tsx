import type { Leaderboard } from '@engawa/wire';
import { Link, useParams } from 'wouter';
import { Notice } from '../../app/notice.tsx';
import { usePageTitle } from '../../app/title.ts';
import { gameName } from '../../art/games.ts';
import { Empty, LinkButton } from '../../design/index.ts';
import { useSession } from '../../session/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { rating } from '../shared/rating.ts';
import { useAnswer } from '../shared/use-answer.ts';
import { sharedWords } from '../shared/words/index.ts';
import { leaderboardWords } from './words/index.ts';
import './leaderboard.css';

export default function LeaderboardPage() {
  const params = useParams<{ game: string }>();
  const words = useWords(leaderboardWords);
  const shared = useWords(sharedWords);
  const language = useSettings((settings) => settings.language);
  const answer = useAnswer<Leaderboard>(`/leaderboard/${encodeURIComponent(params.game)}`);
  const title = words.title(gameName(language, params.game));
  usePageTitle(title);
  if (answer.is === 'waiting') return <p role="status">{words.loading}</p>;
  if (answer.is !== 'there') {
    return (
      <Notice title={answer.is === 'refused' ? words.noGame : shared.offline}>
        <LinkButton kind="ink" href="/">
          {words.frontPage}
        </LinkButton>
      </Notice>
    );
  }
  return (
    <div className="leaderboard">
      <h1>{title}</h1>
      <p className="leaderboard__help">{words.help}</p>
      {answer.it.people.length === 0 ? (
        <Empty
          title={words.empty}
          text={words.emptyText}
          action={
            <LinkButton kind="ink" href={`/new?game=${params.game}`}>
              {words.newTable}
            </LinkButton>
          }
        />
      ) : (
        <Places people={answer.it.people} />
      )}
    </div>
  );
}

function Places({ people }: Pick<Leaderboard, 'people'>) {
  const words = useWords(leaderboardWords);
  const language = useSettings((settings) => settings.language);
  const me = useSession((session) => session.me);
  return (
    <table className="leaderboard__table">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.rating}</th>
          <th scope="col">{words.games}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ person, ordinal, games }, index) => (
          <tr key={person.id} className={person.id === me?.id ? 'leaderboard__me' : undefined}>
            <td>{index + 1}</td>
            <th scope="row">
              <Link href={`/people/${encodeURIComponent(person.name)}`}>{person.name}</Link>
            </th>
            <td>{rating(language, ordinal)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
