import { hangSprite } from '../../sprite.tsx';
import './palette.css';
import { Pieces } from './pieces.tsx';
import { Signs } from './signs.tsx';
import { Spirits } from './spirits.tsx';
import { DecorationOne } from './tiles-decoration-i.tsx';
import { DecorationTwo } from './tiles-decoration-ii.tsx';
import { FaithOne } from './tiles-faith-i.tsx';
import { FaithTwo } from './tiles-faith-ii.tsx';
import { GardenOne } from './tiles-garden-i.tsx';
import { GardenTwo } from './tiles-garden-ii.tsx';
import { ItemOne } from './tiles-item-i.tsx';
import { ItemTwo } from './tiles-item-ii.tsx';

function Gradations() {
  return (
    <defs>
      <linearGradient id="bb-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--bb-sky-a)" />
        <stop offset=".34" stopColor="var(--bb-sky-b)" />
        <stop offset="1" stopColor="var(--bb-cloud)" />
      </linearGradient>
    </defs>
  );
}

export function hangDrawings(): void {
  hangSprite('bamboo', {
    pigments: <Gradations />,
    drawings: (
      <>
        <Signs />
        <Pieces />
        <Spirits />
        <DecorationOne />
        <FaithOne />
        <GardenOne />
        <ItemOne />
      </>
    ),
    // The second row of the market: it is there when somebody looks at it.
    later: (
      <>
        <DecorationTwo />
        <FaithTwo />
        <GardenTwo />
        <ItemTwo />
      </>
    ),
  });
}
