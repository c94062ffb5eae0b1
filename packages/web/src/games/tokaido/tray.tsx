import { HIDDEN } from '@engawa/kernel';
import {
  COUNTED,
  costOf,
  DICTIONARIES,
  LARGEST_DONATION,
  MEAL_POINTS,
  type MealCard,
  mealPrice,
  PANORAMAS,
  powersOf,
  SET_POINTS,
  SOUVENIRS,
  type SouvenirCard,
  souvenirPoints,
  type Tokaido,
  type TokaidoEvent,
  type TokaidoStep,
  TRAVELLERS,
} from '@engawa/tokaido';
import type { ReactNode } from 'react';
import type { Deciding } from '../face.ts';
import { Art, CoinIcon, GainIcon, Icon, Star } from './art/art.tsx';
import { ChoiceCard, Choosable, PlainChoice, type TrayProps } from './choice-card.tsx';
import { souvenirSets } from './collection.ts';
import { encounterGains } from './gains.ts';
import { capital, encounterName, souvenirName, travellerName } from './naming.ts';
import { Cups } from './side.tsx';
import { SouvenirSets } from './souvenir-sets.tsx';
import { Strip } from './strip.tsx';
import './tray.css';
import { faceWords } from './words/index.ts';

const IN_TRAY: readonly TokaidoStep['do'][] = [
  'chooseTraveller',
  'buySouvenirs',
  'temple',
  'pickPanorama',
  'pickEncounter',
  'freeMeal',
  'buyMeal',
];

export function usesTray(step: TokaidoStep): boolean {
  return IN_TRAY.includes(step.do);
}

/** What is decided with cards and coins, not on the road. */
export function Tray(props: Deciding<Tokaido, TokaidoEvent>) {
  const { step } = props;
  switch (step?.do) {
    case 'chooseTraveller':
      return <TravellerTray {...props} step={step} />;
    case 'buySouvenirs':
      return <SouvenirTray {...props} step={step} />;
    case 'temple':
      return <TempleTray {...props} step={step} />;
    case 'pickPanorama':
      return <PanoramaTray {...props} step={step} />;
    case 'pickEncounter':
      return <EncounterTray {...props} step={step} />;
    case 'freeMeal':
      return <FreeMealTray {...props} step={step} />;
    case 'buyMeal':
      return <MealTray {...props} step={step} />;
    default:
      return null;
  }
}

interface FrameProps {
  readonly seat: number;
  readonly children: ReactNode;
  readonly summary?: ReactNode;
  readonly actions?: ReactNode;
}

function Frame({ seat, children, summary, actions }: FrameProps) {
  return (
    <div className="tk-tray" data-seat={seat}>
      <div className="tk-tray__row">
        <div className="tk-tray__things">{children}</div>
        {summary && <div className="tk-tray__summary">{summary}</div>}
        {actions && <div className="tk-tray__actions">{actions}</div>}
      </div>
    </div>
  );
}

function TravellerTray(props: TrayProps<'chooseTraveller'>) {
  const { step, language } = props;
  const words = DICTIONARIES[language];
  return (
    <Frame seat={step.seat}>
      {step.dealt.map(({ card }) =>
        (card as string) === HIDDEN ? null : (
          <Choosable key={card} tray={props} choice={card} className="tk-person" name={travellerName(words, card)}>
            <Art name={`emblem-${card}`} className="tk-person__emblem" />
            <span className="tk-person__name">{travellerName(words, card)}</span>
            <span className="tk-person__coins">
              {TRAVELLERS[card].coins} <CoinIcon />
            </span>
            <span className="tk-person__power">{capital(words.powers[card])}</span>
          </Choosable>
        ),
      )}
    </Frame>
  );
}

function Price({ coins }: { readonly coins: number }) {
  return (
    <span>
      {coins} <CoinIcon />
    </span>
  );
}

function Gains({ points }: { readonly points: number }) {
  return (
    <span>
      +{points} <Star />
    </span>
  );
}

interface PayingProps extends Pick<Deciding<Tokaido, TokaidoEvent>, 'view' | 'language'> {
  readonly seat: number;
  readonly coins: number;
}

