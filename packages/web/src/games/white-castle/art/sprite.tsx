import { hangSprite } from '../../sprite.tsx';
import { Actions } from './actions.tsx';
import { Figures } from './figures.tsx';
import { Goods } from './goods.tsx';
import './palette.css';
import { Scenery } from './scenery.tsx';

function Gradations() {
  return (
    <defs>
      <linearGradient id="wc-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--wc-sky-a)" />
        <stop offset=".42" stopColor="var(--wc-sky-b)" />
        <stop offset=".8" stopColor="var(--wc-sky-c)" />
      </linearGradient>
      <linearGradient id="wc-river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--wc-river-a)" />
        <stop offset="1" stopColor="var(--wc-river-b)" />
      </linearGradient>
      <clipPath id="wc-yard-edge">
        <rect x=".8" y=".8" width="168.4" height="101.4" rx="7" />
      </clipPath>
    </defs>
  );
}

export function hangDrawings(): void {
  hangSprite('white-castle', {
    pigments: <Gradations />,
    drawings: (
      <>
        <Goods />
        <Actions />
        <Figures />
        <Scenery />
      </>
    ),
  });
}
