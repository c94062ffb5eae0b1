import type { Choice } from '@engawa/kernel';
import { NO_ONE, type RisingSunStep } from '@engawa/rising-sun';
import { Crest } from '../../../design/index.ts';
import { ChoiceThing } from '../../choice-thing.tsx';
import { Mark } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { clanName } from '../describe.ts';
import { faceWords } from '../words/index.ts';

type TeaStep = Extract<RisingSunStep, { do: 'teaTurn' | 'teaTerms' | 'teaReply' }>;
type TeaProps<S extends TeaStep = TeaStep> = Omit<SunDeciding, 'step'> & { readonly step: S };

/** The tea ceremony: whom to ask, on what terms, and the answer to a scroll that somebody has sent. */
export function TeaTray(props: TeaProps) {
  const { step } = props;
  const say = faceWords[props.language];
  return (
    <div className="rs-tray rs-tea">
      <p className="rs-tea__round">
        <Mark name="alliance" /> {say.teaRound(props.view.tea.round)}
      </p>
      {step.do === 'teaTurn' ? (
        <Guests {...props} step={step} />
      ) : step.do === 'teaTerms' ? (
        <Terms {...props} step={step} />
      ) : (
        <Scroll {...props} step={step} />
      )}
    </div>
  );
}

function Guests(props: TeaProps<Extract<TeaStep, { do: 'teaTurn' }>>) {
  const { view, who, language, step, words } = props;
  const say = faceWords[language];
  return (
    <>
      <div className="rs-tea__guests">
        {view.circle
          .filter((seat) => seat !== step.seat)
          .map((seat) => {
            const { ally, coins, points } = view.players[seat]!;
            return (
              <ChoiceThing key={seat} props={props} choice={`propose:${seat}`} className="rs-guest">
                <Crest seat={seat} size={34} />
                <span className="rs-tile__text">
                  <b>{who(seat)}</b>
                  <span>{clanName(language, view, seat)}</span>
                  <span className="rs-tile__facts">
                    {coins} <Mark name="coin" /> {points} <Mark name="vp" />
                    {ally !== NO_ONE && ` · ${say.allyOf(who(ally))}`}
                  </span>
                </span>
              </ChoiceThing>
            );
          })}
      </div>
      <div className="rs-answers__list">
        {(['pass', 'withdraw'] as const).map((choice) => (
          <ChoiceThing key={choice} props={props} choice={choice} className="rs-answer">
            {words.choice(choice, step, view)}
          </ChoiceThing>
        ))}
      </div>
    </>
  );
}

function Terms(props: TeaProps<Extract<TeaStep, { do: 'teaTerms' }>>) {
  const { choices, step, view, words, language, who } = props;
  const say = faceWords[language];
  const rows = [
    { name: say.youGive, sign: '−', all: choices.filter((choice) => `${choice}`.startsWith('give:')) },
    { name: say.youAsk, sign: '+', all: choices.filter((choice) => `${choice}`.startsWith('ask:')) },
  ];
  return (
    <>
      <p className="rs-tea__to">
        <Crest seat={step.to} size={30} /> <b>{who(step.to)}</b>
      </p>
      <ChoiceThing props={props} choice="plain" className="rs-answer">
        {words.choice('plain', step, view)}
      </ChoiceThing>
      <div className="rs-tea__terms">
        {rows.map(({ name, sign, all }) =>
          all.length === 0 ? null : (
            <div key={name} className="rs-coins">
              <span>{name}</span>
              {all.map((choice) => (
                <CoinChoice key={choice} props={props} choice={choice} text={`${sign}${`${choice}`.split(':')[1]}`} />
              ))}
            </div>
          ),
        )}
      </div>
    </>
  );
}

/** A number of coins. */
export function CoinChoice({
  props,
  choice,
  text,
}: {
  readonly props: SunDeciding;
  readonly choice: Choice;
  readonly text: string;
}) {
  return (
    <ChoiceThing props={props} choice={choice} className="rs-coin-choice">
      {text} <Mark name="coin" />
    </ChoiceThing>
  );
}

function Scroll(props: TeaProps<Extract<TeaStep, { do: 'teaReply' }>>) {
  const { step, view, words, who, language } = props;
  return (
    <>
      <div className="rs-scroll" data-seat={step.from}>
        <Crest seat={step.from} size={34} />
        <p>
          <b>{who(step.from)}</b>
          <br />
          {faceWords[language].proposal(step.coins)}
        </p>
      </div>
      <div className="rs-answers__list">
        {props.choices.map((choice) => (
          <ChoiceThing key={choice} props={props} choice={choice} className="rs-answer">
            {choice === 'accept' && <Mark name="alliance" />}
            {words.choice(choice, step, view)}
          </ChoiceThing>
        ))}
      </div>
    </>
  );
}
