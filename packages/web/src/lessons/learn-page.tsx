import { GraduationCap, Timer } from 'lucide-react';
import { useId } from 'react';
import { usePageTitle } from '../app/title.ts';
import { gameName, isPrint } from '../art/games.ts';
import { Print } from '../art/print.tsx';
import { Chip, LinkButton } from '../design/index.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import './learn-page.css';
import { learnedOf } from './learned.ts';
import { lessonOf } from './lessons.ts';
import { lessonWords } from './words/index.ts';

/** The lessons, one a game. */
export default function LearnPage() {
  const words = useWords(lessonWords);
  usePageTitle(words.title);
  return (
    <div className="learn-page">
      <h1>{words.title}</h1>
      <p className="learn-page__intro">{words.intro}</p>
      <ul className="learn-page__lessons">
        {CATALOGUE.filter(({ id }) => lessonOf(id) !== undefined).map(({ id }) => (
          <LessonCard key={id} game={id} />
        ))}
      </ul>
    </div>
  );
}

function LessonCard({ game }: { readonly game: string }) {
  const words = useWords(lessonWords);
  const language = useSettings((settings) => settings.language);
  const id = useId();
  const { minutes } = lessonOf(game)!;
  const learned = learnedOf(game);
  const label = learned === undefined ? words.start : learned === 'done' ? words.again : words.continue;
  return (
    <li className="lesson-card" data-game={game}>
      {isPrint(game) ? (
        <div className="lesson-card__print">
          <Print game={game} />
        </div>
      ) : null}
      <div className="lesson-card__text">
        <h2 id={id}>{gameName(language, game)}</h2>
        <p className="lesson-card__facts">
          <Chip icon={<Timer size={16} aria-hidden="true" />}>{words.minutes(minutes)}</Chip>
          {learned === undefined ? null : (
            <Chip tone="ok" icon={<GraduationCap size={16} aria-hidden="true" />}>
              {learned === 'done' ? words.done : words.begun}
            </Chip>
          )}
        </p>
        <LinkButton kind={learned === 'done' ? 'outline' : 'main'} href={`/learn/${game}`} aria-describedby={id}>
          {label}
        </LinkButton>
      </div>
    </li>
  );
}
