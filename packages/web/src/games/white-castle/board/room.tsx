import {
  BOARD_SPACES,
  blockId,
  CLIMBS,
  COURT,
  diceThatFit,
  FIRST_SLOT,
  LEVEL_NAMES,
  ROOMS,
  SPACE_VALUES,
} from '@engawa/white-castle';
import { isOpen, standAt } from '../../stand.ts';
import type { CastleDeciding } from '../deciding.ts';
import { roomWords } from '../describe.ts';
import { coinsFor } from '../outcome.ts';
import { diceNames, dieInHand, figuresAt } from '../pieces.ts';
import { KEEP } from '../places.ts';
import { Block, type BlockBox, blockBoxes, frameOf } from './card-art.tsx';
import { coinTag, FigureLine, Ring, Slot, Tag, Trace } from './parts.tsx';
import { Place } from './place.tsx';

interface RoomProps {
  readonly props: CastleDeciding;
  readonly room: number;
  readonly last: ReadonlySet<string>;
}

/** What lies in a room of the keep, beside its walls: tiles with the blocks of the card, dice, courtiers. */
export function Room({ props, room, last }: RoomProps) {
  const { view, step, picked } = props;
  const id = ROOMS[room]!;
  const box = KEEP.rooms[id];
  const isLow = id.startsWith('steward');
  const card = view.rooms[room];
  const cardBox = isLow
    ? { x: box.x + 28.5, y: box.y + 3, width: 63, height: 94 }
    : { x: box.x + 34, y: box.y + 2, width: 64, height: 68 };
  const slot = isLow ? { x: box.x + 93.5, y: box.y + 6, size: 32 } : { x: box.x + 102, y: box.y + 6, size: 33 };
  const stand = standAt(props, ['placeDie', 'rivalRoom'], id);
  const dice = view.spaces[room]!;
  const hand = step?.do === 'placeDie' ? dieInHand(view) : undefined;
  const isPicked = stand.state === 'picked';
  const boxes = card == null ? [] : blockBoxes({ card, ...cardBox });
  const courtiers = figuresAt(view, 'courtier', id);
  const most = diceThatFit(view, BOARD_SPACES[room]!);
  const middle = slot.x + slot.size / 2;
  const floor = box.y + box.height - 4;
  return (
    <Place {...{ props, stand }} choice={id} area={box} name={roomWords(props, room)} place={id}>
      <rect {...box} className="wc-hit" />
      {boxes.map(({ slot: at, y, height }) => {
        const size = isLow ? 23 : 25;
        const centre = y + height / 2;
        return (
          <g key={at}>
            <rect x={cardBox.x - 8} y={centre - 4} width="10" height="8" className="wc-peg" />
            <use
              href={`#wc-dice-tile-${view.tiles[FIRST_SLOT[room]! + at]}`}
              x={cardBox.x - size - 3.5}
              y={centre - size / 2}
              width={size}
              height={size}
            />
          </g>
        );
      })}
      {card != null && (
        <g data-piece={`card-${card}`}>
          <rect {...cardBox} rx="6" fill={frameOf(card)} stroke="var(--wc-k)" strokeWidth="1.5" />
          {boxes.map((block) => (
            <CastleBlock
              key={block.slot}
              props={props}
              room={room}
              box={block}
              isFired={isPicked && fires(props, room, block)}
            />
          ))}
        </g>
      )}
      {last.has(`card ${id}`) && <Trace {...cardBox} radius={6} />}
      <Slot
        {...slot}
        value={SPACE_VALUES[room]!}
        dice={dice}
        names={dice.map(({ colour }, at) => diceNames(view, colour).spaceDie(room, at))}
        ahead={isPicked && hand ? hand : undefined}
      />
      {last.has(`die ${id}`) && <Trace x={slot.x} y={slot.y} width={slot.size} height={slot.size + 2} />}
      <Ring x={slot.x} y={slot.y} width={slot.size} height={slot.size} stand={stand} />
      {hand && isOpen(stand) ? (
        <Tag x={middle} y={slot.y + slot.size + 8} {...coinTag(coinsFor(view, id, hand.value))} isPicked={isPicked} />
      ) : (
        most === 2 &&
        dice.length > 0 && (
          <text x={middle} y={slot.y + slot.size + 15} textAnchor="middle" className="wc-count">
            {dice.length}/2
          </text>
        )
      )}
      <FigureLine
        member="courtier"
        figures={courtiers}
        x={isLow ? box.x + 93 : box.x + 137}
        y={floor}
        width={isLow ? 34 : 20}
        height={isLow ? 30 : 34}
        rise={isLow ? (hand && isOpen(stand) ? 38 : 47) : 66}
      />
      {last.has(`courtier ${id}`) && (
        <Trace x={isLow ? box.x + 95 : box.x + 137} y={floor - 32} width={isLow ? 30 : 18} height={32} radius={4} />
      )}
      <Climbs props={props} place={id} x={middle} y={slot.y + slot.size - 26} />
      {step?.do === 'rivalRoom' && picked === id && <Trace {...cardBox} radius={6} />}
    </Place>
  );
}

