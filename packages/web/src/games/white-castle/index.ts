import type { Game } from '@engawa/kernel';
import { type WhiteCastle, type WhiteCastleEvent, whiteCastle } from '@engawa/white-castle';
import type { AidLine, ByLanguage, GameFace } from '../face.ts';
import { hangSprite } from './art/sprite.tsx';
import { Board, UprightBoard } from './board.tsx';
import { aidIcon, choiceIcon, eventIcon } from './icons.tsx';
import { Mat } from './mat.tsx';
import { UPRIGHT_SIZE, WIDE } from './places.ts';
import { plate } from './plate.tsx';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { Side } from './side.tsx';
import { sounds } from './sounds.ts';
import { type AidText, aidTexts, chapterOf, rules } from './texts/index.ts';
import { Tray, usesTray } from './tray.tsx';

const illustrated = (lines: readonly AidText[]): readonly AidLine[] =>
  lines.map(({ id, name, text }) => ({ icon: aidIcon(id), name, text }));

const aid: ByLanguage<readonly AidLine[]> = {
  en: illustrated(aidTexts.en),
  ru: illustrated(aidTexts.ru),
  uk: illustrated(aidTexts.uk),
};

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
  aid,
  tieBreakers: { en: ['turn order'], ru: ['порядок ходов'], uk: ['порядок ходів'] },
  sounds,
};

// Whoever loads the game will draw it.
hangSprite();
