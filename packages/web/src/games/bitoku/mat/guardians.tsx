import { CARD_SLOTS, FIRST_MASTERY_SLOT, type Player, type YokaiCard } from '@engawa/bitoku';
import type { Choice, Seat } from '@engawa/kernel';
import { ORNAMENT, picture } from '../../named.ts';
import { DieArt } from '../art/figures.tsx';
import { Drawing } from '../art/text.tsx';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding, Outlined, StepName } from '../deciding.ts';
import { yokaiLine } from '../describe.ts';
import { dictionary } from '../naming.ts';
import { cardPiece, diePiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { YokaiArt } from './card.tsx';
import { CrystalSlot } from './crystals.tsx';
import { Piece } from './piece.tsx';

interface GuardiansProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
  readonly outlined: Outlined;
}

/** Three card spaces; beside each a die, locked above and unlocked below, and a place for a crystal of mastery. */
export function Guardians(all: GuardiansProps) {
  return CARD_SLOTS.map((slot, at) => (
    <g key={slot} transform={`translate(${107 * at} 0)`}>
      <path d="M33 106v7h52v-5M85.500 73v9" className="bt-link" {...ORNAMENT} />
      <CardSpace {...all} at={at} />
      <DieCells {...all} at={at} />
      <CrystalSlot {...all} slot={FIRST_MASTERY_SLOT + at} x={67} y={80} size={37} />
    </g>
  ));
}

type SlotProps = GuardiansProps & { readonly at: number };

/** What the card space stands for at the step that is asked. */
function cardChoice({ step }: BitokuDeciding, at: number, card: YokaiCard | null): Choice {
  if (step?.do === 'playOrder') return step.slot === at ? 'card' : '';
  return step?.do === 'virtue' ? (card ?? '') : CARD_SLOTS[at]!;
}

const CARD_STEPS: readonly StepName[] = ['chooseSlot', 'playOrder', 'virtue'];

function CardSpace({ props, player, of, outlined, at }: SlotProps) {
  const { language, step } = props;
  const card = player.mat[at] ?? null;
  const say = faceWords[language];
  const box = { x: 0, y: 0, width: 66, height: 106 };
  const words = dictionary(language);
  return (
    <Place
      {...{ props, box }}
      steps={card !== null && step?.do === 'chooseSlot' ? [] : CARD_STEPS}
      choice={cardChoice(props, at, card)}
      name={card === null ? say.cardSpace(words.slots[CARD_SLOTS[at]!]) : yokaiLine(language, card)}
      isOutlined={outlined.has(`card ${of} ${at}`)}
    >
      {card === null ? (
        <>
          <rect {...box} rx="6" className="bt-slot" />
          <Drawing name="hand" x={21} y={34} size={24} opacity={0.5} />
        </>
      ) : (
        <Piece piece={cardPiece(card, of)}>
          <YokaiArt card={card} language={language} {...box} />
        </Piece>
      )}
    </Place>
  );
}

function DieCells({ props, player, of, at }: SlotProps) {
  const { language, step } = props;
  const { value, at: where } = player.dice[at]!;
  const words = dictionary(language);
  const isHere = where === 'locked' || where === 'unlocked';
  const y = where === 'locked' ? 0 : 38;
  const choice = step?.do === 'unlock' ? CARD_SLOTS[at]! : where === 'locked' ? `free:${at}` : `use:${at}`;
  return (
    <>
      <g {...ORNAMENT}>
        <rect x="68" y="0" width="35" height="35" rx="8" className="bt-die-cell bt-die-cell--locked" />
        <rect x="68" y="38" width="35" height="35" rx="8" className="bt-die-cell bt-die-cell--unlocked" />
        {where !== 'locked' && <Drawing name="lock" x={77} y={9} size={17} opacity={0.55} />}
        {where !== 'unlocked' && <Drawing name="unlock" x={77} y={47} size={17} opacity={0.55} />}
      </g>
      {isHere ? (
        <Place
          props={props}
          steps={['basic', 'unlock']}
          choice={choice}
          box={{ x: 71, y: y + 3, width: 29, height: 29 }}
          reach={{ x: 67, y: y - 1, width: 37, height: 37 }}
          name={`${words.table.die(value, where)} (${words.slots[CARD_SLOTS[at]!]})`}
          radius={7}
        >
          <Piece piece={diePiece(of, at)}>
            <DieArt value={value} seat={of} x={71.5} y={y + 3.5} size={28} />
          </Piece>
        </Place>
      ) : (
        <g {...picture(words.table.die(value, where))} className="bt-away">
          <title>{words.table.die(value, where)}</title>
          <rect x="68" y="0" width="35" height="73" className="place-hit" />
        </g>
      )}
    </>
  );
}
