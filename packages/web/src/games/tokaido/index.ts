import type { Game } from '@engawa/kernel';
import { type Tokaido, type TokaidoEvent, tokaido } from '@engawa/tokaido';
import type { GameFace } from '../face.ts';
import { illustrated } from '../illustrated.ts';
import { hangDrawings } from './art/sprite.tsx';
import { Board } from './board.tsx';
import { aidIcon, choiceIcon, eventIcon } from './icons.tsx';
import { Mat } from './mat.tsx';
import { BOARD, wayOf } from './places.ts';
import { plate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { scored } from './scored.ts';
import { Side } from './side.tsx';
import { sounds } from './sounds.ts';
import { standing } from './standing.ts';
import { aidTexts, chapterOf, rules } from './texts/index.ts';
import { Tray, usesTray } from './tray.tsx';

export const tokaidoFace: GameFace<Tokaido, TokaidoEvent> = {
  game: tokaido as unknown as Game<Tokaido, never, TokaidoEvent>,
  Board,
  boardSize: BOARD,
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
  tieBreakers: { en: ['achievements'], ru: ['достижения'], uk: ['досягнення'] },
  way: wayOf,
  // Every event tells its points: nothing has to be remembered.
  scored: () => scored,
  standing,
  sounds,
};

// Whoever loads the game will draw it.
hangDrawings();
