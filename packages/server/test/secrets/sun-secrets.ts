import { isTogether, type Seat } from '@engawa/kernel';
import type { RisingSun } from '@engawa/rising-sun';
import type { ServerFrame, Told } from '@engawa/wire';

const HIDDEN = '?';
const TILES = 10;

/** How often there was a secret at all: a test that meets none proves nothing. */
export interface Met {
  tiles: number;
  faceDown: number;
  bids: number;
  offers: number;
  whispers: number;
}

/**
 * What somebody is shown of Rising Sun and may not know, by the rulebook and not by the game's own `hide`: the truth
 * says who looks at tiles, who bids and who talks to whom.
 */
export function leaksIn(view: RisingSun, truth: RisingSun, seat: Seat | null, met: Met): string[] {
  return [
    ...tileLeaks(view, truth, seat, met),
    ...faceDownLeaks(view, truth, seat, met),
    ...bidLeaks(view, truth, seat, met),
    ...offerLeaks(view, truth, seat, met),
  ];
}

/** Four tiles are seen by who holds them; three of them by who put them back, until the next one has chosen. */
function tileLeaks(view: RisingSun, truth: RisingSun, seat: Seat | null, met: Met): string[] {
  const isHolding = truth.looking.length > 0;
  const holder = isHolding ? truth.active : null;
  const before = truth.played.at(-1)?.seat ?? null;
  const isKnown = seat !== null && (seat === holder || seat === before);
  const most = isKnown ? (seat === holder ? 4 : 3) : 0;
  if (isHolding && !isKnown) met.tiles += 1;
  const seen = [...view.looking, ...view.stack.over, ...view.stack.under].filter(({ card }) => isOpen(card)).length;
  const { bag } = view.stack;
  const open = view.played.filter(({ tile }) => isOpen(tile.card)).length;
  const found: string[] = [];
  if (seen > most) found.push(`sees ${seen} tiles of the stack, and may see ${most}`);
  if ([...bag].sort().join() !== bag.join()) found.push('sees an order in the stack');
  if (bag.length + seen + open !== TILES) found.push('can tell what is missing from the stack');
  return found;
}

const isOpen = (card: string): boolean => card !== HIDDEN;

function faceDownLeaks(view: RisingSun, truth: RisingSun, seat: Seat | null, met: Met): string[] {
  return view.played.flatMap(({ seat: by, tile }) => {
    if (truth.players[by]!.clan !== 'lotus' || by === seat) return [];
    met.faceDown += 1;
    return isOpen(tile.card) ? ['sees a tile that Lotus put down'] : [];
  });
}

/**
 * Bids of others are the same to the eye, whatever they are and however many of the four amounts are set. Who has no
 * coin is not asked, and his coins lie open.
 */
function bidLeaks(view: RisingSun, truth: RisingSun, seat: Seat | null, met: Met): string[] {
  const round = truth.agenda.at(-1);
  const shown = view.agenda.at(-1);
  if (!isTogether(round) || truth.battle === null) return [];
  if (!isTogether(shown)) return ['does not see that bids are made'];
  const found = view.battle!.bids === null ? [] : ['sees bids before all are in'];
  for (const { seat: by, agenda } of shown.parts) {
    if (by === seat) continue;
    met.bids += 1;
    const [step] = agenda;
    const isBare =
      (step === undefined && truth.players[by]!.coins === 0) ||
      (step?.do === 'bid' && step.placed.length === 0) ||
      (step?.do === 'showBid' && step.bids.every((coins) => coins === -1));
    if (!isBare) found.push(`sees how seat ${by} bids: ${JSON.stringify(step)}`);
  }
  return found;
}

function offerLeaks(view: RisingSun, truth: RisingSun, seat: Seat | null, met: Met): string[] {
  return view.talks.flatMap(({ draft, offer }, by) => {
    if (by === seat) return [];
    const real = truth.talks[by]!;
    if (real.offer !== null && real.offer.to !== seat) met.offers += 1;
    const found = draft === null ? [] : [`sees what seat ${by} is about to offer`];
    return offer === null || offer.to === seat ? found : [...found, `sees an offer of seat ${by} to another`];
  });
}

/** What was told or said to somebody and was for others. */
export function overheardIn(frames: readonly string[], seat: Seat | null, met: Met): string[] {
  return frames.flatMap((text) => {
    const frame: ServerFrame = JSON.parse(text);
    if (frame.is === 'chat') return whispersIn([frame.line], seat, met);
    if (frame.is === 'table') return [...toldIn(frame.told, seat), ...whispersIn(frame.chat, seat, met)];
    return frame.is === 'moved' ? toldIn(frame.told, seat) : [];
  });
}

/** With the last bid the battle goes on at once: bids that nothing follows were told too early. */
function toldIn(told: readonly Told[], seat: Seat | null): string[] {
  return told.flatMap(({ events }) => {
    const others = events.filter(({ only }) => only !== undefined && only !== seat);
    const found = others.map(({ is }) => `is told "${is}", which is for another`);
    const rest = events.slice(events.findLastIndex(({ is }) => is === 'bids') + 1);
    const isEarly =
      rest.length < events.length && !rest.some(({ is }) => is === 'winsAdvantage' || is === 'takesToken');
    return isEarly ? [...found, 'is told of a bid before the others'] : found;
  });
}

interface Said {
  readonly seat: Seat | null;
  readonly to: unknown;
}

function whispersIn(lines: readonly Said[], seat: Seat | null, met: Met): string[] {
  return lines.flatMap((line) => {
    if (typeof line.to !== 'number') return [];
    met.whispers += 1;
    return line.to === seat || line.seat === seat ? [] : ['overhears a whisper'];
  });
}
