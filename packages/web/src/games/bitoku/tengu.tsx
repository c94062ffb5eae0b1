import {
  buildingsOf,
  HILLS,
  RESOURCES,
  TENGU,
  TENGU_FACTS,
  type Tengu,
  type TenguCard,
  tenguSheet,
} from '@engawa/bitoku';
import { total } from '@engawa/kernel';
import { Crest } from '../../design/crest.tsx';
import { DieMark } from './art/figures.tsx';
import { Mark } from './art/text.tsx';
import type { BitokuDeciding } from './deciding.ts';
import { capital, dictionary, seatOfSpirit } from './naming.ts';
import { faceWords } from './words/index.ts';

/** The board of the Tengu: his points, his dice and goods, and the three cards of which one comes next. */
export function TenguBoard({ view, language, tengu }: BitokuDeciding & { readonly tengu: Tengu }) {
  const words = dictionary(language);
  const say = faceWords[language];
  const seat = seatOfSpirit(view, TENGU);
  const counts = [
    ['mitama', tengu.mitama.length + tengu.pairs.length, say.spirits],
    ['united', tengu.pairs.length, say.pairs],
    ['build', buildingsOf(view, TENGU), say.buildings],
    ['crystal', tengu.crystals.length, say.markets.crystal],
    ['iwa', tengu.iwakura.length, say.garden],
    ['visited', tengu.visited, say.bitokuPath],
    ['pil', tengu.awake, say.awake(tengu.awake)],
  ] as const;
  return (
    <section className="bt-tengu" aria-label={words.tengu}>
      <h3 className="bt-side__head">
        <Crest seat={seat} size={18} /> {capital(words.tengu)}
        <small>{say.worth(total(tenguSheet(view)))}</small>
      </h3>
      <p className="bt-tengu__row">
        {tengu.dice.map(({ value, at }, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its slot
          <span key={slot} title={words.table.die(value, at)}>
            <span className="visually-hidden">{words.table.die(value, at)}</span>
            <DieMark value={value} seat={seat} />
            {at === 'locked' && <Mark name="lock" />}
          </span>
        ))}
        {RESOURCES.map((good) => (
          <span key={good} title={words.resources[good]}>
            <Mark name={`res-${good}`} />
            <span className="visually-hidden">{words.resources[good]}</span> {tengu[good]}
          </span>
        ))}
      </p>
      <p className="bt-tengu__row">
        {counts.map(([sign, count, name]) => (
          <span key={sign} title={name}>
            <Mark name={sign} />
            <span className="visually-hidden">{name}</span> {count}
          </span>
        ))}
      </p>
      <ul className="bt-tengu__cards">
        {tengu.row.map((card) => (
          <Card key={card} card={card} language={language} />
        ))}
      </ul>
      <p className="bt-tengu__row">{tengu.isActive ? say.tenguActive : say.tenguCalm}</p>
    </section>
  );
}

const TAKES = { yokai: 'yok-deck', bitoku: 'bit-deck' } as const;
const DETAILS = { dragonfly: 'dragonfly', mitama: 'mitama', crystal: 'crystal', building: 'build' } as const;

function Card({ card, language }: { readonly card: TenguCard } & Pick<BitokuDeciding, 'language'>) {
  const { takes, region, detail, resource } = TENGU_FACTS[card];
  const words = dictionary(language);
  const say = faceWords[language];
  const where = region === 'favourite' ? say.favourite : words.regions[HILLS.find((hill) => hill === region)!];
  const signs =
    detail === null ? [] : typeof detail === 'string' ? [DETAILS[detail]] : detail.map((good) => `res-${good}`);
  return (
    <li className="bt-tengu__card" title={words.tenguCard(card)}>
      <span className="bt-tengu__signs" aria-hidden="true">
        {takes.map((one) => (
          <Mark key={one} name={TAKES[one]} />
        ))}
        {signs.map((sign) => (
          <Mark key={sign} name={sign} />
        ))}
        {resource !== null && <Mark name={`res-${resource}`} />}
      </span>
      {where}
    </li>
  );
}
