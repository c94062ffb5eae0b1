import { HIDDEN } from '@engawa/kernel';
import { COUNTED, DICTIONARIES, MEAL_POINTS, type MealCard, mealPrice } from '@engawa/tokaido';
import { Art, Star } from '../art/art.tsx';
import { ChoiceCard, PlainChoice, type TrayProps } from '../choice-card.tsx';
import { faceWords } from '../words/index.ts';
import { Frame, Gains, Paying, Price } from './frame.tsx';

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
          <Price coins={price} />
          <Gains points={MEAL_POINTS} />
        </>
      }
    />
  );
}

export function FreeMealTray(props: TrayProps<'freeMeal'>) {
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

export function MealTray(props: TrayProps<'buyMeal'>) {
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
