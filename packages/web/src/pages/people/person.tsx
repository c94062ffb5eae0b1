import type { Profile } from '@engawa/wire';
import { Bot, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { Notice } from '../../app/notice.tsx';
import { usePageTitle } from '../../app/title.ts';
import { Emblem } from '../../art/emblem.tsx';
import { gameName } from '../../art/games.ts';
import { Button, Chip, LinkButton, toast } from '../../design/index.ts';
import { wordsOf } from '../../session/api.ts';
import { learnMutes, mute, useMutes } from '../../session/mutes.ts';
import { useSession } from '../../session/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { monthIn } from '../shared/dates.ts';
import { Panel } from '../shared/panel.tsx';
import { rating } from '../shared/rating.ts';
import { useAnswer } from '../shared/use-answer.ts';
import { useDay } from '../shared/use-day.ts';
import { sharedWords } from '../shared/words/index.ts';
import { peopleWords } from './words/index.ts';
import './person.css';

export default function Person() {
  const params = useParams<{ name: string }>();
  const words = useWords(peopleWords);
  const shared = useWords(sharedWords);
  const answer = useAnswer<Profile>(`/people/${encodeURIComponent(params.name)}`);
  usePageTitle(answer.is === 'there' ? answer.it.name : params.name);
  if (answer.is === 'waiting') return <p role="status">{words.loading}</p>;
  if (answer.is === 'there') return <Known profile={answer.it} />;
  return (
    <Notice
      title={answer.is === 'refused' ? words.nobody : shared.offline}
      {...(answer.is === 'refused' ? { text: words.nobodyText } : {})}
    >
      <LinkButton kind="ink" href="/">
        {words.frontPage}
      </LinkButton>
    </Notice>
  );
}

function Known({ profile }: { profile: Profile }) {
  const words = useWords(peopleWords);
  const language = useSettings((settings) => settings.language);
  const day = useDay();
  const me = useSession((session) => session.me);
  const Icon = profile.kind === 'program' ? Bot : UserRound;
  return (
    <div className="person">
      <header className="person__head">
        <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <h1>{profile.name}</h1>
          <p className="person__chips">
            <Chip>{profile.kind === 'program' ? words.program : words.account}</Chip>
            <Chip>{words.since(monthIn(language, profile.since))}</Chip>
            <Chip>{words.finished(profile.finished)}</Chip>
          </p>
        </div>
        {me && me.id !== profile.id && <Mute id={profile.id} />}
      </header>
      <Panel title={words.ratings}>
        {profile.ratings.length === 0 ? (
          <p>{words.noRatings}</p>
        ) : (
          <>
            <ul className="person__list">
              {profile.ratings.map(({ game, ordinal, games }) => (
                <li key={game}>
                  <Emblem game={game} />
                  <Link href={`/leaderboard/${game}`}>{gameName(language, game)}</Link>
                  <b className="person__rating">{rating(language, ordinal)}</b>
                  <span>{words.games(games)}</span>
                </li>
              ))}
            </ul>
            <p className="person__note">{words.ratingsHelp}</p>
          </>
        )}
      </Panel>
      <Panel title={words.tables}>
        {profile.tables.length === 0 ? (
          <p>{words.noTables}</p>
        ) : (
          <ul className="person__list">
            {profile.tables.map(({ id, game, at }) => (
              <li key={id}>
                <Emblem game={game} />
                <span className="person__grow">
                  {gameName(language, game)} · {day(at)}
                </span>
                <LinkButton size="small" href={`/replay/${id}`}>
                  {words.replay}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

/** Whoever is not heard does not learn of it. */
function Mute({ id }: { id: string }) {
  const words = useWords(peopleWords);
  const isMuted = useMutes(({ people }) => people.includes(id));
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    learnMutes().then(
      () => setKnown(true),
      () => {},
    );
  }, []);
  if (!isKnown) return null;
  const change = async () => {
    try {
      await mute(id, !isMuted);
      toast(isMuted ? words.unmuted : words.muted);
    } catch (error) {
      toast(wordsOf(error), { tone: 'error' });
    }
  };
  return (
    <Button size="small" kind="quiet" onClick={() => void change()}>
      {isMuted ? words.unmute : words.mute}
    </Button>
  );
}
