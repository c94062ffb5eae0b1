import type { Choice, Language } from '@engawa/kernel';
import type { StandingAnswer } from './words/face-words.ts';
import { faceWords } from './words/index.ts';

/** Answers that make sense every time, whatever lies there, in words that need no table to look at. */
export function standing(choice: Choice, step: string, language: Language): string | undefined {
  return faceWords[language].standing[`${step} ${choice}` as StandingAnswer];
}
