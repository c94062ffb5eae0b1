import { type Bitoku, type Die, realmOf, type Spirit, spiritsOf } from '@engawa/bitoku';
import { DieArt } from '../art/figures.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { seatOfSpirit, spiritName } from '../naming.ts';
import { diePiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { Place } from './place.tsx';

export interface Standing {
  readonly spirit: Spirit;
  readonly slot: number;
  readonly die: Die;
}

/** The die on a space of the forest or of a bank, and whose it is. */
export function standingAt(view: Bitoku, at: 'forest' | 'hill', place: number, space: number): Standing | undefined {
  for (let spirit = 0; spirit < spiritsOf(view); spirit++) {
    const { dice } = realmOf(view, spirit);
    const slot = dice.findIndex((die) => die.at === at && die.place === place && die.space === space);
    if (slot >= 0) return { spirit, slot, die: dice[slot]! };
  }
  return undefined;
}

interface DieOnBoardProps extends Standing {
  readonly props: BitokuDeciding;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly outlined: Outlined;
}

/** A die on the board: its owner may cross the river with it, others may copy what it did. */
export function DieOnBoard({ props, spirit, slot, die, x, y, size, outlined }: DieOnBoardProps) {
  const { view, seat, language, step } = props;
  const box = { x, y, width: size, height: size };
  const name = faceWords[language].dieOf(die.value, spiritName(props, spirit));
  const isOwn = spirit === seat;
  const choice = step?.do === 'copyDie' ? `die:${spirit}.${slot}` : isOwn ? `cross:${slot}` : '';
  return (
    <Place
      {...{ props, choice, box, name }}
      steps={['basic', 'copyDie']}
      radius={size * 0.23}
      isOutlined={outlined.has(`die ${spirit} ${die.at} ${die.place}`)}
      reach={{ x: x - 2, y: y - 4, width: size + 4, height: size + 8 }}
    >
      <g data-piece={diePiece(spirit, slot)}>
        <DieArt value={die.value} seat={seatOfSpirit(view, spirit)} {...{ x, y, size }} hasCrest />
      </g>
    </Place>
  );
}
