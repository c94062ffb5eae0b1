import type { GameEvent, Who, Words } from '@engawa/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { type LogGroup, LogView } from '../design/index.ts';
import { useWords } from '../words/index.ts';
import { type Eyes, eventsFor, type Frame, frameOf, linesOf } from './film.ts';
import { replayWords } from './words/index.ts';

interface ReplayLogProps {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly eyes: Eyes;
  readonly words: Words;
  readonly who: Who;
  readonly onOpen: (at: number) => void;
  readonly onPoint: (events: readonly GameEvent[]) => void;
}

/** Everything that was told, a group a choice; a line leads to its position. */
export function ReplayLog({ frames, at, eyes, words, who, onOpen, onPoint }: ReplayLogProps) {
  const say = useWords(replayWords);
  const box = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(frames, eyes, words, who), [frames, eyes, words, who]);
  const shown = groups.map((group) =>
    Number(group.id) === at ? { ...group, lines: group.lines.map((line) => ({ ...line, isNow: true })) } : group,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of the position stays in sight
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('.log__line--now');
    const scroller = box.current?.closest<HTMLElement>('.replay__panel');
    if (!line || !scroller) return;
    const [inner, outer] = [line.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      scroller.scrollTop += inner.top - outer.top - outer.height / 2;
    }
  }, [at]);
  return (
    <div ref={box} className="replay__log">
      <LogView
        label={say.logTab}
        groups={shown}
        onOpen={({ id }) => onOpen(frameOf(id))}
        onPoint={(line) => onPoint(line === null ? [] : eventsFor(frames[frameOf(line.id)]!, eyes))}
      />
    </div>
  );
}

function groupsOf(frames: readonly Frame[], eyes: Eyes, words: Words, who: Who): LogGroup[] {
  return frames.flatMap((frame) => {
    const told = linesOf(frame, eyes);
    if (told.length === 0) return [];
    const lines = told.map(({ id, event }) => ({ id, seat: frame.by, text: words.event(event, who) }));
    return [{ id: `${frame.at}`, lines }];
  });
}
