import { total } from '@engawa/kernel';
import { COLOURS, cardBlock, DICTIONARIES, ROWS, sealsToGoOn, sheetOf, visibleRewards } from '@engawa/white-castle';
import { EffectMark, Mark } from '../art/effect-art.tsx';
import { ChoiceButton, PlainChoice } from '../choice-button.tsx';
import { heaped } from '../outcome.ts';
import { faceWords } from '../words/index.ts';
import type { TrayProps } from './effect-trays.tsx';
import { Frame } from './frame.tsx';

/** Decisions that are made on the board: here stand what the seat holds, what comes then, and how to do without. */
export function BoardTray(props: TrayProps<'castleAction' | 'warrior' | 'gardener' | 'courtier' | 'favour'>) {
  const { step, language } = props;
  const say = faceWords[language];
  return (
    <Frame
      props={props}
      seat={step.seat}
      actions={
        <>
          <PlainChoice props={props} choice="decline" />
          <PlainChoice props={props} choice="done" />
        </>
      }
    >
      <p className="wc-tray__hint">
        <Mark
          name={step.do === 'castleAction' ? step.which.replace(':', '-') : step.do === 'favour' ? 'courtier' : step.do}
        />
        {say.onBoard[step.do]}
      </p>
    </Frame>
  );
}

/** The rows of the mat: what each gives, and then the card beside it. */
export function RowTray(props: TrayProps<'chooseRow'>) {
  const { step, view, language } = props;
  const player = view.players[step.seat]!;
  return (
    <Frame props={props} seat={step.seat} actions={<PlainChoice props={props} choice="decline" />}>
      {ROWS.map((row, at) => (
        <ChoiceButton key={row} props={props} choice={row} className="wc-row">
          <span className="wc-row__colour" data-colour={COLOURS[at]} />
          <EffectMark effects={heaped(visibleRewards(player, row))} className="wc-choice__picture" />
          <span className="wc-row__then">›</span>
          <EffectMark effects={cardBlock(player, row)} className="wc-choice__picture" />
          <span className="visually-hidden">{DICTIONARIES[language].spaces[row]}</span>
        </ChoiceButton>
      ))}
    </Frame>
  );
}

export function CheckpointTray(props: TrayProps<'checkpoint'>) {
  const { step, view, language } = props;
  const { time } = view.players[step.seat]!;
  return (
    <Frame props={props} seat={step.seat} actions={<PlainChoice props={props} choice="stop" />}>
      <ChoiceButton props={props} choice="pay" className="wc-effect">
        <Mark name="time" className="wc-choice__picture" />
        <span className="wc-choice__label">{faceWords[language].checkpoint(time + 1)}</span>
        <span className="wc-price">
          {sealsToGoOn(time)} <Mark name="seal" />
        </span>
      </ChoiceButton>
    </Frame>
  );
}

/** The last moment: what two seals could still bring. */
export function LastExchangeTray(props: TrayProps<'lastExchange'>) {
  const { step, view, language } = props;
  const points = total(sheetOf(view, view.players[step.seat]!));
  return (
    <Frame props={props} seat={step.seat} actions={<PlainChoice props={props} choice="done" />}>
      <p className="wc-tray__hint">
        <Mark name="seal" /> {faceWords[language].estimate(points)}
      </p>
    </Frame>
  );
}
