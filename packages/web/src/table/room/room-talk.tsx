import type { KnownTable } from '@engawa/wire';
import { type ChatMessage, ChatView, toast } from '../../design/index.ts';
import { wordsOf } from '../../session/api.ts';
import { live } from '../../session/live.ts';
import { useMutes } from '../../session/mutes.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/index.ts';
import { TABLE_WORDS } from '../words/index.ts';

/** Talk while the table fills. */
export function RoomTalk({ known }: { readonly known: KnownTable }) {
  const say = useWords(TABLE_WORDS);
  const me = useSession((session) => session.me);
  const muted = useMutes(({ people }) => people);
  const { seat } = known.shown;
  const messages = known.chat
    .filter(({ from }) => !muted.includes(from.id))
    .map(({ number, from, seat: speaker, text }): ChatMessage => {
      return { id: number, name: from.name, seat: speaker, text, isYours: from.id === me?.id };
    });
  const send = (text: string) =>
    void live()
      .ask({ is: 'chat', table: known.table, to: seat === null ? 'watchers' : 'table', text })
      .catch((error: unknown) => toast(wordsOf(error), { tone: 'error' }));
  return (
    <section className="room-talk chat-panel" aria-labelledby="room-talk">
      <h2 id="room-talk">{say.room.talk}</h2>
      <ChatView messages={messages} phrases={say.presets} why={me ? undefined : say.chatOff} onSend={send} />
    </section>
  );
}
