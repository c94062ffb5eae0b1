import type { Game } from '@engawa/kernel';
import { type WhiteCastle, type WhiteCastleEvent, whiteCastle } from '@engawa/white-castle';
import type { GameFace } from '../face.ts';
import { illustrated } from '../illustrated.ts';
import { hangDrawings } from './art/sprite.tsx';
import { Board, UprightBoard } from './board.tsx';
import { aidIcon, choiceIcon, eventIcon } from './icons.tsx';
import { Mat } from './mat.tsx';
import { UPRIGHT_SIZE, WIDE, wayOf } from './places.ts';
import { plate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { scored } from './scored.ts';
import { Side } from './side.tsx';
import { sounds } from './sounds.ts';
import { standing } from './standing.ts';
import { aidTexts, chapterOf, rules } from './texts/index.ts';
import { Tray, usesTray } from './tray.tsx';

export const whiteCastleFace: GameFace<WhiteCastle, WhiteCastleEvent> = {
  game: whiteCastle as unknown as Game<WhiteCastle, never, WhiteCastleEvent>,
  Board,
  boardSize: WIDE.frame,
  upright: { Board: UprightBoard, boardSize: UPRIGHT_SIZE },
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
  tieBreakers: { en: ['turn order'], ru: ['порядок ходов'], uk: ['порядок ходів'] },
  way: wayOf,
  scored,
  standing,
  sounds,
};

// Whoever loads the game will draw it.
hangDrawings();
