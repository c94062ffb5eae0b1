import type { ShownSeat } from '@engawa/wire';
import { Bot, LogOut, UserMinus } from 'lucide-react';
import { Button, Crest, IconButton } from '../../design/index.ts';
import { useBots } from '../../session/bots.ts';
import { useSettings } from '../../settings/settings.ts';
import { botWords } from '../../words/bots.ts';
import { useWords } from '../../words/index.ts';
import { seatName } from '../names.ts';
import { TABLE_WORDS } from '../words/index.ts';

interface RoomSeatProps {
  readonly seat: number;
  readonly holder: ShownSeat;
  readonly isMine: boolean;
  readonly isHere: boolean;
  readonly isOwners: boolean;
  readonly mayManage: boolean;
  readonly maySit: boolean;
  readonly isBusy: boolean;
  readonly onSit: () => void;
  readonly onStandUp: () => void;
  readonly onRemove: () => void;
  readonly onBot: (bot: string) => void;
}

export function RoomSeat(props: RoomSeatProps) {
  const { seat, holder, isMine, isHere, isOwners, mayManage, maySit, isBusy, onSit, onStandUp, onRemove, onBot } =
    props;
  const say = useWords(TABLE_WORDS);
  const language = useSettings((settings) => settings.language);
  const bots = useBots();
  const isFree = holder.person === null && holder.bot === null;
  const name = seatName(holder, seat, language);
  const about = holder.person
    ? [isOwners && say.room.owner, isMine || isHere ? say.status.here : say.status.away].filter(Boolean).join(' · ')
    : holder.bot && `${say.status.bot} · ${botWords(language, holder.bot, bots).name}`;
  return (
    <li className="room-seat" data-seat={seat} data-free={isFree || undefined}>
      <Crest seat={seat} size={44} />
      <div className="room-seat__who">
        <span className="room-seat__name">{isFree ? say.room.empty : isMine ? say.you(name) : name}</span>
        {about && <span className="room-seat__about">{about}</span>}
      </div>
      <div className="room-seat__actions">
        {isFree && maySit && (
          <Button size="small" disabled={isBusy} onClick={onSit}>
            {say.room.sitHere}
          </Button>
        )}
        {isFree && mayManage && bots.length > 0 && (
          <span className="room-seat__bot">
            <Bot aria-hidden="true" />
            <select
              aria-label={say.room.putBot}
              value=""
              disabled={isBusy}
              onChange={({ target: { value } }) => value !== '' && onBot(value)}
            >
              <option value="">{say.room.putBot}</option>
              {[...bots].reverse().map((bot) => (
                <option key={bot} value={bot}>
                  {[botWords(language, bot, bots)].map(({ name, help }) => (help ? `${name}: ${help}` : name))}
                </option>
              ))}
            </select>
          </span>
        )}
        {isMine && (
          <Button size="small" icon={<LogOut />} disabled={isBusy} onClick={onStandUp}>
            {say.room.standUp}
          </Button>
        )}
        {!isFree && !isMine && mayManage && (
          <IconButton label={say.room.removeFrom(name)} icon={<UserMinus />} disabled={isBusy} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}
