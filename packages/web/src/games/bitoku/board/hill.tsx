import {
  BITOKU,
  BITOKU_COPIES,
  boardOf,
  HILL_REWARDS,
  HILLS,
  type HillReward,
  isSmall,
  PICK_TWO,
  PICKS,
  typeOfYokai,
  YOKAI,
} from '@engawa/bitoku';
import type { ReactNode } from 'react';
import { group, ORNAMENT } from '../../named.ts';
import { COUNTED_SIGNS } from '../art/counted.ts';
import { EffectArt } from '../art/effect-art.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { bitokuLine, pickTwoLine, yokaiLine } from '../describe.ts';
import { dictionary } from '../naming.ts';
import { cardPiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { DieOnBoard, standingAt } from './die-spaces.tsx';
import { Place } from './place.tsx';

interface HillProps {
  readonly props: BitokuDeciding;
  readonly hill: number;
  readonly outlined: Outlined;
}

const BOXES: Readonly<Record<HillReward, { readonly x: number; readonly width: number }>> = {
  bitoku: { x: 0, width: 64 },
  yokai: { x: 68, width: 74 },
  pick: { x: 146, width: 56 },
};

/** A hill across the river: a bitoku, a yokai, and two of four; each once a year. Under them the bank. */
export function Hill({ props, hill, outlined }: HillProps) {
  const { view, language } = props;
  const { bitoku, yokai, covered } = view.hills[hill]!;
  const id = HILLS[hill]!;
  const faces: Readonly<Record<HillReward, ReactNode>> = {
    bitoku: bitoku && <BitokuFace {...{ props }} card={bitoku} />,
    yokai: yokai && <YokaiFace {...{ props }} card={yokai} />,
    pick: <PickFace {...{ props }} />,
  };
  const names: Readonly<Record<HillReward, string>> = {
    bitoku: bitoku ? bitokuLine(language, bitoku) : faceWords[language].noCard,
    yokai: yokai ? yokaiLine(language, yokai) : faceWords[language].noCard,
    pick: pickTwoLine(language),
  };
  return (
    <g {...group(faceWords[language].hill(dictionary(language).regions[id]))}>
      {HILL_REWARDS.map((reward, at) => {
        const box = { ...BOXES[reward], y: 0, height: 56 };
        const isCovered = (covered & (1 << at)) !== 0;
        return (
          <Place
            key={reward}
            {...{ props, box }}
            steps={['crossReward']}
            choice={`${id}:${reward}`}
            name={isCovered ? `${names[reward]}. ${faceWords[language].covered}` : names[reward]}
            place={`${id}-${reward}`}
            radius={5}
            isOutlined={outlined.has(`reward ${hill} ${reward}`)}
          >
            {faces[reward] ?? <rect {...box} rx="5" className="bt-empty" />}
            {isCovered && (
              <>
                <rect {...box} rx="5" className="bt-covered" />
                <Drawing name="hikaru-marker" x={box.x + box.width / 2 - 14} y={14} size={28} />
              </>
            )}
          </Place>
        );
      })}
      {!isSmall(view) && <Bank {...{ props, outlined }} bank={hill} x={101} y={59} />}
    </g>
  );
}

interface BankProps {
  readonly props: BitokuDeciding;
  readonly bank: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly outlined: Outlined;
}

/** The die spaces on the bank of one hill, or with few players of two. */
export function Bank({ props, bank, x, y, outlined }: BankProps) {
  const { view } = props;
  const { bankSpaces } = boardOf(view);
  return Array.from({ length: bankSpaces }, (_, space) => {
    const left = x - 16 * bankSpaces + 32 * space + 2;
    const standing = standingAt(view, 'hill', bank, space);
    // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
    if (standing) return <DieOnBoard key={space} {...standing} {...{ props, outlined, y }} x={left} size={28} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
    return <rect key={space} x={left} y={y} width="28" height="28" rx="7" className="bt-slot" {...ORNAMENT} />;
  });
}

function BitokuFace({ props, card }: { readonly props: BitokuDeciding; readonly card: keyof typeof BITOKU_COPIES }) {
  const { vp, action } = BITOKU[card];
  return (
    <g>
      <rect x="0" y="0" width="64" height="56" rx="5" className="bt-paper" />
      <Letters x={32} y={13} size={13} anchor="middle" isName>
        {dictionary(props.language).bitoku(card)}
      </Letters>
      <Drawing name={card} x={7} y={16} size={23} />
      <rect x="38" y="19" width="18" height="16" rx="8" className="bt-soft" />
      <Letters x={47} y={31.2} size={12} anchor="middle">
        {BITOKU_COPIES[card]}
      </Letters>
      <EffectArt effect={[`vp:${vp}`, ...action]} x={32} y={40} size={14} width={60} anchor="middle" />
    </g>
  );
}

function YokaiFace({ props, card }: { readonly props: BitokuDeciding; readonly card: keyof typeof YOKAI }) {
  const { action, vp, each } = YOKAI[card];
  return (
    <g data-piece={cardPiece(card, 0)} transform="translate(68 0)">
      <rect x="0" y="0" width="74" height="56" rx="5" className="bt-paper" />
      <Letters x={37} y={13} size={12.5} anchor="middle" isName>
        {dictionary(props.language).yokai(card)}
      </Letters>
      <Drawing name={typeOfYokai(card)} x={4} y={15.5} size={24} />
      <Drawing name="snow" x={31} y={21.5} size={12} />
      <Letters x={44} y={32} size={12}>
        {vp}×
      </Letters>
      <Drawing name={COUNTED_SIGNS[each]} x={57} y={20.5} size={14} />
      <EffectArt effect={action} x={37} y={40.5} size={13.5} width={70} anchor="middle" />
    </g>
  );
}

const PICK_SPOTS = [
  ['vision', 7, 4],
  ['iwa', 32, 3],
  ['pil', 7, 22],
  ['kod', 32, 22],
] as const;

function PickFace({ props }: { readonly props: BitokuDeciding }) {
  return (
    <g transform="translate(146 0)">
      <rect x="0" y="0" width="56" height="56" rx="5" className="bt-paper" />
      {PICK_SPOTS.map(([sign, x, y]) => (
        <Drawing key={sign} name={sign} x={x} y={y} size={17} />
      ))}
      <Letters x={28} y={52} size={11} anchor="middle">
        {faceWords[props.language].ofAll(PICKS, PICK_TWO.length)}
      </Letters>
    </g>
  );
}
