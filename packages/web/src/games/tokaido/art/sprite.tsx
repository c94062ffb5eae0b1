import { hangSprite } from '../../sprite.tsx';
import { Buildings } from './buildings.tsx';
import { Emblems } from './emblems.tsx';
import { Encounters } from './encounters.tsx';
import { Glyphs } from './glyphs.tsx';
import { Meals } from './meals.tsx';
import { MountainPanorama } from './panorama-mountain.tsx';
import { PaddyPanorama } from './panorama-paddy.tsx';
import { SeaPanorama } from './panorama-sea.tsx';
import './pigments.css';
import { Scenery } from './scenery.tsx';
import { Seals } from './seals.tsx';
import { Souvenirs } from './souvenirs.tsx';
import { Tokens } from './tokens.tsx';
import { Travellers } from './travellers.tsx';

/**
 * Gradations take their colours from where they stand, not from where they are used: they lie over flat colour, and an
 * unprinted block has none of them (`--tk-bk`).
 */
function Gradations() {
  return (
    <defs>
      <linearGradient id="tk-bk-top" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--tk-bk-top)" />
        <stop offset=".16" stopColor="var(--tk-bk-top)" />
        <stop offset=".5" stopColor="var(--tk-bk-top2)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--tk-bk-top2)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="tk-bk-dawn" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--tk-bk-dawn)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--tk-bk-dawn)" />
      </linearGradient>
      <linearGradient id="tk-bk-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--tk-bk-sea)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--tk-bk-sea)" />
      </linearGradient>
      <linearGradient id="tk-bk-foot" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".45" stopColor="var(--tk-bk-foot)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--tk-bk-foot)" />
      </linearGradient>
      <linearGradient id="tk-bk-field" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--tk-bk-field)" />
        <stop offset="1" stopColor="var(--tk-bk-field)" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

/** The land runs on beyond the edge of the board; what is seen of it does not. */
function Edge() {
  return (
    <clipPath id="tk-edge">
      <rect width="768" height="466" />
    </clipPath>
  );
}

/** The patterns of the seats from the second on, woven into robes for whoever wants them: paper on the seat's colour. */
function Weaves() {
  return (
    <defs stroke="var(--paper)" strokeWidth="1" fill="none" opacity=".6">
      <pattern id="tk-weave-1" width="8" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 4a4 4 0 0 1 8 0M-4 2a4 4 0 0 1 8 0M4 2a4 4 0 0 1 8 0" />
      </pattern>
      <pattern id="tk-weave-2" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 0h3v3H0zM3 3h3v3H3z" fill="var(--paper)" fillOpacity=".75" stroke="none" />
      </pattern>
      <pattern id="tk-weave-3" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 5l3-3 3 3M0 2l3-3 3 3M0 8l3-3 3 3" />
      </pattern>
      <pattern id="tk-weave-4" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="0" cy="0" r="4" />
        <circle cx="8" cy="0" r="4" />
        <circle cx="0" cy="8" r="4" />
        <circle cx="8" cy="8" r="4" />
        <circle cx="4" cy="4" r="4" />
      </pattern>
    </defs>
  );
}

export function hangDrawings(): void {
  hangSprite('tokaido', {
    pigments: (
      <>
        <Gradations />
        <Edge />
        <Weaves />
      </>
    ),
    drawings: (
      <>
        <Glyphs />
        <Tokens />
        <Seals />
        <Emblems />
        <Travellers />
        <Scenery />
        <Buildings />
      </>
    ),
    later: (
      <>
        <PaddyPanorama />
        <MountainPanorama />
        <SeaPanorama />
        <Encounters />
        <Meals />
        <Souvenirs />
      </>
    ),
  });
}