/** What is paid, and what is left after it. */
function Paying({ view, seat, coins, language }: PayingProps) {
  const say = faceWords[language];
  return (
    <p>
      {say.pay} <b>{coins}</b> <CoinIcon />, {say.left} <b>{view.players[seat]!.coins - coins}</b>
    </p>
  );
}

function SouvenirTray(props: TrayProps<'buySouvenirs'>) {
  const { step, view, picked, language } = props;
  const { seat, offer, basket } = step;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const owned = view.players[seat]!.souvenirs;
  const card = picked === null || picked === 'done' ? undefined : (picked as SouvenirCard);
  const ahead = card ? [...basket, card] : basket;
  const points = card ? souvenirPoints([...owned, ...basket], card) : 0;
  const title = points === SET_POINTS[SET_POINTS.length - 1] ? say.setComplete : card && souvenirName(words, card);
  // Only the sets that change, otherwise the first one that is still open.
  const sets = souvenirSets([...owned, ...ahead]);
  const changed = sets.filter((set) => set.some((place) => place.card && ahead.includes(place.card)));
  const open = sets.filter((set) => set.some((place) => !place.card));
  return (
    <Frame
      seat={seat}
      summary={
        <>
          <SouvenirSets sets={(changed.length > 0 ? changed : open).slice(0, 2)} language={language} ahead={ahead} />
          <div className="tk-tray__text">
            {card && (
              <p className="tk-tray__title">
                {title}: +{points} <Star />
              </p>
            )}
            {ahead.length > 0 && (
              <Paying view={view} seat={seat} coins={costOf(view, seat, ahead)} language={language} />
            )}
          </div>
        </>
      }
      actions={
        <PlainChoice tray={props} choice="done">
          {basket.length > 0 ? say.buyFor(costOf(view, seat, basket)) : say.buyNothing}
        </PlainChoice>
      }
    >
      {offer.map((one) => {
        const { kind, price } = SOUVENIRS[one];
        const inBasket = basket.includes(one);
        const before = inBasket ? basket.slice(0, basket.indexOf(one)) : basket;
        return (
          <ChoiceCard
            key={one}
            tray={props}
            choice={one}
            name={inBasket ? `${words.souvenirs[one]}: ${say.inBasket}` : words.souvenirs[one]}
            title={souvenirName(words, one)}
            ground={kind}
            art={
              <>
                <Art name={`souvenir-${one}`} />
                <span className="tk-card__kind">
                  <Icon name={`glyph-${kind}`} />
                </span>
              </>
            }
            foot={
              <>
                <Price coins={price} />
                <Gains points={souvenirPoints([...owned, ...before], one)} />
              </>
            }
            isTaken={inBasket}
            {...(inBasket ? { note: say.inBasket } : {})}
          />
        );
      })}
    </Frame>
  );
}

function TempleTray(props: TrayProps<'temple'>) {
  const { step, view, picked, language, who } = props;
  const say = faceWords[language];
  const { extraDonation } = powersOf(view, step.seat);
  const gifts = Array.from({ length: LARGEST_DONATION }, (_, i) => i + 1);
  const more = picked === null ? undefined : { seat: step.seat, coins: Number(picked) + extraDonation };
  return (
    <Frame
      seat={step.seat}
      summary={
        <div className="tk-tray__cups">
          <Cups view={view} language={language} who={who} {...(more ? { more } : {})} />
        </div>
      }
    >
      {gifts.map((coins) => (
        <Choosable key={coins} tray={props} choice={coins} className="tk-gift" name={say.coins(coins)}>
          <span className="tk-gift__coins">
            {gifts.slice(0, coins).map((coin) => (
              <Art key={coin} name="coin" />
            ))}
          </span>
          {props.choices.includes(coins) ? (
            <Gains points={coins + extraDonation} />
          ) : (
            <span className="tk-gift__why">{say.reasons.tooDear}</span>
          )}
        </Choosable>
      ))}
    </Frame>
  );
}

function PanoramaTray(props: TrayProps<'pickPanorama'>) {
  const { step, view, picked, language } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const { panoramas } = view.players[step.seat]!;
  return (
    <Frame
      seat={step.seat}
      actions={
        <PlainChoice tray={props} choice="decline">
          {say.declinePanorama}
        </PlainChoice>
      }
    >
      {PANORAMAS.map((of) => (
        <Choosable
          key={of}
          tray={props}
          choice={of}
          className="tk-view"
          name={`${words.spaces[of]}: ${say.reasons.complete}`}
        >
          <span className="tk-view__name">
            {words.spaces[of]}
            {props.choices.includes(of) ? <Gains points={panoramas[of] + 1} /> : <span>{say.reasons.complete}</span>}
          </span>
          <Strip of={of} owned={panoramas[of]} isAhead={picked === of} />
        </Choosable>
      ))}
    </Frame>
  );
}

