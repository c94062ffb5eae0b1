import { type Bamboo, type BambooEvent, bamboo } from '@engawa/bamboo';
import type { Game } from '@engawa/kernel';
import type { GameFace } from '../face.ts';
import { illustrated } from '../illustrated.ts';
import { hangDrawings } from './art/sprite.tsx';
import { Board } from './board.tsx';
import { aidIcon, choiceIcon, eventIcon } from './icons.tsx';
import { Mat } from './mat.tsx';
import { upright } from './pages.tsx';
import { WIDE_SIZE } from './places.ts';
import { plate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { scored } from './scored.ts';
import { Side } from './side.tsx';
import { sounds } from './sounds.ts';
import { standing } from './standing.ts';
import { aidTexts, chapterOf, rules } from './texts/index.ts';
import { Tray, usesTray } from './tray.tsx';
import { wayOf } from './way.ts';

export const bambooFace: GameFace<Bamboo, BambooEvent> = {
  game: bamboo as unknown as Game<Bamboo, never, BambooEvent>,
  Board,
  boardSize: WIDE_SIZE,
  upright,
  Mat,
  Side,
  Progress,
  Tray,
  usesTray,
  Preview,
  choiceIcon,
  eventIcon,
  plate,
  rules,
  chapterOf,
  aid: illustrated(aidTexts, aidIcon),
  tieBreakers: { en: ['comfort of the home'], ru: ['комфорт дома'], uk: ['комфорт дому'] },
  way: wayOf,
  scored,
  standing,
  sounds,
};

// Whoever loads the game will draw it.
hangDrawings();