/** A die of this colour does the blocks beside tiles of its colour. */
function fires({ view, step }: CastleDeciding, room: number, { slot }: BlockBox): boolean {
  return step?.do === 'placeDie' && view.tiles[FIRST_SLOT[room]! + slot] === step.colour;
}

interface CastleBlockProps {
  readonly props: CastleDeciding;
  readonly room: number;
  readonly box: BlockBox;
  /** The die that is about to be placed does this one. */
  readonly isFired: boolean;
}

/** A block of a room's card: a button while a castle action is chosen. */
function CastleBlock({ props, room, box, isFired }: CastleBlockProps) {
  const id = blockId(room, box.slot);
  const stand = standAt(props, ['castleAction'], id);
  if (stand.state === 'plain') {
    return (
      <>
        <Block {...box} />
        {isFired && <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="4" className="wc-fired" />}
      </>
    );
  }
  return (
    <Place {...{ props, stand }} choice={id} area={{ x: box.x, y: box.y, width: box.width, height: box.height }}>
      <Block {...box} />
      <Ring x={box.x + 2} y={box.y + 2} width={box.width - 4} height={box.height - 4} radius={4} stand={stand} />
    </Place>
  );
}

interface ClimbsProps {
  readonly props: CastleDeciding;
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

/** Ways up to a place: from the level below for two, from two levels below for five mother-of-pearl. */
export function Climbs({ props, place, x, y }: ClimbsProps) {
  const { step } = props;
  if (step?.do !== 'courtier' || step.climbed) return null;
  const open = CLIMBS.filter(({ to, id }) => COURT[to] === place && props.choices.includes(id));
  return open.map(({ id, pearls, from }, i) => {
    const stand = standAt(props, ['courtier'], id);
    const top = y + i * 27;
    return (
      <Place key={id} {...{ props, stand }} choice={id} area={{ x: x - 23, y: top, width: 46, height: 24 }}>
        <rect x={x - 23} y={top} width="46" height="24" rx="8" className="wc-climb" data-from={LEVEL_NAMES[from]} />
        <path
          d={pearls > 2 ? 'M-5 4l5-7 5 7zM-5 10l5-7 5 7z' : 'M-5 7l5-8 5 8z'}
          transform={`translate(${x - 13} ${top + 9})`}
          className="wc-climb__arrow"
        />
        <text x={x} y={top + 17} textAnchor="middle" className="wc-number" fill="var(--wc-pay)">
          {pearls}
        </text>
        <use href="#wc-pearl" x={x + 5} y={top + 4} width="16" height="16" />
        <Ring x={x - 21} y={top + 2} width={42} height={20} radius={6} stand={stand} />
      </Place>
    );
  });
}
