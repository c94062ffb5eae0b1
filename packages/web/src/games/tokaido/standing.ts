import type { Choice, Language } from '@engawa/kernel';
import { DICTIONARIES, PANORAMAS } from '@engawa/tokaido';
import type { StandingAnswer } from './words/face-words.ts';
import { faceWords } from './words/index.ts';

/** Answers that make sense every time, whatever lies there, in words that need no table to look at. */
export function standing(choice: Choice, step: string, language: Language): string | undefined {
  const words = DICTIONARIES[language];
  if (step === 'temple') return words.choices.give(Number(choice));
  const panorama = step === 'pickPanorama' ? PANORAMAS.find((of) => of === choice) : undefined;
  return panorama ? words.spaces[panorama] : faceWords[language].standing[`${step} ${choice}` as StandingAnswer];
}
