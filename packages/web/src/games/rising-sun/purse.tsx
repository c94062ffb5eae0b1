import type { Choice } from '@engawa/kernel';
import { DICTIONARIES } from '@engawa/rising-sun';
import { Button, Crest } from '../../design/index.ts';
import { Mark } from './art/marks.tsx';
import type { SunDeciding } from './deciding.ts';
import './purse.css';
import { faceWords } from './words/index.ts';

/**
 * Gifts of coins and ronin, and offers: whoever sits at the table may make them whosever decision it is. What is given is
 * gone; the table never waits for it.
 */
export function Purse(props: SunDeciding) {
  const { view, seat, language } = props;
  const say = faceWords[language];
  if (seat === null || view.circle.length === 0 || view.phase === 'winter') return null;
  const open = props.interjections ?? [];
  const isWar = view.phase === 'war';
  return (
    <section className="rs-purse" aria-label={say.purse}>
      <h3 className="rs-purse__head">
        <Mark name="purse" /> {say.purse}
      </h3>
      {isWar || open.length === 0 ? (
        <p className="rs-purse__none">{isWar ? DICTIONARIES[language].reasons.noGiftsInWar : say.nothingToGive}</p>
      ) : view.talks[seat]!.draft === null ? (
        <Talks props={props} open={open} />
      ) : (
        <DraftOffer props={props} open={open} to={view.talks[seat]!.draft.to} />
      )}
    </section>
  );
}

interface PartProps {
  readonly props: SunDeciding;
  readonly open: readonly Choice[];
}

/** Somebody waits for it: the answer to an offer, or to take one's own back. */
export const isAnswer = (choice: Choice): boolean => /^(accept|refuse|recall)/.test(`${choice}`);

/** Offers that wait for an answer first, then a row for everybody. */
function Talks({ props, open }: PartProps) {
  const { view, seat, who, language } = props;
  const say = faceWords[language];
  const answers = open.filter(isAnswer);
  return (
    <>
      {answers.map((choice) => (
        <Interjection key={choice} props={props} choice={choice} />
      ))}
      <ul className="rs-purse__rows">
        {view.circle
          .filter((other) => other !== seat)
          .map((other) => (
            <li key={other}>
              <Crest seat={other} size={18} />
              <span className="rs-purse__who">{who(other)}</span>
              <Small props={props} open={open} choice={`gift:${other}:coin`} sign="coin" text="+1" />
              <Small props={props} open={open} choice={`gift:${other}:ronin`} sign="ronin" text="+1" />
              <Small props={props} open={open} choice={`offer:${other}`} sign="purse" text={say.offer} />
            </li>
          ))}
      </ul>
    </>
  );
}

interface SmallProps extends PartProps {
  readonly choice: Choice;
  readonly sign: string;
  readonly text: string;
}

/** Who speaks to the page says what is to be read on a button: that has to be part of its name. */
const named = (text: string, words = text): string => (words.includes(text) ? words : `${text}: ${words}`);

function Small({ props, open, choice, sign, text }: SmallProps) {
  const { view, seat, words, interject } = props;
  const isOpen = open.includes(choice);
  const name = named(text, words.interjection?.(choice, view, seat!));
  return (
    <button
      type="button"
      className="rs-purse__small"
      data-interjection={isOpen ? choice : undefined}
      aria-label={name}
      title={name}
      disabled={!isOpen}
      onClick={() => interject?.(choice)}
    >
      {text} <Mark name={sign} />
    </button>
  );
}

function Interjection({ props, choice }: { readonly props: SunDeciding; readonly choice: Choice }) {
  const { view, seat, words, interject } = props;
  return (
    <Button size="small" className="rs-purse__answer" data-interjection={choice} onClick={() => interject?.(choice)}>
      {words.interjection?.(choice, view, seat!)}
    </Button>
  );
}

/** An offer in the making: one amount after the other. */
function DraftOffer({ props, open, to }: PartProps & { readonly to: number }) {
  const { view, seat, who, words, interject, language } = props;
  const say = faceWords[language];
  const amounts = open.filter((choice) => choice !== 'drop');
  const [word, good] = `${amounts[0] ?? ''}`.split(':');
  return (
    <>
      <p className="rs-purse__to">
        <Crest seat={to} size={18} /> <b>{who(to)}</b> · {word === 'give' ? say.youGive : say.youAsk}{' '}
        <Mark name={good === 'ronin' ? 'ronin' : 'coin'} />
      </p>
      <div className="rs-purse__amounts">
        {amounts.map((choice) => {
          const amount = `${choice}`.split(':')[2]!;
          const name = named(amount, words.interjection?.(choice, view, seat!));
          return (
            <button
              key={choice}
              type="button"
              className="rs-purse__small"
              data-interjection={choice}
              aria-label={name}
              title={name}
              onClick={() => interject?.(choice)}
            >
              {amount}
            </button>
          );
        })}
      </div>
      <Interjection props={props} choice="drop" />
    </>
  );
}
