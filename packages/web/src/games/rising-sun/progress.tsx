import { EVERYBODY } from '@engawa/kernel';
import {
  DICTIONARIES,
  KAMI_AFTER,
  MANDATES_A_SEASON,
  NO_ONE,
  type PlayedMandate,
  SEASONS,
  strongestIn,
} from '@engawa/rising-sun';
import { Crest } from '../../design/index.ts';
import { Mark } from './art/marks.tsx';
import type { SunLooking } from './deciding.ts';
import { provinceName } from './describe.ts';
import './progress.css';
import { faceWords } from './words/index.ts';

/** In the header: the political track of the season, with the turns of the kami; in the war the provinces in their order. */
export function Progress(looking: SunLooking) {
  const { view, language } = looking;
  const words = DICTIONARIES[language];
  const season = words.seasons[SEASONS[view.season] ?? 'winter'];
  return (
    <div className="rs-progress">
      <p className="rs-progress__season">
        <b>{season}</b> <span>{words.phases[view.phase]}</span>
      </p>
      <OfferNotice {...looking} />
      {view.phase === 'war' ? <Wars {...looking} /> : view.circle.length > 0 && <Track {...looking} />}
    </div>
  );
}

/** Somebody has made whoever looks an offer: it must not be overlooked, whosever turn it is. */
function OfferNotice({ view, seat, language, who }: SunLooking) {
  const from = seat === null ? -1 : view.talks.findIndex(({ offer }) => offer?.to === seat);
  if (from < 0) return null;
  const text = faceWords[language].offerFrom(who(from));
  return (
    <p className="rs-progress__offer" title={text} role="status">
      <Mark name="purse" />
      <span>{text}</span>
    </p>
  );
}

function Track({ view, language, who }: SunLooking) {
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const slots = Array.from({ length: MANDATES_A_SEASON }, (_, slot) => slot);
  const isOn = view.phase === 'politics';
  return (
    <ol className="rs-track" aria-label={words.table.mandates}>
      {slots.flatMap((slot) => {
        const played = view.played[slot];
        const tile = played ? (
          <Tile
            key={slot}
            {...{ played, language }}
            isNow={isOn && view.looking.length === 0 && slot === view.played.length - 1}
            who={who}
          />
        ) : (
          <li
            key={slot}
            className="rs-track__empty"
            data-now={(isOn && view.looking.length > 0 && slot === view.played.length) || undefined}
          >
            <span className="visually-hidden">{say.emptySlot}</span>
          </li>
        );
        if (!KAMI_AFTER.includes(slot + 1)) return [tile];
        return [
          tile,
          <li
            key={`kami ${slot}`}
            className="rs-track__kami"
            data-done={view.played.length > slot || undefined}
            title={say.kamiTurn}
          >
            <Mark name="archway" />
            <span className="visually-hidden">{say.kamiTurn}</span>
          </li>,
        ];
      })}
      <li className="rs-track__war" title={say.war}>
        <Mark name="force" />
        <span className="visually-hidden">{say.war}</span>
      </li>
    </ol>
  );
}

interface TileProps extends Pick<SunLooking, 'language' | 'who'> {
  readonly played: PlayedMandate;
  readonly isNow: boolean;
}

/** A mandate that was played. Lotus' tile lies face down: what is told of it is what was named. */
function Tile({ played, language, who, isNow }: TileProps) {
  const { mandate, seat, tile } = played;
  const words = DICTIONARIES[language];
  const isDown = tile.seen !== EVERYBODY;
  const name = mandate === null ? words.table.faceDown : words.mandates[mandate].name;
  const title = `${name}: ${who(seat)}${isDown ? ` (${words.table.faceDown})` : ''}`;
  return (
    <li className="rs-track__tile" data-down={isDown || undefined} data-now={isNow || undefined} title={title}>
      <span className="visually-hidden">{title}</span>
      <span aria-hidden="true" className="rs-track__signs">
        {mandate !== null && <Mark name={mandate} />}
        <Crest seat={seat} size={14} />
      </span>
      <span aria-hidden="true" className="rs-track__name">
        {name}
      </span>
    </li>
  );
}

function Wars({ view, language, who }: SunLooking) {
  return (
    <ol className="rs-track" aria-label={faceWords[language].warOrder}>
      {view.wars.map((province, war) => {
        const holder =
          war < view.settled
            ? view.players.findIndex(({ tokens }) => tokens.includes(view.season * 8 + province))
            : strongestIn(view, province);
        const title = `${war + 1} ${provinceName(language, province)}${holder === NO_ONE ? '' : `: ${who(holder)}`}`;
        return (
          <li
            key={province}
            className="rs-track__tile rs-track__battle"
            data-now={war === view.settled || undefined}
            data-done={war < view.settled || undefined}
            title={title}
          >
            <span className="visually-hidden">{title}</span>
            <span aria-hidden="true" className="rs-track__signs">
              <b className="rs-track__number">{war + 1}</b>
              {holder !== NO_ONE && <Crest seat={holder} size={14} />}
            </span>
            <span aria-hidden="true" className="rs-track__name">
              {provinceName(language, province)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
