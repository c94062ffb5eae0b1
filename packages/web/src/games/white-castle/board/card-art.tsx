import { ACTION_CARDS, type ActionCard, type Effect } from '@engawa/white-castle';
import { Effects } from '../art/effect-art.tsx';

/** The colour of a card's frame. */
export function frameOf(card: string): string {
  const [kind] = card.split('-');
  return kind === 'steward' || kind === 'diplomat' || kind === 'decree' ? `var(--wc-${kind})` : 'var(--wc-start)';
}

export interface BlockBox {
  readonly slot: number;
  readonly effects: readonly Effect[];
  readonly isDark: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface CardBox {
  readonly card: ActionCard;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** On a mat the blocks are as high as the rows that they lie beside. */
  readonly isBesideRows?: boolean;
}

const EDGE = 3;
const GAP = 2;

/** Where the blocks of a card are drawn. */
export function blockBoxes({ card, x, y, width, height, isBesideRows = false }: CardBox): BlockBox[] {
  const { blocks, dark, beside } = ACTION_CARDS[card];
  const shares = blocks.map((_, slot) => (isBesideRows ? beside.filter((one) => one === slot).length : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = height - 2 * EDGE - GAP * (blocks.length - 1);
  let top = y + EDGE;
  return blocks.map((effects, slot) => {
    const box = { slot, effects, isDark: slot === dark, x: x + EDGE, y: top, width: width - 2 * EDGE };
    const own = (room * shares[slot]!) / all;
    top += own + GAP;
    return { ...box, height: own };
  });
}

/** A card of the castle or a starting action, face up. */
export function CardArt(props: CardBox) {
  const { card, x, y, width, height } = props;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        fill={frameOf(card)}
        stroke="var(--wc-k)"
        strokeWidth="1.5"
      />
      {blockBoxes(props).map((block) => (
        <Block key={block.slot} {...block} />
      ))}
    </>
  );
}

export function Block({ effects, isDark, x, y, width, height }: BlockBox) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
        fill={isDark ? 'var(--wc-dark)' : 'var(--wc-card)'}
        stroke="var(--wc-k)"
        strokeWidth="1.1"
      />
      <Effects effects={effects} x={x} y={y} width={width} height={height} isDark={isDark} />
    </>
  );
}
