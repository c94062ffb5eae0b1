import { useEffect, useRef, useState } from 'react';
import { useTable } from '../model.ts';

/** Says aloud what happens and when it is the reader's turn. */
export function Announcer() {
  const { known, words, who, deciding, say, isBehind } = useTable();
  const heard = useRef(known.number);
  const [text, setText] = useState('');
  const { step, view } = deciding;
  const prompt = step === undefined ? undefined : words.prompt(step, view);
  useEffect(() => {
    const news = known.told.filter(({ number }) => number > heard.current);
    heard.current = known.number;
    const sentences = news.flatMap(({ events, note, undone }) => [
      ...(note ? [say.note(note, who)] : []),
      ...(undone ? [say.undone(undone.length)] : []),
      ...events.map((event) => words.event(event, who)),
    ]);
    if (prompt !== undefined && !isBehind) sentences.push(`${say.yourTurn}. ${prompt}`);
    if (sentences.length > 0) setText(sentences.join(' '));
  }, [known, words, who, say, prompt, isBehind]);
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}
