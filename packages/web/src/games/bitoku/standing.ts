import { RESOURCES, type Resource } from '@engawa/bitoku';
import type { Choice, Language } from '@engawa/kernel';
import { dictionary } from './naming.ts';
import { faceWords } from './words/index.ts';

/** Answers that make sense every time, whatever lies there, in words that need no table to look at. */
export function standing(choice: Choice, step: string, language: Language): string | undefined {
  const words = dictionary(language);
  const { always } = faceWords[language];
  switch (step) {
    case 'ownerBonus':
      return choice === 'vp' ? always.ownerPoint : choice === 'amulet' ? always.ownerAmulet : undefined;
    case 'chooseResource':
      return RESOURCES.includes(choice as Resource) ? always.resource(words.resources[choice as Resource]) : undefined;
    case 'virtue':
      return choice === 'skip' ? always.keepCards : undefined;
    case 'overSix':
      return choice === 'skip' ? always.noAmulet : undefined;
    default:
      return undefined;
  }
}
