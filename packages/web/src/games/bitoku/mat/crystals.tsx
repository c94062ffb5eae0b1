import { CARD_SLOTS, CRYSTAL_SLOTS, FIRST_MASTERY_SLOT, kindOfCrystal, type Player } from '@engawa/bitoku';
import type { Seat } from '@engawa/kernel';
import { CrystalArt } from '../art/crystal.tsx';
import { FigureArt } from '../art/figures.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { crystalTileLine } from '../describe.ts';
import { dictionary } from '../naming.ts';
import { tilePiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { Piece } from './piece.tsx';

interface CrystalsProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
  readonly outlined: Outlined;
}

/** The places for crystals of dreams and memories. */
export function Crystals(all: CrystalsProps) {
  return CRYSTAL_SLOTS.slice(0, FIRST_MASTERY_SLOT).map(({ id, kind }, slot) => (
    <CrystalSlot key={id} {...all} slot={slot} x={37 * slot + (kind === 'memory' ? 5 : 0)} y={0} size={35} />
  ));
}

interface SlotProps extends CrystalsProps {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A place for a crystal: a pilgrim sleeps there, on the points that he covers, until a crystal wakes him. */
export function CrystalSlot({ props, player, of, outlined, slot, x, y, size }: SlotProps) {
  const { language, step } = props;
  const { id, kind, vp } = CRYSTAL_SLOTS[slot]!;
  const tile = player.crystals[slot] ?? null;
  const say = faceWords[language];
  const place = dictionary(language).crystalPlaces[id];
  const isTuned = step?.do === 'playOrder' && id === `mastery-${CARD_SLOTS[step.slot]}`;
  const choice = step?.do === 'pickDream' ? (tile ?? '') : step?.do === 'playOrder' ? (isTuned ? 'crystal' : '') : id;
  const box = { x, y, width: size, height: size };
  return (
    <Place
      {...{ props, box }}
      steps={['crystalSlot', 'pickDream', 'playOrder']}
      choice={choice}
      name={tile === null ? say.sleeping(place, vp) : crystalTileLine(language, tile)}
      radius={8}
      isOutlined={outlined.has(`crystal ${of} ${slot}`)}
    >
      <rect {...box} rx="8" className={`bt-crystal-slot bt-crystal-slot--${kind}`} />
      {tile === null ? (
        <>
          <FigureArt kind="pilgrim-asleep" seat={of} x={x + 2} y={y} size={22} />
          {vp > 0 && (
            <>
              <Letters x={x + size - 15} y={y + size - 4} size={12} anchor="end">
                {vp}
              </Letters>
              <Drawing name="vp-end" x={x + size - 15} y={y + size - 14} size={13} />
            </>
          )}
        </>
      ) : (
        <Piece piece={tilePiece(tile)}>
          <CrystalArt tile={tile} kind={kindOfCrystal(tile)} x={x + 2} y={y + 1} size={size - 4} />
        </Piece>
      )}
    </Place>
  );
}
