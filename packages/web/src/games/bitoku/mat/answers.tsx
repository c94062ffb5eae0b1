import {
  amuletOf,
  type BitokuKind,
  type BitokuStep,
  dieOfChoice,
  type Effect,
  kindOfMitama,
  partsOf,
  realmOf,
  rewardOf,
  rowsOf,
  typeOfBuilding,
  typeOfYokai,
  USE_OF_BUILDING,
  VISION_ELEMENTS,
  VISION_FACTS,
  type VisionCard,
  type YokaiCard,
} from '@engawa/bitoku';
import type { Choice } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { ChoiceThing } from '../../choice-thing.tsx';
import { ELEMENT_SIGNS } from '../art/counted.ts';
import { EffectMark } from '../art/effect-art.tsx';
import { DieMark } from '../art/figures.tsx';
import { Mark } from '../art/text.tsx';
import { chainOf } from '../chain.ts';
import { ChainView } from '../chain-view.tsx';
import type { BitokuDeciding, StepName } from '../deciding.ts';
import { dictionary, seatOfSpirit } from '../naming.ts';
import { outcomeOf } from '../outcome.ts';
import { faceWords } from '../words/index.ts';

/** Of decisions that are made on the board: what is no place there. */
const ASIDE: Readonly<Partial<Record<StepName, (choice: Choice) => boolean>>> = {
  placeDie: (choice) => amuletOf(choice) !== undefined,
  crossReward: (choice) => !rewardOf(choice as string).taken,
  move: (choice) => choice === 'bitoku' || choice === 'stop',
  back: (choice) => choice === 'skip',
  iwakura: (choice) => choice === 'skip',
  pilgrim: (choice) => choice === 'skip',
  mitama: (choice) => choice === 'skip',
  dragonfly: (choice) => choice === 'skip',
  build: (choice) => choice === 'skip',
  crystal: (choice) => choice === 'skip',
};

/** The answers that are no places of the board, each with its picture; to do without comes last. */
export function Answers(props: BitokuDeciding) {
  const { step, choices, language } = props;
  if (step === undefined) return null;
  const aside = ASIDE[step.do];
  const shown = aside === undefined ? choices : choices.filter(aside);
  const say = faceWords[language];
  return (
    <section className="bt-answers" aria-label={say.answers}>
      {aside !== undefined && <p className="bt-answers__hint">{say.hints[step.do as keyof typeof say.hints]}</p>}
      <div className="bt-answers__row">
        {shown.map((choice) => (
          <ChoiceThing key={choice} props={props} choice={choice}>
            {faceOf(props, step, choice)}
          </ChoiceThing>
        ))}
      </div>
      {chainOf(props.view).length > 1 && (
        <div className="bt-answers__then">
          <ChainView {...props} />
        </div>
      )}
    </section>
  );
}

const Drawn = ({ effect }: { readonly effect: Effect }) => (effect.length > 0 ? <EffectMark effect={effect} /> : null);

function faceOf(props: BitokuDeciding, step: BitokuStep, choice: Choice): ReactNode {
  const { view, words, language } = props;
  const names = dictionary(language);
  const text = words.choice(choice, step, view);
  if (choice === 'skip' || choice === 'stop' || choice === 'amulet' || choice === 'vp') return text;
  const { gets } = outcomeOf(view, step, choice);
  switch (step.do) {
    case 'resolve':
    case 'copyRow':
      return <ActionFace choice={choice as string} gets={gets} />;
    case 'placeDie':
    case 'overSix':
      return <EffectMark effect={[`amulet:${amuletOf(choice)!}`]} />;
    case 'copyDie': {
      const { spirit, slot } = dieOfChoice(choice as string);
      return (
        <>
          <DieMark value={realmOf(view, spirit).dice[slot]!.value} seat={seatOfSpirit(view, spirit)} /> {text}
        </>
      );
    }
    case 'keepYokai':
    case 'virtue':
      return (
        <>
          <Mark name={typeOfYokai(choice as YokaiCard)} /> {names.yokai(choice as YokaiCard)} <Drawn effect={gets} />
        </>
      );
    case 'keepBitoku':
      return (
        <>
          <Mark name={choice as string} /> {names.bitoku(choice as BitokuKind)} <Drawn effect={gets} />
        </>
      );
    case 'keepVision':
      return <VisionFace card={choice as VisionCard} />;
    case 'diceOrder':
      return `${choice}`.split('-').map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same
        <DieMark key={i} value={Number(value)} seat={props.seat ?? 0} />
      ));
    case 'payMixed': {
      const amounts = partsOf(choice as string);
      return step.of.map((good, i) =>
        amounts[i]! > 0 ? (
          <span key={good} className="bt-answers__price">
            −{amounts[i]} <Mark name={`res-${good}`} />
          </span>
        ) : null,
      );
    }
    case 'payAny':
      return (
        <span className="bt-answers__price">
          −1 <Mark name={`res-${choice}`} />
        </span>
      );
    case 'unite':
      return (
        <>
          <Mark name={`${choice}`.startsWith('mitama') ? `mitama-${kindOfMitama(choice as never)}` : 'dragonfly'} />
          <Drawn effect={gets} />
        </>
      );
    case 'playOrder':
      return (
        <>
          <Mark name={choice === 'card' ? 'hand' : 'crystal-mastery'} /> <Drawn effect={gets} />
        </>
      );
    case 'pickDream':
      return (
        <>
          <Mark name="crystal-dream" /> <Drawn effect={gets} />
        </>
      );
    case 'move':
      return (
        <>
          <Mark name="visited" /> <Drawn effect={gets} />
        </>
      );
    case 'payFor':
      return (
        <>
          <span className="bt-answers__price">
            −{step.price} <Mark name="res-any" />
          </span>
          <Drawn effect={gets} />
        </>
      );
    case 'chooseOne':
    case 'pick':
    case 'pickTwo':
    case 'chooseResource':
      return <Drawn effect={gets} />;
    default:
      return text;
  }
}

/** A forest action with the die that it needs, or a building. */
function ActionFace({ choice, gets }: { readonly choice: string; readonly gets: Effect }) {
  const row = [0, 1, 3, 4].flatMap((region) => rowsOf(region)).find(({ id }) => id === choice);
  if (row !== undefined)
    return (
      <>
        <span className="bt-answers__die">{row.needs}</span> <EffectMark effect={gets} />
      </>
    );
  const { needs } = USE_OF_BUILDING[choice as 'temple-1'];
  return (
    <>
      <Mark name={choice.startsWith('ancient') ? 'ancient' : typeOfBuilding(choice as 'temple-1')} />
      <span className="bt-answers__die">{needs}</span> <EffectMark effect={gets} />
    </>
  );
}

function VisionFace({ card }: { readonly card: VisionCard }) {
  const { needs, vp, penalty } = VISION_FACTS[card];
  return (
    <>
      <Mark name="vision" /> <b>+{vp}</b> / −{penalty}
      {VISION_ELEMENTS.map((element) =>
        needs[element] === undefined ? null : (
          <span key={element}>
            {needs[element]} <Mark name={ELEMENT_SIGNS[element]} />
          </span>
        ),
      )}
    </>
  );
}
