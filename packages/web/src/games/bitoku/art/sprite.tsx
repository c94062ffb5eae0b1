import { hangSprite } from '../../sprite.tsx';
import { Buildings } from './buildings.tsx';
import { Goods } from './goods.tsx';
import './palette.css';
import { Pieces } from './pieces.tsx';
import { Scenery } from './scenery.tsx';
import { Signs } from './signs.tsx';
import { Tiles } from './tiles.tsx';
import { Virtues } from './virtues.tsx';
import { Yokai } from './yokai.tsx';

function Gradations() {
  return (
    <defs>
      <linearGradient id="bt-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".5" stopColor="var(--bt-sky-a)" />
        <stop offset="1" stopColor="var(--bt-sky-b)" />
      </linearGradient>
      <linearGradient id="bt-river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--bt-river-a)" />
        <stop offset="1" stopColor="var(--bt-river-b)" />
      </linearGradient>
    </defs>
  );
}

export function hangDrawings(): void {
  hangSprite('bitoku', {
    pigments: <Gradations />,
    drawings: (
      <>
        <Goods />
        <Signs />
        <Pieces />
        <Tiles />
        <Buildings />
        <Yokai />
        <Virtues />
        <Scenery />
      </>
    ),
  });
}
