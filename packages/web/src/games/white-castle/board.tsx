import { COLOURS, YARDS } from '@engawa/white-castle';
import { memo } from 'react';
import './board.css';
import { group, ORNAMENT } from '../named.ts';
import { Bridge } from './board/bridge.tsx';
import { Garden } from './board/garden.tsx';
import { Gate } from './board/gate.tsx';
import { Ground } from './board/ground.tsx';
import { Keep } from './board/keep.tsx';
import { Land } from './board/land.tsx';
import { OwnPlaces } from './board/own-places.tsx';
import { Ribbon } from './board/ribbon.tsx';
import { TrainingYard } from './board/yard.tsx';
import type { CastleDeciding } from './deciding.ts';
import { placesIn } from './last.ts';
import { type Layout, UPRIGHT, WIDE } from './places.ts';
import { faceWords } from './words/index.ts';

/** It changes with nothing that happens. */
const Scene = memo(Land);

export function Board(props: CastleDeciding) {
  return <Castle props={props} layout={WIDE} />;
}

/** The same table for a screen that is higher than wide. */
export function UprightBoard(props: CastleDeciding) {
  return <Castle props={props} layout={UPRIGHT} />;
}

/**
 * One picture, read in the order of a turn: from the river with its bridges a die is taken, in the keep or on the ground
 * before it is placed, and figures go to the gardens under the bridges, to the yards and up through the keep.
 */
function Castle({ props, layout }: { readonly props: CastleDeciding; readonly layout: Layout }) {
  const { last, pointed, language } = props;
  const { width, height } = layout.frame;
  const outlined = new Set([...placesIn(last), ...placesIn(pointed)]);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes
    <svg
      className="wc-board"
      data-layout={layout.id}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      {...group(faceWords[language].board)}
    >
      <g {...ORNAMENT}>
        <Scene layout={layout} />
      </g>
      <Ribbon props={props} layout={layout} last={outlined} />
      {COLOURS.map((colour, bridge) => (
        <Bridge key={colour} props={props} layout={layout} bridge={bridge} />
      ))}
      <Keep props={props} layout={layout} last={outlined} />
      <Ground props={props} layout={layout} last={outlined} />
      <Gate props={props} layout={layout} last={outlined} />
      <OwnPlaces props={props} layout={layout} />
      {props.view.gardens.map((card, garden) => (
        <Garden key={card} props={props} layout={layout} garden={garden} last={outlined} />
      ))}
      {YARDS.map((yard) => (
        <TrainingYard key={yard} props={props} layout={layout} yard={yard} last={outlined} />
      ))}
    </svg>
  );
}
