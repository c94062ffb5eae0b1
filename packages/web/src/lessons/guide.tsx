import { ArrowLeft, Hand, Play, RotateCcw } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../design/index.ts';
import { useSettings } from '../settings/settings.ts';
import { blocksOf, inlineOf } from '../table/parts/rules-text.ts';
import { useWords } from '../words/index.ts';
import './guide.css';
import { GuideFigure } from './guide-figure.tsx';
import type { Lesson } from './lesson.ts';
import type { LessonSource, Progress } from './lesson-source.ts';
import { type Box, placeBubble, type Spot } from './placing.ts';
import { useBoxes } from './use-boxes.ts';
import { hole, Veil } from './veil.tsx';
import { lessonWords } from './words/index.ts';

/** What must stay usable while the guide speaks. */
const BAR = '.table-bar';
const HEADER = '.lesson-header';
const NONE: readonly string[] = [];
/** The guide stands beside the bubble; on a phone upon its edge. */
const FIGURE = 150;
const PHONE = 767;

interface GuideProps {
  readonly source: LessonSource;
  readonly lesson: Lesson;
  readonly progress: Progress;
}

/** The guide: what it says, what it points at, and the ways on. */
export function Guide({ source, lesson, progress }: GuideProps) {
  const { step, isWaiting } = progress;
  const boxes = useBoxes(isWaiting ? NONE : (step.point ?? NONE));
  const around = useBoxes(AROUND);
  const isMove = step.choose !== undefined && (step.point?.length ?? 0) > 1;
  return (
    <div className="lesson-guide">
      {isWaiting ? null : (
        <Veil boxes={boxes} light={step.choose === undefined ? [] : around.slice(1)} isWay={isMove} />
      )}
      <Bubble source={source} lesson={lesson} progress={progress} boxes={boxes} around={around} />
    </div>
  );
}

const AROUND = [HEADER, BAR];

interface BubbleProps extends GuideProps {
  readonly boxes: readonly Box[];
  readonly around: readonly Box[];
}

function Bubble({ source, lesson, progress, boxes, around }: BubbleProps) {
  const words = useWords(lessonWords);
  const language = useSettings((settings) => settings.language);
  const { at, of, step, isWaiting, isDone } = progress;
  const { title, text } = lesson.sayings[language][step.id]!;
  const id = useId();
  const bubble = useRef<HTMLElement>(null);
  const spot = useSpot(bubble, boxes, around, `${step.id} ${language} ${isWaiting}`);
  const forward = useRef<HTMLButtonElement>(null);
  const isLast = at === of - 1;
  const mustDo = step.choose !== undefined && !isDone;
  useEffect(() => {
    // Whoever walks by keyboard goes on from the guide, unless there is something to do on the board.
    if (!mustDo) forward.current?.focus({ preventScroll: true });
  }, [mustDo]);
  return (
    <section
      ref={bubble}
      className="lesson-bubble"
      data-waiting={isWaiting || undefined}
      aria-labelledby={id}
      data-placed={spot === null ? undefined : true}
      style={spot === null ? undefined : { transform: `translate(${spot.x}px, ${spot.y}px)` }}
    >
      <svg className="lesson-bubble__tail" viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <path d="M0 2 28 16 0 24" />
      </svg>
      <GuideFigure />
      <div className="lesson-bubble__text" aria-live="polite">
        {isWaiting ? (
          <p className="lesson-bubble__watching" id={id}>
            {words.watching}
          </p>
        ) : (
          <>
            <h2 id={id}>{title}</h2>
            <Paragraphs text={text} />
            {mustDo ? (
              <p className="lesson-bubble__try">
                <Hand aria-hidden="true" />
                {(step.point?.length ?? 0) > 1 ? (
                  <span>
                    {words.try}
                    <span className="lesson-bubble__key">{words.orEnter}</span>
                  </span>
                ) : (
                  words.tryTray
                )}
              </p>
            ) : null}
          </>
        )}
      </div>
      {isWaiting ? null : (
        <div className="lesson-bubble__ways">
          {at > 0 ? (
            <Button size="small" icon={<ArrowLeft />} onClick={() => source.goBackTo(at - 1)}>
              {words.back}
            </Button>
          ) : null}
          {mustDo ? (
            <Button size="small" kind="quiet" onClick={() => source.showMe()}>
              {words.showMe}
            </Button>
          ) : null}
          <span className="lesson-bubble__gap" />
          {isLast ? (
            <>
              <Button size="small" icon={<RotateCcw />} onClick={() => source.goBackTo(0)}>
                {words.restart}
              </Button>
              <LinkButton size="small" kind="main" icon={<Play />} href={playAddress(lesson)}>
                {words.play}
              </LinkButton>
            </>
          ) : (
            <Button
              ref={forward}
              size="small"
              kind={mustDo ? 'outline' : 'main'}
              {...(mustDo ? { why: words.nextWhy } : {})}
              onClick={() => source.next()}
            >
              {words.next}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** As many bots as the lesson had companions. */
export function playAddress({ game, seats }: Pick<Lesson, 'game' | 'seats'>): string {
  const bots = Array.from({ length: seats - 1 }, () => 'bot:greedy');
  return `/here/new?game=${game}&seats=${['me', ...bots].join(',')}`;
}

function Paragraphs({ text }: { readonly text: string }) {
  return blocksOf(text).map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move
    <p key={i}>
      {inlineOf(block.is === 'list' ? block.items.join(' ') : block.text, '').map(({ text: words, bold }, j) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move
        bold ? <strong key={j}>{words}</strong> : words,
      )}
    </p>
  ));
}

/** Where the bubble stands: beside what is pointed at, never over it. */
function useSpot(
  bubble: { readonly current: HTMLElement | null },
  boxes: readonly Box[],
  around: readonly Box[],
  changes: string,
): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another bubble
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    const { innerWidth: width, innerHeight: height } = window;
    const top = around[0] && around[0].y < 8 ? around[0].y + around[0].height : 0;
    const isPhone = width <= PHONE;
    const size = { width: element.offsetWidth + (isPhone ? 0 : FIGURE), height: element.offsetHeight };
    const room = { x: 0, y: top, width, height: height - top };
    const bars = around.slice(1);
    setSpot(placeBubble(size, isPhone ? aboveBars(room, bars) : room, boxes.map(hole), bars));
  }, [bubble, boxes, around, changes]);
  return spot;
}

/** On a phone the bubble leaves the bar free, and some air for the guide on its upper edge. */
function aboveBars(room: Box, bars: readonly Box[]): Box {
  const bottom = Math.min(room.y + room.height, ...bars.map(({ y }) => y));
  const air = 44;
  return { ...room, y: room.y + air, height: bottom - room.y - air };
}
