import type { KnownTable } from '@engawa/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, Crest, Dialog, toast, Washi } from '../../design/index.ts';
import type { GameFace } from '../../games/face.ts';
import { api, wordsOf } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { invitationTo } from '../invitation.ts';
import { seatName } from '../names.ts';
import { TABLE_WORDS } from '../words/index.ts';
import { Invitation } from './invitation-card.tsx';
import { OptionsInWords } from './options.tsx';
import { RoomSeat } from './room-seat.tsx';
import { RoomTalk } from './room-talk.tsx';
import './waiting-room.css';

interface RoomProps {
  readonly known: KnownTable;
  readonly face: GameFace;
  /** Becomes somebody, if the reader is nobody yet. */
  readonly meetAgain: () => Promise<void>;
}

/** Before the start: who sits where, how to call the others, and why it does not begin yet. */
export function WaitingRoom({ known, face, meetAgain }: RoomProps) {
  const say = useWords(TABLE_WORDS);
  const language = useSettings((settings) => settings.language);
  const me = useSession((session) => session.me);
  const [isBusy, setBusy] = useState(false);
  const [asksClose, setAsksClose] = useState(false);
  const { shown, table } = known;
  const { seats, seat: mine, owner, status, closed } = shown;
  const isOwner = me?.id === owner;
  const invitation = invitationTo(table, location.hash);
  const free = seats.filter(({ person, bot }) => person === null && bot === null).length;
  const ownerSeat = seats.findIndex(({ person }) => person?.id === owner);
  const mayStart = isOwner || (ownerSeat < 0 && mine !== null);

  const act = async (what: () => Promise<unknown>) => {
    setBusy(true);
    await what().catch((error: unknown) => toast(wordsOf(error), { tone: 'error' }));
    setBusy(false);
  };
  const post = (path: string, body: object = {}) => act(() => api('POST', `/tables/${table}/${path}`, body));
  const sit = (seat?: number) =>
    act(async () => {
      await meetAgain();
      await api('POST', `/tables/${table}/sit`, {
        ...(seat === undefined ? {} : { seat }),
        ...(invitation === undefined ? {} : { invitation }),
      });
    });

  if (status === 'closed') {
    return (
      <main className="room room--closed" data-game={face.game.id}>
        <h1>{closed === null ? say.isOver : say.closedBy[closed]}</h1>
        <Link href="/tables">{say.toTables}</Link>
      </main>
    );
  }
  const name = face.game.words[language].name;
  const whyNot =
    free > 0
      ? say.room.startWaits(free)
      : mayStart
        ? undefined
        : say.room.startOwner(
            ownerSeat < 0 ? seatName(undefined, 0, language) : seatName(seats[ownerSeat], ownerSeat, language),
          );
  return (
    <main className="room" data-game={face.game.id}>
      <Washi />
      <header className="room__head">
        <Link href="/tables" className="room__back">
          ← {say.back}
        </Link>
        <h1>{name}</h1>
        <OptionsInWords shown={shown} face={face} />
      </header>
      <section className="room__seats" aria-labelledby="room-seats">
        <h2 id="room-seats">{say.room.seats}</h2>
        <ol>
          {seats.map((holder, seat) => (
            <RoomSeat
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              holder={holder}
              isMine={seat === mine}
              isHere={known.here.includes(seat)}
              isOwners={seat === ownerSeat}
              mayManage={isOwner}
              maySit={mine === null}
              isBusy={isBusy}
              onSit={() => void sit(seat)}
              onStandUp={() => void post('stand-up')}
              onRemove={() => void post('remove', { seat })}
              onBot={(bot) => void post('bot', { seat, bot })}
            />
          ))}
        </ol>
        {mine === null && !shown.public && invitation === undefined && !isOwner && (
          <p className="room__note">{say.room.privateHelp}</p>
        )}
      </section>
      <div className="room__aside">
        {(isOwner || invitation !== undefined) && (
          <Invitation table={table} isOwner={isOwner} invitation={invitation} />
        )}
        <RoomTalk known={known} />
      </div>
      <footer className="room__foot">
        <p className="room__why" aria-live="polite">
          {whyNot ?? say.room.ready}
        </p>
        {known.watchers > 0 && <span className="room__watchers">{say.watchers(known.watchers)}</span>}
        {isOwner && <Button onClick={() => setAsksClose(true)}>{say.room.close}</Button>}
        {mine === null && free > 0 && !isOwner ? (
          <Button
            kind="main"
            icon={<Crest seat={seats.findIndex((one) => !one.person && !one.bot)} size={22} />}
            disabled={isBusy}
            onClick={() => void sit()}
          >
            {say.room.sit}
          </Button>
        ) : (
          <Button kind="main" why={whyNot} disabled={isBusy} onClick={() => void post('start')}>
            {say.room.start}
          </Button>
        )}
      </footer>
      <Dialog
        open={asksClose}
        title={say.room.close}
        onClose={() => setAsksClose(false)}
        actions={
          <>
            <Button onClick={() => setAsksClose(false)}>{say.cancel}</Button>
            <Button
              kind="main"
              onClick={() => {
                setAsksClose(false);
                void post('close');
              }}
            >
              {say.room.close}
            </Button>
          </>
        }
      >
        <p>{say.room.closeSure}</p>
      </Dialog>
    </main>
  );
}
