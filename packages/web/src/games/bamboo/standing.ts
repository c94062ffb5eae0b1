import { ACTIONS, type Action, DICTIONARIES, FOODS, type Food } from '@engawa/bamboo';
import type { Choice, Language } from '@engawa/kernel';
import { faceWords } from './words/index.ts';

/** Answers that make sense every time, whatever lies there, in words that need no table to look at. */
export function standing(choice: Choice, step: string, language: Language): string | undefined {
  const words = DICTIONARIES[language];
  const say = faceWords[language];
  switch (step) {
    case 'pickGift':
      return ACTIONS.includes(choice as Action) ? say.always.gift(words.symbols[choice as Action]) : undefined;
    case 'cook':
    case 'tenguTakes':
    case 'chooseFood':
      return FOODS.includes(choice as Food) ? say.always.food(words.foods[choice as Food]) : undefined;
    case 'harmony':
      return choice === 'happiness' ? words.choices.happiness : undefined;
    case 'home':
      return choice === 'coin' ? words.choices.coin : undefined;
    case 'wake':
      return choice === 'done' ? say.always.wakeNobody : undefined;
    case 'endTurn':
      return choice === 'end' ? say.always.endTurn : undefined;
    default:
      return undefined;
  }
}
