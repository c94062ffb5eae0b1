import { DICTIONARIES, ROAD, type Tokaido, type TokaidoEvent } from '@engawa/tokaido';
import type { Deciding } from '../face.ts';
import { ROUND } from './art/brush.tsx';
import { choosing } from './choosing.ts';
import { branch, hasSecondPlace, innSpot, type Point, ROAD_PATH, roadSpot, secondSpot, spotFor } from './places.ts';
import { piecesOn, type Stand } from './stands.ts';
import { faceWords } from './words/index.ts';

/** The road with its places: the second ones, with their branches, only where they are used. */
export function Road({ view }: { readonly view: Tokaido }) {
  const isReturn = view.options['return-trip'];
  const places = ROAD.map((_, place) => place);
  const doubles = places.filter((place) => hasSecondPlace(view, place));
  const branches = doubles.map((place) => branch(place, isReturn)).join('');
  return (
    <g {...ROUND}>
      <g fill="none">
        <path d={branches} stroke="var(--tk-k)" strokeWidth="9" />
        <path d={ROAD_PATH} stroke="var(--tk-k)" strokeWidth="14" />
        <path d={branches} stroke="var(--tk-road)" strokeWidth="6.6" />
        <path d={ROAD_PATH} stroke="var(--tk-road)" strokeWidth="11.6" />
      </g>
      <use href="#tk-inn-kyoto" x="4" y="22" width="82" height="77" />
      <use href="#tk-inn-house" x="686" y="116" width="66" height="43" />
      <use href="#tk-inn-house" x="18" y="222" width="66" height="43" transform="translate(102 0) scale(-1 1)" />
      <use href="#tk-inn-house" x="686" y="322" width="66" height="43" />
      <use href="#tk-inn-edo" x="4" y="330" width="82" height="77" />
      {places.map((place) =>
        ROAD[place]!.space === 'inn' ? (
          view.pieces.map((_, slot) => {
            const { x, y } = innSpot(place, slot, view.pieces.length);
            return <ellipse key={`${place},${x}`} className="tk-dot tk-dot--small" cx={x} cy={y} rx="6.5" ry="3.8" />;
          })
        ) : (
          <Dot key={place} spot={roadSpot(place)} />
        ),
      )}
      {doubles.map((place) => {
        const { x, y } = secondSpot(place, isReturn);
        return <ellipse key={place} className="tk-dot tk-dot--small" cx={x} cy={y} rx="6.5" ry="4" />;
      })}
    </g>
  );
}

function Dot({ spot }: { readonly spot: Point }) {
  return <ellipse className="tk-dot" cx={spot.x} cy={spot.y} rx="8" ry="4.8" />;
}

/** Where the names of the inns hang, and what belongs to an inn for whoever points at it. */
const TAGS: Readonly<Record<number, { readonly tag: Point; readonly hit: readonly [number, number, number, number] }>> =
  {
    0: { tag: { x: 46, y: 154 }, hit: [0, 20, 90, 146] },
    14: { tag: { x: 719, y: 114 }, hit: [672, 100, 96, 112] },
    27: { tag: { x: 50, y: 221 }, hit: [0, 206, 96, 106] },
    41: { tag: { x: 719, y: 322 }, hit: [672, 308, 96, 112] },
    54: { tag: { x: 44, y: 374 }, hit: [0, 326, 92, 128] },
  };

interface InnTagProps extends Deciding<Tokaido, TokaidoEvent> {
  readonly place: number;
  readonly stand: Stand;
}

export function InnTag(props: InnTagProps) {
  const { place, stand, view, language, who } = props;
  const { id } = ROAD[place]!;
  const say = faceWords[language];
  const name = DICTIONARIES[language].inns[id as 'inn-1'];
  const { tag, hit } = TAGS[place]!;
  const width = 14 + 6.3 * name.length;
  const here = piecesOn(view, id).map((piece) => (piece < view.players.length ? who(piece) : say.neutral));
  const isOpen = stand.state === 'legal' || stand.state === 'picked';
  const next = isOpen ? spotFor(view, id) : undefined;
  return (
    <g className={`tk-inn tk-inn--${stand.state}`} {...choosing(props, id, isOpen, say.stop(name, false, here))}>
      <rect x={hit[0]} y={hit[1]} width={hit[2]} height={hit[3]} className="tk-hit" />
      <rect className="tk-inn__tag" x={tag.x - width / 2} y={tag.y - 8.5} width={width} height="17" rx="2" />
      <text className="tk-inn__name" x={tag.x} y={tag.y + 4} textAnchor="middle">
        {name}
      </text>
      {next && <ellipse className="tk-legal-dot" cx={next.x} cy={next.y} rx="9.5" ry="6" />}
    </g>
  );
}
