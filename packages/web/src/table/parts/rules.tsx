import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Empty, TextInput } from '../../design/index.ts';
import type { Chapter } from '../../games/face.ts';
import { useTable } from '../model.ts';
import { blocksOf, findChapters, type Inline, inlineOf } from './rules-text.ts';
import './rules.css';

/** The rules, opened at the chapter of what is being asked, and searchable. */
export function Rules() {
  const { face, looking, deciding, say } = useTable();
  const chapters = face.rules[looking.language];
  const current = face.chapterOf(deciding.step);
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<string>(current);
  const list = useRef<HTMLDivElement>(null);
  const label = useId();

  useEffect(() => {
    setOpen(current);
  }, [current]);
  useEffect(() => {
    // Only the list of chapters scrolls, never what stands around it.
    const chapter = list.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(open)}"]`);
    if (chapter && list.current) list.current.scrollTop = chapter.offsetTop - list.current.offsetTop;
  }, [open]);

  const found = findChapters(chapters, wanted, looking.language);
  const isSearching = wanted.trim() !== '';
  return (
    <div className="rules">
      <div className="rules__find">
        <label id={label} className="visually-hidden" htmlFor={`${label}-find`}>
          {say.findInRules}
        </label>
        <TextInput
          id={`${label}-find`}
          type="search"
          placeholder={say.findInRules}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div ref={list} className="rules__chapters">
        {found.length === 0 && <Empty title={say.nothingFound} />}
        {found.map((chapter) => (
          <ChapterView
            key={chapter.id}
            chapter={chapter}
            isOpen={isSearching || chapter.id === open}
            isCurrent={chapter.id === current}
            wanted={wanted}
            onToggle={() => setOpen((now) => (now === chapter.id ? '' : chapter.id))}
          />
        ))}
      </div>
    </div>
  );
}

function ChapterView({
  chapter,
  isOpen,
  isCurrent,
  wanted,
  onToggle,
}: {
  readonly chapter: Chapter;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly wanted: string;
  readonly onToggle: () => void;
}) {
  const id = useId();
  return (
    <section className="rules__chapter" data-chapter={chapter.id}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {chapter.title}
          {isCurrent && <span className="rules__here" aria-hidden="true" />}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {blocksOf(chapter.text).map((block, i) =>
          block.is === 'list' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move
            <ul key={i}>
              {block.items.map((item) => (
                <li key={item}>{spell(inlineOf(item, wanted))}</li>
              ))}
            </ul>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move
            <p key={i}>{spell(inlineOf(block.text, wanted))}</p>
          ),
        )}
      </div>
    </section>
  );
}

function spell(parts: readonly Inline[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move
  return parts.map((part, i) => <Piece key={i} part={part} />);
}

function Piece({ part: { text, bold, found } }: { readonly part: Inline }) {
  const marked = found ? <mark>{text}</mark> : text;
  return bold ? <strong>{marked}</strong> : marked;
}
