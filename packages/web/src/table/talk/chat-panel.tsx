import type { HeardBy } from '@engawa/wire';
import { useState } from 'react';
import { type ChatMessage, ChatView, Select } from '../../design/index.ts';
import { useMutes } from '../../session/mutes.ts';
import { useSession } from '../../session/session.ts';
import { useTable } from '../model.ts';
import './chat-panel.css';

/** Talk at the table: to all, to one, or among those who watch. */
export function ChatPanel() {
  const { latest, seat, say, who, ask } = useTable();
  const me = useSession((session) => session.me);
  const muted = useMutes(({ people }) => people);
  const [to, setTo] = useState<HeardBy>('table');
  const { seats } = latest.shown;
  const others = seats.flatMap((holder, one) => (one !== seat && holder.person !== null ? [one] : []));
  const heardBy: HeardBy = seat === null ? 'watchers' : typeof to === 'number' && !others.includes(to) ? 'table' : to;
  const messages = latest.chat
    .filter(({ from }) => !muted.includes(from.id))
    .map(({ number, from, seat: speaker, to: heard, text }): ChatMessage => {
      const note = typeof heard === 'number' ? say.whispers(who(heard)) : undefined;
      return { id: number, name: from.name, seat: speaker, text, isYours: from.id === me?.id, note };
    });
  return (
    <div className="chat-panel">
      {seat !== null && others.length > 0 && (
        <Select
          className="chat-panel__to"
          aria-label={say.sayTo}
          value={`${heardBy}`}
          onChange={({ target: { value } }) => setTo(value === 'table' ? value : Number(value))}
        >
          <option value="table">{say.toTable}</option>
          {others.map((one) => (
            <option key={one} value={one}>
              {say.toSeat(who(one))}
            </option>
          ))}
        </Select>
      )}
      <ChatView
        messages={messages}
        phrases={say.presets}
        why={me ? undefined : say.chatOff}
        onSend={(text) => void ask({ is: 'chat', to: heardBy, text })}
      />
    </div>
  );
}
