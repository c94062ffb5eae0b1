import type { Language } from '@engawa/kernel';
import { CARD_COSTS, CARD_NAMES, CARDS, DICTIONARIES, FIGURE_OF_CARD } from '@engawa/rising-sun';
import { Mark } from './art/marks.tsx';
import './card.css';
import { faceWords } from './words/index.ts';

interface CardFaceProps {
  /** A number of `CARD_NAMES`. */
  readonly card: number;
  readonly copies: number;
  readonly language: Language;
  /** What it costs whoever looks; left out for cards that are owned. */
  readonly price?: number;
}

/** A season card: its name, what it does in words, its type by colour and shape, and its price. */
export function CardFace({ card, copies, language, price }: CardFaceProps) {
  const id = CARD_NAMES[card]!;
  const words = DICTIONARIES[language];
  const { name, effect } = words.cards[id];
  const { type } = CARDS[id];
  const cost = CARD_COSTS[card]!;
  const hasFigure = FIGURE_OF_CARD[card]! >= 0;
  return (
    <span className="rs-card" data-type={type}>
      <span className="rs-card__name">{name}</span>
      <span className="rs-card__effect">{effect}</span>
      <span className="rs-card__foot">
        <i className="rs-card__type" title={words.types[type]} />
        {hasFigure && <Mark name={id} className="rs-card__figure" />}
        {price !== undefined && (
          <span className="rs-card__price">
            {price !== cost && <s>{cost}</s>} {price} <Mark name="coin" />
          </span>
        )}
      </span>
      {copies > 1 && <b className="rs-card__copies">×{copies}</b>}
    </span>
  );
}

/** Everything on a card in one sentence, for whoever listens or points. */
export function cardWords(language: Language, card: number, copies: number, price?: number): string {
  const words = DICTIONARIES[language];
  const { name, effect } = words.cards[CARD_NAMES[card]!];
  const type = words.types[CARDS[CARD_NAMES[card]!].type];
  const cost = price === undefined ? '' : `, ${faceWords[language].price(price)}`;
  return `${name}${copies > 1 ? ` ×${copies}` : ''} (${type}${cost}): ${effect}`;
}
