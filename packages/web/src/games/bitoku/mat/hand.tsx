import { handOf, type Player, type YokaiCard } from '@engawa/bitoku';
import { HIDDEN, type Seat } from '@engawa/kernel';
import { group } from '../../named.ts';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding } from '../deciding.ts';
import { yokaiLine } from '../describe.ts';
import { cardPiece } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import { YokaiArt, YokaiBack } from './card.tsx';
import { Piece } from './piece.tsx';

interface HandProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
  readonly width: number;
  readonly card: { readonly width: number; readonly height: number };
}

/** The hand: side by side as far as there is room, then closer. */
export function Hand({ props, player, of, width, card: size }: HandProps) {
  const { language, step } = props;
  const cards = handOf(player);
  const chosen: readonly YokaiCard[] = step?.do === 'springDiscard' ? step.chosen : [];
  const pitch = cards.length <= 1 ? 0 : Math.min(size.width + 2, (width - size.width) / (cards.length - 1));
  return (
    <g {...group(faceWords[language].hand(cards.length))}>
      {cards.map((card, i) => {
        const box = { x: pitch * i, y: 0, ...size };
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        if ((card as string) === HIDDEN) return <YokaiBack key={i} {...box} />;
        const isGone = chosen.includes(card);
        return (
          <g key={card} opacity={isGone ? 0.45 : 1}>
            <Place
              {...{ props, box }}
              steps={['basic', 'springDiscard']}
              choice={step?.do === 'springDiscard' ? card : `play:${card}`}
              name={yokaiLine(language, card)}
              place={`hand-${card}`}
            >
              <Piece piece={cardPiece(card, of)}>
                <YokaiArt card={card} language={language} {...box} />
              </Piece>
            </Place>
          </g>
        );
      })}
    </g>
  );
}
