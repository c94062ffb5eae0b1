import { useEffect, useState, useSyncExternalStore } from 'react';
import { useParams } from 'wouter';
import { usePageTitle } from '../app/title.ts';
import { gameName } from '../art/games.ts';
import { Empty, LinkButton, Spinner } from '../design/index.ts';
import { gameCard } from '../games/catalogue.ts';
import type { GameFace } from '../games/face.ts';
import { naturalPause } from '../local/pause.ts';
import { useSettings } from '../settings/settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { useWords } from '../words/index.ts';
import { Guide } from './guide.tsx';
import { keepLearned, learnedOf } from './learned.ts';
import './lesson-page.css';
import { LessonHeader } from './lesson-header.tsx';
import { LessonSource } from './lesson-source.ts';
import { lessonOf } from './lessons.ts';
import { lessonWords } from './words/index.ts';

/** A lesson: a guide beside a real table. */
export default function LessonPage() {
  const words = useWords(lessonWords);
  const language = useSettings((settings) => settings.language);
  const { game = '' } = useParams();
  usePageTitle(words.lesson(gameName(language, game)));
  const lesson = useLesson(game, words.learner);
  if (typeof lesson !== 'string') return <Lesson source={lesson.source} face={lesson.face} />;
  return (
    <main className="lesson-wait">
      <h1 className="visually-hidden">{words.title}</h1>
      {lesson === 'loading' ? (
        <>
          <Spinner />
          <p>{words.loading}</p>
        </>
      ) : (
        <Empty title={words.noLesson} action={<LinkButton href="/learn">{words.toLessons}</LinkButton>} />
      )}
    </main>
  );
}

interface Ready {
  readonly source: LessonSource;
  readonly face: GameFace;
}

function useLesson(game: string, learner: string): Ready | 'loading' | 'none' {
  const [lesson, setLesson] = useState<Ready | 'loading' | 'none'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to begin again
  useEffect(() => {
    let source: LessonSource | undefined;
    let isHere = true;
    const load = async () => {
      const [card, teacher] = [gameCard(game), lessonOf(game)];
      if (card === undefined || teacher === undefined) return 'none';
      const [face, script] = await Promise.all([card.load(), teacher.load()]);
      const learned = learnedOf(game);
      const from = typeof learned === 'number' && learned < script.steps.length ? learned : 0;
      if (!isHere) return 'loading';
      source = new LessonSource(face.game as never, script, { learner, pause: naturalPause, from });
      return { source, face };
    };
    load().then(
      (loaded) => isHere && setLesson(loaded),
      () => isHere && setLesson('none'),
    );
    return () => {
      isHere = false;
      source?.close();
    };
  }, [game]);
  return lesson;
}

function Lesson({ source, face }: Ready) {
  const progress = useSyncExternalStore(
    (changed) => source.subscribe(changed),
    () => source.progress(),
  );
  const { lesson } = source;
  const { at, of } = progress;
  useEffect(() => {
    keepLearned(lesson.game, at === of - 1 ? 'done' : at);
  }, [lesson, at, of]);
  return (
    <div className="lesson">
      <LessonHeader lesson={lesson} progress={progress} />
      <TableScreen source={source} face={face}>
        <Guide source={source} lesson={lesson} progress={progress} />
      </TableScreen>
    </div>
  );
}
