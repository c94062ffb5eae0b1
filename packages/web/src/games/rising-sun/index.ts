import type { Game } from '@engawa/kernel';
import { type RisingSun, type RisingSunEvent, risingSun } from '@engawa/rising-sun';
import type { GameFace } from '../face.ts';
import { illustrated } from '../illustrated.ts';
import { hangDrawings } from './art/sprite.tsx';
import { Board, UprightBoard } from './board.tsx';
import { aidIcon, choiceIcon, eventIcon } from './icons.tsx';
import { Mat } from './mat.tsx';
import { UPRIGHT, WIDE } from './places.ts';
import { plate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { isAnswer } from './purse.tsx';
import { scored } from './scored.ts';
import { Side } from './side.tsx';
import { sounds } from './sounds.ts';
import { standing } from './standing.ts';
import { aidTexts, chapterOf, rules } from './texts/index.ts';
import { Tray, usesTray } from './tray.tsx';
import { wayOf } from './way.ts';

export const risingSunFace: GameFace<RisingSun, RisingSunEvent> = {
  game: risingSun as unknown as Game<RisingSun, never, RisingSunEvent>,
  Board,
  boardSize: WIDE.frame,
  upright: { Board: UprightBoard, boardSize: UPRIGHT.frame },
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
  tieBreakers: { en: ['honor'], ru: ['честь'], uk: ['честь'] },
  way: wayOf,
  scored,
  standing,
  isUrgent: isAnswer,
  sounds,
};

// Whoever loads the game will draw it.
hangDrawings();
