import type { Game } from '@engawa/kernel';
import { type Tokaido, type TokaidoEvent, tokaido } from '@engawa/tokaido';
import type { AidLine, ByLanguage, GameFace } from '../face.ts';
import { hangSprite } from './art/sprite.tsx';
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
import { type AidText, aidTexts, chapterOf, rules } from './texts/index.ts';
import { Tray, usesTray } from './tray.tsx';

const illustrated = (lines: readonly AidText[]): readonly AidLine[] =>
  lines.map(({ id, name, text }) => ({ icon: aidIcon(id), name, text }));

const aid: ByLanguage<readonly AidLine[]> = {
  en: illustrated(aidTexts.en),
  ru: illustrated(aidTexts.ru),
  uk: illustrated(aidTexts.uk),
};

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
  aid,
  tieBreakers: { en: ['achievements'], ru: ['достижения'], uk: ['досягнення'] },
  way: wayOf,
  scored,
  standing,
  sounds,
};

// Whoever loads the game will draw it.
hangSprite();
