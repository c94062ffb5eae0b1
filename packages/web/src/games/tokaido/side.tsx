import { ACHIEVEMENT_POINTS, ACHIEVEMENTS, DICTIONARIES, type Tokaido, type TokaidoEvent } from '@engawa/tokaido';
import type { CSSProperties } from 'react';
import { Crest, Tooltip } from '../../design/index.ts';
import type { Deciding } from '../face.ts';
import { Art, CoinIcon, Icon, Star } from './art/art.tsx';
import { cups, leaders, mealTable, PILES, type Pile, pileSize } from './collection.ts';
import { MealTable } from './meal-table.tsx';
import './side.css';
import { faceWords } from './words/index.ts';

type SideProps = Deciding<Tokaido, TokaidoEvent>;

/** Beside the road: the inn's supper, the temple, the achievements, the piles. */
export function Side(props: SideProps) {
  return (
    <div className="tk-side">
      <Supper {...props} />
      <Temple {...props} />
      <Achievements {...props} />
      <Piles {...props} />
    </div>
  );
}

function Supper({ view, seat, language, who }: SideProps) {
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const table = mealTable(view, seat);
  if (!table) return null;
  return (
    <section className="tk-box">
      <h2>
        {say.mealTable(words.inns[table.inn as 'inn-1'])}
        <small>{table.laid === 0 ? say.nobodyYet : say.mealsLeft(table.left.length, table.laid)}</small>
      </h2>
      <MealTable table={table} language={language} who={who} />
    </section>
  );
}

function Temple({ view, language, who }: SideProps) {
  const say = faceWords[language];
  return (
    <section className="tk-box">
      <h2>
        {say.temple}
        <small>
          {say.rankGives} <Star />
        </small>
      </h2>
      <Cups view={view} language={language} who={who} />
    </section>
  );
}

interface CupsProps extends Pick<SideProps, 'view' | 'language' | 'who'> {
  readonly more?: { readonly seat: number; readonly coins: number };
}

/** Everybody's gifts, and what their ranks would score now. */
export function Cups({ view, language, who, more }: CupsProps) {
  const say = faceWords[language];
  const all = cups(view, more);
  const size = all.length > 4 ? 18 : 24;
  return (
    <ul className="tk-cups">
      {all.map(({ seat, coins, points }) => {
        const given = more && seat === more.seat ? coins - more.coins : coins;
        const name = seat === null ? say.neutral : who(seat);
        return (
          <li key={seat ?? 'neutral'}>
            <Tooltip text={say.cup(name, coins, points)}>
              <span className="tk-cups__cup">
                {seat === null ? (
                  <Art name="traveller-neutral" className="tk-cups__neutral" />
                ) : (
                  <Crest seat={seat} size={size} />
                )}
                <span className="visually-hidden">{say.cup(name, coins, points)}</span>
                <span className="tk-cups__numbers" aria-hidden="true">
                  <b>
                    {more && seat === more.seat ? `${given}+${more.coins}` : given}
                    <CoinIcon />
                  </b>
                  {seat !== null && (
                    <span>
                      {points} <Star />
                    </span>
                  )}
                </span>
              </span>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

function Achievements({ view, language, who }: SideProps) {
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  return (
    <section className="tk-box">
      <h2>
        {say.achievements}
        <small>
          {say.each(ACHIEVEMENT_POINTS)} <Star />, {say.leaders}
        </small>
      </h2>
      <ul className="tk-achievements">
        {ACHIEVEMENTS.map((achievement) => {
          const first = leaders(view, achievement);
          const name = words.achievements[achievement];
          const text = first.length > 0 ? say.achievementOf(name, first.map(who)) : say.achievementFree(name);
          return (
            <li key={achievement}>
              <Tooltip text={text}>
                <span className="tk-achievements__one">
                  <Art name={`ach-${achievement}`} size={30} />
                  <span className="visually-hidden">{text}</span>
                  {first.length === 0 ? (
                    <span className="tk-achievements__free" aria-hidden="true">
                      +{ACHIEVEMENT_POINTS}
                    </span>
                  ) : (
                    <span className="tk-achievements__who">
                      {first.map((seat) => (
                        <Crest key={seat} seat={seat} size={first.length > 1 ? 16 : 20} />
                      ))}
                    </span>
                  )}
                </span>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const PILE_GLYPHS: Readonly<Record<Pile, string>> = {
  meals: 'inn',
  souvenirs: 'small-object',
  encounters: 'encounter',
  springs: 'hot-spring',
  paddy: 'paddy',
  mountain: 'mountain',
  sea: 'sea',
};

function Piles({ view, language }: SideProps) {
  const say = faceWords[language];
  return (
    <section className="tk-box" aria-label={say.piles}>
      <ul className="tk-piles">
        {PILES.map((pile) => (
          <li key={pile}>
            <Tooltip text={say.pile[pile]}>
              <span className="tk-pile" style={{ '--tk-pile': `var(--tk-pile-${pile})` } as CSSProperties}>
                <Icon name={`glyph-${PILE_GLYPHS[pile]}`} />
                <span className="visually-hidden">{say.pile[pile]}: </span>
                {pileSize(view, pile)}
              </span>
            </Tooltip>
          </li>
        ))}
      </ul>
    </section>
  );
}
