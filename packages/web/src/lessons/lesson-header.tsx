import type { Language } from '@engawa/kernel';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Emblem } from '../art/emblem.tsx';
import { gameName } from '../art/games.ts';
import { LinkButton, Segmented, Tooltip } from '../design/index.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/index.ts';
import { playAddress } from './guide.tsx';
import type { Lesson } from './lesson.ts';
import './lesson-header.css';
import type { Progress } from './lesson-source.ts';
import { lessonWords } from './words/index.ts';

const ORDER: readonly Language[] = ['ru', 'uk', 'en'];
const NAMES = { en: 'English', ru: 'Русский', uk: 'Українська' } as const;

/** How far the lesson is, and the ways out of it. */
export function LessonHeader({ lesson, progress }: { readonly lesson: Lesson; readonly progress: Progress }) {
  const words = useWords(lessonWords);
  const language = useSettings((settings) => settings.language);
  const { at, of } = progress;
  const minutes = Math.round((lesson.minutes * (of - at)) / of);
  return (
    <header className="lesson-header" data-game={lesson.game}>
      <Tooltip text={words.toLessons} isName>
        <Link href="/learn" className="lesson-header__back" aria-label={words.toLessons}>
          <ArrowLeft aria-hidden="true" />
        </Link>
      </Tooltip>
      <Emblem game={lesson.game} />
      <h1>{words.lesson(gameName(language, lesson.game))}</h1>
      <span className="lesson-header__step">
        {words.step(at + 1, of)}
        <span className="lesson-header__left"> · {words.left(minutes)}</span>
      </span>
      <span className="lesson-header__steps" role="img" aria-label={`${words.progress}: ${words.step(at + 1, of)}`}>
        {lesson.steps.map(({ id }, i) => (
          <i key={id} data-is={i < at ? 'done' : i === at ? 'now' : 'ahead'} />
        ))}
      </span>
      <span className="lesson-header__gap" />
      <Segmented
        className="lesson-header__language"
        label={words.language}
        value={language}
        options={ORDER.map((one) => ({ value: one, label: one.toUpperCase(), title: NAMES[one] }))}
        onChange={(chosen) => changeSettings({ language: chosen })}
      />
      <LinkButton size="small" href={playAddress(lesson)}>
        {words.straight}
      </LinkButton>
    </header>
  );
}
