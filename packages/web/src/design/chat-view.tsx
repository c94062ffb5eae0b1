import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import { Button, IconButton } from './button.tsx';
import './chat-view.css';
import { classes } from './class-names.ts';
import { Crest } from './crest.tsx';
import { TextInput } from './field.tsx';
import { designWords } from './words/index.ts';

export interface ChatMessage {
  readonly id: string | number;
  readonly name: string;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly text: string;
  readonly isYours: boolean;
  /** Who hears it, where that is not everybody. */
  readonly note?: ReactNode;
}

interface ChatViewProps {
  readonly messages: readonly ChatMessage[];
  readonly onSend: (text: string) => void;
  /** Phrases that are sent with one press. */
  readonly phrases?: readonly string[] | undefined;
  /** Why nothing can be said now. */
  readonly why?: string | undefined;
  readonly longest?: number | undefined;
}

export function ChatView({ messages, onSend, phrases = [], why, longest = 500 }: ChatViewProps) {
  const words = useWords(designWords);
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what scrolls.
  useEffect(() => {
    // Only the list scrolls, never the page around it.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || why) return;
    onSend(text.trim());
    setText('');
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable. */}
      <div ref={list} className="chat__messages" role="log" aria-label={words.chat.name} tabIndex={0}>
        {messages.length === 0 ? <p className="chat__empty">{words.chat.empty}</p> : null}
        {messages.map((message) => (
          <div key={message.id} className={classes('chat__message', message.isYours && 'chat__message--yours')}>
            {message.isYours || message.seat === null ? null : <Crest seat={message.seat} size={20} />}
            <div className="chat__bubble">
              <span
                className={message.isYours ? 'visually-hidden' : 'chat__name'}
                data-seat={message.seat ?? undefined}
              >
                {message.isYours ? words.chat.you : message.name}
                <span className="visually-hidden">: </span>
              </span>
              {message.text}
              {message.note ? <span className="chat__note">{message.note}</span> : null}
            </div>
          </div>
        ))}
      </div>
      {phrases.length > 0 && !why ? (
        <ul className="chat__phrases" aria-label={words.chat.phrases}>
          {phrases.map((phrase) => (
            <li key={phrase}>
              <Button size="small" className="chat__phrase" onClick={() => onSend(phrase)}>
                {phrase}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form className="chat__form" onSubmit={send}>
        <TextInput
          aria-label={words.chat.message}
          placeholder={words.chat.message}
          value={text}
          maxLength={longest}
          disabled={why !== undefined}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton type="submit" kind="ink" label={words.chat.send} icon={<SendHorizontal />} why={why} />
      </form>
      {why ? <p className="chat__why">{why}</p> : null}
    </div>
  );
}
