import { hangSprite } from '../../sprite.tsx';
import { Beasts } from './beasts.tsx';
import { Crests } from './crests.tsx';
import { Figures } from './figures.tsx';
import { Goods } from './goods.tsx';
import { Kami } from './kami.tsx';
import { MandateSigns } from './mandates.tsx';
import { Oni } from './oni.tsx';
import './palette.css';
import { Scenery } from './scenery.tsx';

function Gradations() {
  return (
    <defs>
      <linearGradient id="rs-sea-north" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--rs-sea-deep)" />
        <stop offset="1" stopColor="var(--rs-sea-deep)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="rs-sea-south" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--rs-sea-deep)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--rs-sea-deep)" stopOpacity=".85" />
      </linearGradient>
      <linearGradient id="rs-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--rs-sky-a)" />
        <stop offset=".45" stopColor="var(--rs-sky-b)" />
        <stop offset="1" stopColor="var(--rs-sky-c)" />
      </linearGradient>
    </defs>
  );
}

export function hangDrawings(): void {
  hangSprite('rising-sun', {
    pigments: <Gradations />,
    drawings: (
      <>
        <Crests />
        <Figures />
        <Goods />
        <MandateSigns />
        <Kami />
        <Scenery />
        <Beasts />
        <Oni />
      </>
    ),
  });
}
