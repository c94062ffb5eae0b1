import {
  ANCIENT_POSITION,
  BUILDING_FACTS,
  type BuildingTile,
  CELL_TYPES,
  cellId,
  HILL_OF_REGION,
  hasAncient,
  NO_ONE,
  typeOfBuilding,
  USE_OF_BUILDING,
} from '@engawa/bitoku';
import { Mon } from '../../../design/crest.tsx';
import { EffectArt } from '../art/effect-art.tsx';
import { Drawing } from '../art/text.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { dictionary, seatOfSpirit, spiritName } from '../naming.ts';
import { tilePiece } from '../pieces.ts';
import { Place } from './place.tsx';
import { Need } from './region.tsx';

interface CellProps {
  readonly props: BitokuDeciding;
  readonly cell: number;
  readonly outlined: Outlined;
}

/** A cell of an inhabited area: what stands there, whose it is, what it does and for which die; or what may be built. */
export function Cell({ props, cell, outlined }: CellProps) {
  const { view, language, step } = props;
  const words = dictionary(language);
  const at = cell & 3;
  const box = { x: at % 2 === 0 ? 101 : 151, y: at < 2 ? 39 : 82, width: 47, height: 41 };
  const built = view.cells[cell];
  const isOutlined = outlined.has(`cell ${cell}`);
  if (built == null) {
    const isAncient = at === ANCIENT_POSITION && hasAncient(view, cell >> 2);
    const type = isAncient ? 'ancient' : CELL_TYPES[cell]!;
    const name = isAncient ? words.building('ancient-1') : words.types[CELL_TYPES[cell]!];
    return (
      <Place {...{ props, box, name, isOutlined }} steps={['buildCell']} choice={cellId(cell)} radius={5}>
        <rect {...box} rx="5" className="bt-empty" />
        <Drawing name={type} x={box.x + 11.5} y={box.y + 8.5} size={24} opacity={0.36} />
      </Place>
    );
  }
  const { tile, owner } = built;
  const { needs, action } = USE_OF_BUILDING[tile];
  const isAncient = owner === NO_ONE;
  const bonus = isAncient ? undefined : BUILDING_FACTS[tile as BuildingTile].owner;
  const asked =
    step?.do === 'resolve' ? HILL_OF_REGION[view.players[step.seat]!.dice[step.slot]!.place] === cell >> 2 : false;
  const whose = isAncient ? '' : ` (${spiritName(props, owner)})`;
  return (
    <Place
      {...{ props, box, isOutlined }}
      steps={asked ? ['resolve'] : []}
      choice={tile}
      name={`${words.building(tile)}${whose}: ${needs}+, ${words.effect(action)}`}
      place={tile}
      radius={5}
    >
      <g data-piece={tilePiece(tile)}>
        <rect {...box} rx="5" className="bt-paper" />
        <Drawing
          name={isAncient ? 'ancient' : typeOfBuilding(tile as BuildingTile)}
          x={box.x + 2}
          y={box.y + 2}
          size={21}
        />
        <Need x={box.x + 3} y={box.y + 24} size={14.5} needs={needs} />
        <EffectArt effect={action} x={box.x + 19.5} y={box.y + 24.5} size={14.5} width={26} />
        {!isAncient && (
          <g data-seat={seatOfSpirit(view, owner)} className="bt-figure">
            <circle cx={box.x + 38.5} cy={box.y + 9} r="7.5" className="bt-owner" />
            <circle cx={box.x + 38.5} cy={box.y + 9} r="5.9" fill="var(--seat-fill)" />
            <Mon seat={seatOfSpirit(view, owner)} size={9} x={box.x + 34} y={box.y + 4.5} />
          </g>
        )}
        {bonus && <Drawing name="vp" x={box.x + 22.5} y={box.y + (bonus === 'vp' ? 4 : 1.5)} size={9.5} />}
        {bonus && bonus !== 'vp' && <Drawing name="amulet" x={box.x + 22.5} y={box.y + 12} size={9.5} />}
      </g>
    </Place>
  );
}
