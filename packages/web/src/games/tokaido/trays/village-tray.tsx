import { costOf, DICTIONARIES, SET_POINTS, SOUVENIRS, type SouvenirCard, souvenirPoints } from '@engawa/tokaido';
import { Art, Icon, Star } from '../art/art.tsx';
import { ChoiceCard, PlainChoice, type TrayProps } from '../choice-card.tsx';
import { souvenirSets } from '../collection.ts';
import { souvenirName } from '../naming.ts';
import { SouvenirSets } from '../souvenir-sets.tsx';
import { faceWords } from '../words/index.ts';
import { Frame, Gains, Paying, Price } from './frame.tsx';

export function VillageTray(props: TrayProps<'buySouvenirs'>) {
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
