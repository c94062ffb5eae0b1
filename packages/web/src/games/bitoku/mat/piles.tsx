import type { Player } from '@engawa/bitoku';
import { cardsLeft } from '@engawa/kernel';
import { Letters } from '../art/text.tsx';
import { Place } from '../board/place.tsx';
import type { BitokuDeciding } from '../deciding.ts';
import { dictionary } from '../naming.ts';
import { faceWords } from '../words/index.ts';

interface PassProps {
  readonly props: BitokuDeciding;
  readonly x: number;
  readonly y: number;
}

/** To pass is no card and no die: it is drawn only while somebody could think of it. */
export function Pass({ props, x, y }: PassProps) {
  const { language, step } = props;
  if (step?.do !== 'basic' || !props.choices.includes('pass')) return null;
  const { pass } = dictionary(language).choices;
  return (
    <Place props={props} steps={['basic']} choice="pass" box={{ x, y: y - 8, width: 80, height: 30 }} name={pass}>
      <rect x={x} y={y - 8} width="80" height="30" rx="8" className="bt-paper" />
      <Letters x={x + 40} y={y + 11} size={12.5} anchor="middle">
        {pass}
      </Letters>
    </Place>
  );
}

interface PilesProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly y: number;
}

/** Deck, discard pile, and the cards that were given up in winter. */
export function Piles({ props, player, y }: PilesProps) {
  const say = faceWords[props.language];
  const { deck, discard, removed } = player;
  if (props.choices.includes('pass')) return null;
  return (
    <>
      <Letters x={0} y={y} size={11.5} on="ground" tone="soft">
        {say.piles(cardsLeft(deck), discard.length)}
      </Letters>
      {removed.length > 0 && (
        <Letters x={0} y={y + 16} size={11.5} on="ground" tone="soft">
          {say.removed(removed.length)}
        </Letters>
      )}
    </>
  );
}
