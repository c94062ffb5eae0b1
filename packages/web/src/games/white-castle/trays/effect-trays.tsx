import {
  CASTLE_CARDS,
  DICTIONARIES,
  type Effect,
  OUTSIDE,
  RESOURCES,
  SLOT_NAMES,
  type WhiteCastleStep,
} from '@engawa/white-castle';
import { EffectMark } from '../art/effect-art.tsx';
import { ChoiceButton, PlainChoice } from '../choice-button.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { Frame } from './frame.tsx';

export type TrayProps<K extends WhiteCastleStep['do']> = CastleDeciding & {
  readonly step: Extract<WhiteCastleStep, { do: K }>;
};

/** Rewards in any order: each a chip, those that can no longer be left out too. */
export function PickTray(props: TrayProps<'pick'>) {
  const { step } = props;
  const effects = [...new Set(step.left)];
  const copies = (effect: Effect) => step.left.filter((one) => one === effect).length;
  return (
    <Frame props={props} seat={step.seat} actions={<PlainChoice props={props} choice="skip" />}>
      {effects.map((effect) => (
        <ChoiceButton key={effect} props={props} choice={effect} className="wc-effect">
          <EffectMark effects={[effect]} className="wc-choice__picture" />
          {copies(effect) > 1 && <b>×{copies(effect)}</b>}
        </ChoiceButton>
      ))}
    </Frame>
  );
}

export function ResourceTray(props: TrayProps<'chooseResource'>) {
  const { step, view, language } = props;
  const words = DICTIONARIES[language];
  return (
    <Frame props={props} seat={step.seat}>
      {RESOURCES.map((resource) => (
        <ChoiceButton key={resource} props={props} choice={resource} className="wc-effect">
          <EffectMark effects={[`${resource}:1`]} className="wc-choice__picture" />
          <span className="wc-choice__label">
            {words.resources[resource]}: {view.players[step.seat]![resource]}
          </span>
        </ChoiceButton>
      ))}
    </Frame>
  );
}

export function OutsideTray(props: TrayProps<'outside'>) {
  const { step, language } = props;
  const words = DICTIONARIES[language];
  return (
    <Frame props={props} seat={step.seat} actions={<PlainChoice props={props} choice="decline" />}>
      {OUTSIDE[step.space].map((action) => (
        <ChoiceButton key={action} props={props} choice={action} className="wc-effect">
          <EffectMark effects={[action]} className="wc-choice__picture" />
          <span className="wc-choice__label">{words.effect(action)}</span>
        </ChoiceButton>
      ))}
    </Frame>
  );
}

/** The two actions on a light background of the card that was just taken. */
export function LightBlockTray(props: TrayProps<'lightBlock'>) {
  const { step } = props;
  const { blocks, dark } = CASTLE_CARDS[step.card];
  return (
    <Frame props={props} seat={step.seat}>
      {blocks.map((effects, slot) =>
        slot === dark ? null : (
          <ChoiceButton
            key={SLOT_NAMES.steward[slot]}
            props={props}
            choice={SLOT_NAMES.steward[slot]!}
            className="wc-effect"
          >
            <EffectMark effects={effects} className="wc-choice__picture" />
          </ChoiceButton>
        ),
      )}
    </Frame>
  );
}
