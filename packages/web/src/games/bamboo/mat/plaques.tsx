import {
  CONDITIONS,
  DICTIONARIES,
  type Fulfilment,
  fulfilmentOf,
  HARMONY_CELLS,
  type HarmonyTile,
  PARTS,
  SCORE,
} from '@engawa/bamboo';
import type { Language } from '@engawa/kernel';
import { ORNAMENT } from '../../named.ts';
import { PlaceOver } from '../../place-over.tsx';
import { Trace } from '../../ring.tsx';
import { isOpen, PLAIN, standAt } from '../../stand.ts';
import { PartSign } from '../board/harmony-market.tsx';
import { Plaque, PlaqueShape } from '../board/plaque.tsx';
import { looking } from '../looked-at.ts';
import { fulfilmentWords, harmonyName } from '../naming.ts';
import { tilePiece } from '../pieces.ts';
import type { Box } from '../places.ts';
import { faceWords } from '../words/index.ts';
import type { HouseProps } from './house.tsx';

/** The harmony tiles of a mat: two for each part of the home. What is fulfilled can be scored. */
export function MatPlaques(all: HouseProps) {
  const { props, of, layout } = all;
  const { harmony } = props.view.players[of]!;
  return (
    <g>
      {layout.id === 'wide' && <path d="M13 10c80 7 460 7 528 0" className="bb-string" {...ORNAMENT} />}
      {PARTS.map((part, at) =>
        layout.plaques.slice(at * HARMONY_CELLS, (at + 1) * HARMONY_CELLS).map((box, cell) => {
          const tile = harmony[at]![cell];
          return tile === undefined ? (
            <g key={`${box.x} ${box.y}`} {...ORNAMENT}>
              <PlaqueShape {...box} className="bb-plaque__empty" />
              <PartSign part={part} x={box.x + box.width / 2 - 12} y={box.y + box.height / 2 - 6} />
            </g>
          ) : (
            <MatPlaque key={tile} {...all} tile={tile} box={box} />
          );
        }),
      )}
    </g>
  );
}

function MatPlaque({
  props,
  of,
  outlined,
  isCopy,
  tile,
  box,
}: HouseProps & { readonly tile: HarmonyTile; readonly box: Box }) {
  const { view, step, language } = props;
  const choice = SCORE[tile];
  const isAsked = step !== undefined && 'seat' in step && step.seat === of;
  const asked = isAsked ? standAt(props, ['harmony'], choice) : PLAIN;
  // Why it cannot be scored is in its name: what is missing.
  const stand = isOpen(asked) ? asked : PLAIN;
  const fulfilment = fulfilmentOf(view.players[of]!.home, tile, view.options.night);
  const name = `${harmonyName(language, tile)}. ${fulfilmentWords(language, fulfilment)}`;
  return (
    <g data-place={tile} {...looking(tile)}>
      <g data-piece={isCopy ? undefined : tilePiece(tile)}>
        <Plaque {...box} tile={tile} fulfilment={fulfilment} strip={stripOf(language, tile, fulfilment, box.width)} />
      </g>
      {outlined.has(tile) && <Trace {...box} radius={5} />}
      <PlaceOver {...box} {...{ props, choice, stand, name }} radius={5} isLookedAt />
    </g>
  );
}

/** How wide they are in a strip, about. */
const LETTER = 6.2;
const SIGN = 14;

/** What is missing, in a word and in signs. */
function stripOf(language: Language, tile: HarmonyTile, { is, missing, comfort }: Fulfilment, width: number) {
  const say = faceWords[language];
  if (is === 'fulfilled') return { text: say.fulfilled, kinds: [] };
  if (is === 'impossible') return { text: say.impossible, kinds: [] };
  const { shape, kinds } = CONDITIONS[tile];
  if (shape === 'sum') return { text: say.moreComfort(DICTIONARIES[language].kinds[kinds[0]!], comfort), kinds: [] };
  if (missing.length === 0) return { text: say.moreComfort(undefined, comfort), kinds: [] };
  const wanted = missing.map(({ kind }) => kind);
  const hasRoom = say.missing.length * LETTER + wanted.length * SIGN < width - 10;
  return { text: hasRoom ? say.missing : '', kinds: wanted.slice(0, 5) };
}
