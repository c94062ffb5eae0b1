import type { Seat } from '@engawa/kernel';
import {
  CARD_COSTS,
  CARD_NAMES,
  countInReserve,
  DICTIONARIES,
  differentProvinces,
  KINDS,
  NO_ONE,
  PROVINCES,
  priceFor,
  provinceOf,
  SET_POINTS,
  STRONGHOLD,
  STRONGHOLDS,
  seasonOf,
  strongholdsOnMap,
  TOKEN_POINTS,
} from '@engawa/rising-sun';
import type { ReactNode } from 'react';
import { ChoiceThing } from '../choice-thing.tsx';
import { FigureMark, Mark } from './art/marks.tsx';
import { CardFace, cardWords } from './card.tsx';
import type { SunDeciding } from './deciding.ts';
import { clanName, kindName, provinceName } from './describe.ts';
import './mat.css';
import { CARD_STEPS } from './steps.ts';
import { faceWords } from './words/index.ts';

/** A clan's things: reserve, war tokens, hostages and cards; beside them the cards of the season, which are there for all. */
export function Mat({ of, ...props }: SunDeciding & { readonly of: Seat }) {
  return <MatWith props={props} of={of} />;
}

interface MatWithProps {
  readonly props: SunDeciding;
  readonly of: Seat;
  /** At the right end: answers to what is asked. */
  readonly answers?: ReactNode;
}

export function MatWith({ props, of, answers }: MatWithProps) {
  const { language, who, step } = props;
  const isBuying = step !== undefined && CARD_STEPS.includes(step.do);
  return (
    <section
      className="rs-mat rs-clan"
      data-seat={of}
      data-buying={isBuying || undefined}
      aria-label={`${faceWords[language].mat}: ${who(of)}`}
    >
      <Belongings props={props} of={of} />
      <OwnCards props={props} of={of} />
      <Market props={props} />
      {answers}
    </section>
  );
}

interface PartProps {
  readonly props: SunDeciding;
  readonly of: Seat;
}

function Belongings({ props, of }: PartProps) {
  const { view, language, who } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const player = view.players[of]!;
  const { clan, ally, hostages } = player;
  const ability = clan === null ? undefined : words.abilities[clan];
  return (
    <div className="rs-mat__clan">
      <h3 className="rs-mat__head">
        {clan !== null && <Mark name={`crest-${clan}`} />} {clan === null ? who(of) : clanName(language, view, of)}
        {ally !== NO_ONE && <small>{words.table.ally(who(ally))}</small>}
      </h3>
      {ability && (
        <p className="rs-mat__ability" title={ability.rule}>
          <b>{ability.name}.</b> {ability.rule}
        </p>
      )}
      <Reserve props={props} of={of} />
      <Tokens props={props} of={of} />
      {hostages.length > 0 && (
        <p className="rs-mat__line">
          {say.hostages}:{' '}
          {hostages.map(({ owner, kind }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two hostages may be alike
            <span key={i} title={`${kindName(language, kind)}: ${who(owner)}`}>
              <FigureMark kind={kind} seat={owner} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** What is still in the reserve, kind by kind. */
export function Reserve({ props, of }: { readonly props: Pick<SunDeciding, 'view' | 'language'>; readonly of: Seat }) {
  const { view, language } = props;
  const say = faceWords[language];
  const rows = [
    ...KINDS.map((_, kind) => ({ kind, count: countInReserve(view, of, kind) })),
    { kind: STRONGHOLD, count: STRONGHOLDS - strongholdsOnMap(view, of) },
  ].filter(({ kind, count }) => count > 0 || kind < 3 || kind === STRONGHOLD);
  return (
    <p className="rs-reserve">
      <span className="rs-reserve__word">{say.reserve}</span>
      {rows.map(({ kind, count }) => (
        <span key={kind} data-none={count === 0 || undefined} title={`${kindName(language, kind)}: ${count}`}>
          <FigureMark kind={kind} seat={of} />
          <span className="visually-hidden">{kindName(language, kind)} </span>
          {count}
        </span>
      ))}
    </p>
  );
}

/** War province tokens against the eight provinces: different ones count together. */
function Tokens({ props, of }: PartProps) {
  const { view, language } = props;
  const say = faceWords[language];
  const player = view.players[of]!;
  const different = differentProvinces(player);
  return (
    <div className="rs-tokens" title={say.tokensHelp}>
      <span>
        <Mark name="war-token" /> {say.tokens(different, SET_POINTS[different]!)}
      </span>
      <ul>
        {PROVINCES.map((id, province) => {
          const own = player.tokens.filter((token) => provinceOf(token) === province);
          const points = own.reduce((sum, token) => sum + TOKEN_POINTS[seasonOf(token)]!, 0);
          return (
            <li key={id} data-own={own.length > 0 || undefined}>
              {provinceName(language, province)}
              {points > 0 && <b> {points}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function OwnCards({ props, of }: PartProps) {
  const { view, language, seat } = props;
  const say = faceWords[language];
  const cards = view.players[of]!.cards.flatMap((copies, card) => (copies > 0 ? [{ card, copies }] : []));
  return (
    <div className="rs-mat__own">
      <h3 className="rs-mat__head">{of === seat ? say.ownCards : say.cards}</h3>
      {cards.length === 0 ? (
        <p className="rs-mat__none">{say.noCards}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <ul className="rs-cards" tabIndex={0} aria-label={say.cards}>
          {cards.map(({ card, copies }) => (
            <li key={card} data-piece={`card-${CARD_NAMES[card]}-${of}`} title={cardWords(language, card, copies)}>
              <CardFace {...{ card, copies, language }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The cards of the season: whoever may buy one points at it. */
function Market({ props }: { readonly props: SunDeciding }) {
  const { view, language, step, seat } = props;
  const say = faceWords[language];
  const isBuying = step !== undefined && CARD_STEPS.includes(step.do);
  const buyer = seat ?? view.active;
  const discount = step?.do === 'train' ? step.discount : 0;
  const cards = view.display.flatMap((copies, card) => (copies > 0 ? [{ card, copies }] : []));
  return (
    <div className="rs-mat__market">
      <h3 className="rs-mat__head">
        {say.seasonCards} <small>{say.setName(DICTIONARIES[language].sets[view.set])}</small>
      </h3>
      {cards.length === 0 ? (
        <p className="rs-mat__none">{say.noSeasonCards}</p>
      ) : (
        <ul className="rs-cards" tabIndex={isBuying ? undefined : 0} aria-label={say.seasonCards}>
          {cards.map(({ card, copies }) => {
            const price =
              view.players[buyer]!.clan === null
                ? CARD_COSTS[card]!
                : priceFor(view, buyer, CARD_COSTS[card]!, discount);
            const face = <CardFace {...{ card, copies, language, price }} />;
            return (
              <li key={card} title={isBuying ? undefined : cardWords(language, card, copies, price)}>
                {isBuying ? (
                  <ChoiceThing props={props} choice={CARD_NAMES[card]!} className="rs-card-choice">
                    {face}
                  </ChoiceThing>
                ) : (
                  face
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
