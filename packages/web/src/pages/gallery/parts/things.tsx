import {
  Card,
  Coin,
  Crest,
  Die,
  Glyph,
  type GlyphName,
  Pattern,
  type PatternName,
  type PieceState,
  Points,
  SEAT_PATTERNS,
  Seal,
  SeatPlate,
  Tile,
} from '../../../design/index.ts';
import { useWords } from '../../../words/index.ts';
import { galleryWords } from '../words/index.ts';
import { Mountain, Sea, Spring } from './prints.tsx';
import { Section, Shown } from './section.tsx';

export function Plates() {
  const words = useWords(galleryWords);
  const facts = (coins: number, temple: number, springs: number) => [
    { id: 'coins', icon: <Glyph name="coin" />, value: coins, name: words.facts.coins },
    { id: 'temple', icon: <Glyph name="torii" />, value: temple, name: words.facts.temple },
    { id: 'springs', icon: <Glyph name="hot-spring" />, value: springs, name: words.facts.springs },
  ];
  const plates = [
    { presence: 'here', isActive: true, score: 34, clock: '4:12', facts: facts(4, 3, 2) },
    { presence: 'away', isActive: false, score: 31, clock: '6:40', facts: facts(7, 1, 3) },
    { presence: 'thinking', isActive: true, score: 36, clock: undefined, facts: facts(2, 5, 1) },
    {
      presence: 'gone',
      isActive: false,
      score: 28,
      clock: <span className="gallery__late">0:42</span>,
      facts: facts(9, 0, 2),
    },
  ] as const;
  const shared = (seat: number) => ({ seat, name: words.names[seat]!, isYou: seat === 0 });
  return (
    <Section title={words.sections.plates}>
      <div className="gallery__plates">
        {plates.map((plate, seat) => (
          <SeatPlate
            key={plate.presence}
            {...shared(seat)}
            {...plate}
            role={{ name: words.roles[seat]! }}
            onClick={() => undefined}
          />
        ))}
      </div>
      <div className="gallery__strip">
        {plates.map((plate, seat) => (
          <SeatPlate key={plate.presence} {...shared(seat)} {...plate} compact onClick={() => undefined} />
        ))}
      </div>
    </Section>
  );
}

const STATES: readonly PieceState[] = ['plain', 'legal', 'selected', 'illegal', 'exhausted', 'last'];

export function Cards() {
  const words = useWords(galleryWords);
  const kinds = {
    sea: { art: <Sea />, glyph: 'sea', kind: 'var(--g-tokaido)' },
    spring: { art: <Spring />, glyph: 'hot-spring', kind: 'var(--seat4-fill)' },
    mountain: { art: <Mountain />, glyph: 'mountain', kind: 'var(--line-strong)' },
  } as const;
  const drawn = [
    { ...kinds.sea, title: words.cards.sea(3) },
    { ...kinds.spring, title: words.cards.spring },
    { ...kinds.sea, title: words.cards.sea(4) },
    { ...kinds.mountain, title: words.cards.mountain(2) },
    { ...kinds.sea, title: words.cards.sea(1) },
    { ...kinds.mountain, title: words.cards.mountain(1) },
  ];
  return (
    <Section title={words.sections.cards}>
      <div className="gallery__cards">
        {STATES.map((state, index) => {
          const { glyph, ...card } = drawn[index]!;
          return (
            <Shown key={state} caption={words.states[state]}>
              <Card
                {...card}
                state={state}
                size="compact"
                points={2}
                footer={<Glyph name={glyph} size={16} />}
                why={state === 'illegal' ? words.taken : undefined}
                onClick={() => undefined}
              />
            </Shown>
          );
        })}
      </div>
      <div className="gallery__row gallery__row--top">
        <Shown caption={words.sizes.full}>
          <Card
            {...kinds.spring}
            title={words.cards.spring}
            cost={<Coin value={2} size={15} />}
            effect={words.effect}
            points={3}
            footer={<Glyph name="hot-spring" size={16} />}
          />
        </Shown>
        <Shown caption={words.sizes.compact}>
          <Card
            {...kinds.sea}
            title={words.cards.sea(2)}
            size="compact"
            points={2}
            footer={<Glyph name="sea" size={16} />}
          />
        </Shown>
        <Shown caption={words.sizes.chip}>
          <Card {...kinds.mountain} title={words.cards.mountain(3)} size="chip" />
        </Shown>
        <Shown caption={words.states.back}>
          <Card {...kinds.sea} title={words.cards.sea(5)} label={words.states.back} size="compact" state="back" />
        </Shown>
        <Tiles />
      </div>
    </Section>
  );
}

const TILES: Readonly<Record<string, GlyphName>> = {
  plain: 'temple',
  legal: 'hot-spring',
  selected: 'encounter',
  last: 'farm',
  illegal: 'village',
  exhausted: 'inn',
};
const DICE = [
  [1, 'coral'],
  [4, 'coral'],
  [2, 'black'],
  [5, 'black'],
  [3, 'white'],
  [6, 'white'],
] as const;

function Tiles() {
  const words = useWords(galleryWords);
  return (
    <div className="gallery__tiles">
      <h3 className="gallery__label">{words.sections.tiles}</h3>
      <div className="gallery__row gallery__row--wide">
        {Object.entries(TILES).map(([state, glyph]) => (
          <Shown key={state} caption={words.states[state as PieceState]}>
            <Tile state={state as PieceState}>
              <Glyph name={glyph} label={words.glyphs[glyph]} />
            </Tile>
          </Shown>
        ))}
      </div>
      <h3 className="gallery__label">{words.sections.dice}</h3>
      <div className="gallery__row">
        {DICE.map(([value, tone]) => (
          <Die key={value} value={value} tone={tone} />
        ))}
        <span className="gallery__amounts">
          <Coin value={7} /> <Points value={12} />
        </span>
      </div>
    </div>
  );
}

export function Glyphs() {
  const words = useWords(galleryWords);
  return (
    <Section title={words.sections.glyphs}>
      <div className="gallery__glyphs">
        {(Object.keys(words.glyphs) as GlyphName[]).map((name) => (
          <Shown key={name} caption={words.glyphs[name]}>
            <Glyph name={name} size={30} />
          </Shown>
        ))}
      </div>
    </Section>
  );
}

const EDGES: readonly (readonly [game: string, pattern: PatternName])[] = [
  ['tokaido', 'seigaiha'],
  ['bamboo', 'yamagata'],
  ['white-castle', 'ichimatsu'],
  ['rising-sun', 'asanoha'],
  ['bitoku', 'shippo'],
];

export function Patterns() {
  const words = useWords(galleryWords);
  return (
    <Section title={words.sections.patterns}>
      <div className="gallery__patterns">
        {EDGES.map(([game, pattern], index) => (
          <Shown key={game} caption={words.games[index]!}>
            <div className="gallery__pattern" data-game={game}>
              <Pattern name={pattern} />
              <Seal seat={index} />
            </div>
          </Shown>
        ))}
      </div>
      <div className="gallery__patterns gallery__patterns--seats">
        {words.seats.map((name, seat) => (
          <Shown key={name} caption={name}>
            <div className="gallery__weave" data-seat={seat}>
              <Pattern name={SEAT_PATTERNS[seat]!} />
              <Crest seat={seat} size={26} />
            </div>
          </Shown>
        ))}
      </div>
    </Section>
  );
}
