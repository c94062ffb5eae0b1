import { type Bitoku, type BitokuEvent, bitoku } from '@engawa/bitoku';
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

export const bitokuFace: GameFace<Bitoku, BitokuEvent> = {
  game: bitoku as unknown as Game<Bitoku, never, BitokuEvent>,
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
  tieBreakers: {
    en: ['fulfilled visions', 'turn order'],
    ru: ['исполненные видения', 'порядок хода'],
    uk: ['здійснені видіння', 'порядок ходу'],
  },
  way: wayOf,
  standing,
  scored,
  sounds,
};

// Whoever loads the game will draw it.
hangDrawings();