function EncounterTray(props: TrayProps<'pickEncounter'>) {
  const { step, view, language } = props;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const cards = [...new Set(step.drawn.map(({ card }) => card))].filter((card) => (card as string) !== HIDDEN);
  return (
    <Frame seat={step.seat}>
      {cards.map((card) => (
        <ChoiceCard
          key={card}
          tray={props}
          choice={card}
          name={words.encounters[card]}
          title={encounterName(words, card)}
          ground="people"
          art={<Art name={`encounter-${card}`} className="tk-card__person" />}
          foot={
            <span className="tk-card__effect">
              {say.effect[card]}{' '}
              {encounterGains(view, step.seat, card)
                .filter(({ of, why }) => of !== 'card' && why.is !== 'entertains')
                .map(({ amount, of, why }) => (
                  <span key={why.is}>
                    {amount} <GainIcon of={of} />
                  </span>
                ))}
            </span>
          }
        />
      ))}
    </Frame>
  );
}

interface DishProps {
  readonly tray: TrayProps<'buyMeal'> | TrayProps<'freeMeal'>;
  readonly card: MealCard;
  readonly choice: string;
  readonly price: number;
  readonly copies?: number;
}

function Dish({ tray, card, choice, price, copies = 1 }: DishProps) {
  const say = faceWords[tray.language];
  const name = DICTIONARIES[tray.language].meals[card];
  return (
    <ChoiceCard
      tray={tray}
      choice={choice}
      name={name}
      title={name}
      ground="food"
      art={
        <>
          <Art name={`meal-${card}`} />
          {copies > 1 && <span className="tk-card__copies">{say.copies(copies)}</span>}
        </>
      }
      foot={
        <>
          {price === 0 ? <span>{say.forFree}</span> : <Price coins={price} />}
          <Gains points={MEAL_POINTS} />
        </>
      }
    />
  );
}

function FreeMealTray(props: TrayProps<'freeMeal'>) {
  const { step, language } = props;
  const { card } = step.offered;
  return (
    <Frame
      seat={step.seat}
      actions={
        <PlainChoice tray={props} choice="decline">
          {faceWords[language].declineMeal}
        </PlainChoice>
      }
    >
      {(card as string) !== HIDDEN && <Dish tray={props} card={card} choice="take" price={0} />}
    </Frame>
  );
}

function MealTray(props: TrayProps<'buyMeal'>) {
  const { step, view, picked, language, who } = props;
  const { seat } = step;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const cards = (view.mealSet ?? []).map((slot) => slot.card).filter((card) => (card as string) !== HIDDEN);
  const card = picked === null || picked === 'skip' ? undefined : (picked as MealCard);
  const paid = card ? mealPrice(view, seat, card) : 0;
  const rivals = view.players
    .map((_, other) => ({ who: who(other), coins: COUNTED.gourmet(view, other), other }))
    .filter(({ other }) => other !== seat);
  const best = Math.max(0, ...rivals.map(({ coins }) => coins));
  return (
    <Frame
      seat={seat}
      summary={
        card && (
          <div className="tk-tray__text">
            <p className="tk-tray__title">
              {words.meals[card]}: +{MEAL_POINTS} <Star />
            </p>
            <Paying view={view} seat={seat} coins={paid} language={language} />
            <p>
              {say.gourmet(
                COUNTED.gourmet(view, seat) + paid,
                rivals.filter(({ coins }) => coins === best && best > 0),
              )}
            </p>
          </div>
        )
      }
      actions={
        <PlainChoice tray={props} choice="skip">
          {say.noMeal}
        </PlainChoice>
      }
    >
      {[...new Set(cards)].map((one) => (
        <Dish
          key={one}
          tray={props}
          card={one}
          choice={one}
          price={mealPrice(view, seat, one)}
          copies={cards.filter((other) => other === one).length}
        />
      ))}
    </Frame>
  );
}
