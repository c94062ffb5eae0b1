import { ROAD, type Tokaido, type TokaidoEvent } from '@engawa/tokaido';
import { memo } from 'react';
import type { Deciding } from '../face.ts';
import { Landscape } from './art/landscape.tsx';
import './board.css';
import { InnTag, Road } from './board-land.tsx';
import { Flag, Pieces, Trails } from './board-pieces.tsx';
import { Pill, Sign } from './board-signs.tsx';
import { BOARD, placeAt, roadSpot, spotFor } from './places.ts';
import { standOf } from './stands.ts';
import { faceWords } from './words/index.ts';

/** It changes with nothing that happens. */
const Land = memo(Landscape);

type BoardProps = Deciding<Tokaido, TokaidoEvent>;

/**
 * One landscape seen from above, with the road from the one city to the other. Signs hang below the road and travellers
 * stand above it, so a piece never hides what a place is. The order of the layers: land, road, places, trail, signs,
 * pieces, and on top of all what a stop brings.
 */
export function Board(props: BoardProps) {
  const { view, language } = props;
  const say = faceWords[language];
  const stands = ROAD.map((stop) => standOf(props, stop.id));
  // Whoever goes from place to place by key goes as the travellers do.
  const walked = ROAD.map((_, at) => placeAt(view, at));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are chosen is a group of them
    <svg
      className="tk-board"
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={view.options['return-trip'] ? say.roadBack : say.road}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus */}
      <g aria-hidden="true" clipPath="url(#tk-edge)">
        <Land />
        <Road view={view} />
        <Trails {...props} />
      </g>
      {walked.map((place) => {
        const { id, space } = ROAD[place]!;
        const Stop = space === 'inn' ? InnTag : Sign;
        return <Stop key={id} {...props} place={place} stand={stands[place]!} />;
      })}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus */}
      <g aria-hidden="true" className="tk-board__top">
        <Pieces {...props} />
        <Flag {...props} />
        {ROAD.map((stop, place) => {
          const stand = stands[place]!;
          if (stand.state === 'plain') return null;
          const spot = stop.space === 'inn' ? spotFor(view, stop.id) : roadSpot(place);
          return <Pill key={stop.id} spot={spot} isInn={stop.space === 'inn'} stand={stand} say={say} />;
        })}
      </g>
    </svg>
  );
}
