import type { GameEvent, Seat, State } from '@engawa/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  Crest,
  capture,
  prefersStillness,
  Scrubber,
  type ScrubberMark,
  SeatPlate,
  Tabs,
  travel,
} from '../design/index.ts';
import type { Deciding, GameFace } from '../games/face.ts';
import { useSettings } from '../settings/settings.ts';
import { whoAt } from '../table/names.ts';
import { ScoreBySource } from '../table/score/by-source.tsx';
import { scoresTold } from '../table/score/sources.ts';
import { wayBetween } from '../table/way.ts';
import { useWords } from '../words/index.ts';
import { type Eyes, eventsFor, type Film, frameOf, linesOf, seatOfEyes, turnStarts } from './film.ts';
import { ReplayLog } from './log.tsx';
import { MomentList, momentText } from './moment-list.tsx';
import { keyMoments } from './moments.ts';
import { ScoreCurve } from './score-curve.tsx';
import './theatre.css';
import { TheatreHeader } from './theatre-header.tsx';
import { useAddressOf, usePlaying, useReplayKeys } from './use-playing.ts';
import { replayWords } from './words/index.ts';

interface TheatreProps {
  readonly film: Film;
  readonly face: GameFace;
  readonly start: number;
}

const NOTHING: readonly never[] = [];
const nothing = () => {};
type Panel = 'score' | 'log';

/** A game position by position: the board, what was decided, how the points went, and who won. */
export function Theatre({ film, face, start }: TheatreProps) {
  const { frames, places } = film;
  const say = useWords(replayWords);
  const language = useSettings((settings) => settings.language);
  const words = face.game.words[language];
  const who = useMemo(() => whoAt(film.holders, language), [film.holders, language]);
  const length = frames.length - 1;

  const stage = useRef<HTMLDivElement>(null);
  const stood = useRef<ReturnType<typeof capture> | undefined>(undefined);
  const seen = useRef<State | undefined>(undefined);
  const now = useRef(start);
  const before = useCallback((to: number) => {
    // Only a single step forward is a move that pieces can walk.
    const isStep = to === now.current + 1 && stage.current !== null && !prefersStillness();
    stood.current = isStep ? capture(stage.current!) : undefined;
    now.current = to;
  }, []);
  const playing = usePlaying(length, start, before);
  const { at, go } = playing;
  const [eyes, setEyes] = useState<Eyes>(film.eyes[0]!);
  const [pointed, setPointed] = useState<readonly GameEvent[]>(NOTHING);
  const [panel, setPanel] = useState<Panel>(places === null ? 'log' : 'score');
  const view = useView(film, at, eyes);
  const scores = useMemo(() => film.scores ?? scoresSoFar(film, face), [film, face]);
  const told = useMemo(() => frames.flatMap((one) => linesOf(one, eyes)), [frames, eyes]);

  const moments = useMemo(
    () => (scores === null ? [] : keyMoments(frames, scores, places !== null)),
    [frames, scores, places],
  );
  const marks = useMemo(
    (): ScrubberMark[] => [
      ...turnStarts(frames).map((turn): ScrubberMark => ({ at: turn, kind: 'turn' })),
      ...moments.map(
        ({ at: moment }): ScrubberMark => ({
          at: moment,
          kind: 'key',
          label: say.moment(moment, momentText(frames[moment]!, words, who)),
        }),
      ),
    ],
    [frames, moments, say, words, who],
  );
  const keys = useMemo(() => moments.map((moment) => moment.at), [moments]);
  useAddressOf(at);
  useReplayKeys(playing, length, keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces walk when the position is another
  useLayoutEffect(() => {
    const from = stood.current;
    stood.current = undefined;
    const way = wayBetween(face, seen.current, view);
    seen.current = view;
    if (from !== undefined && stage.current !== null) travel(stage.current, from, undefined, { way });
  }, [view]);

  const frame = frames[at]!;
  const events = eventsFor(frame, eyes);
  const [mat, setMat] = useState<Seat | null>(null);
  const shownMat = mat ?? seatOfEyes(eyes) ?? frame.by ?? 0;
  const deciding: Deciding | undefined = view && {
    view,
    seat: seatOfEyes(eyes),
    language,
    words,
    who,
    last: events,
    pointed,
    step: undefined,
    choices: NOTHING,
    whyNot: NOTHING,
    picked: null,
    pick: nothing,
  };
  const sentences = events.map((event) => words.event(event, who));
  return (
    <div className="replay" data-game={face.game.id}>
      <TheatreHeader film={film} at={at} eyes={eyes} onEyes={setEyes} who={who} />
      <main className="replay__main">
        <section className="replay__left">
          <div className="replay__stage" ref={stage}>
            <div
              className="replay__board"
              style={{ aspectRatio: `${face.boardSize.width} / ${face.boardSize.height}` }}
            >
              {deciding && <face.Board {...deciding} />}
            </div>
            <div className="replay__say" aria-live="polite">
              {frame.by === null ? null : <Crest seat={frame.by} size={24} />}
              <p>{frame.by === null ? say.start : sentences.join(' ') || say.nothing}</p>
              <span className="replay__at">{say.at(at, length)}</span>
            </div>
          </div>
          <section className="replay__time" aria-label={say.curve}>
            {scores === null ? (
              <p className="replay__running">{say.runningHelp}</p>
            ) : (
              <>
                <h2>
                  {say.curve} {film.record === null && <small>{say.runningHelp}</small>}
                </h2>
                <ScoreCurve scores={scores} at={at} moments={moments} who={who} onChange={go} />
              </>
            )}
            <Scrubber
              length={length}
              at={at}
              onChange={go}
              isPlaying={playing.isPlaying}
              onPlay={playing.play}
              speed={playing.speed}
              onSpeed={playing.setSpeed}
              marks={marks}
            />
          </section>
        </section>
        <section className="replay__right">
          <Tabs<Panel>
            label={say.panel}
            className="replay__tabs"
            tabs={[
              ...(places === null ? [] : [{ id: 'score' as const, label: say.sheetTab }]),
              { id: 'log', label: say.logTab },
            ]}
            value={panel}
            onChange={setPanel}
          >
            <div className="replay__panel">
              {panel === 'score' && places !== null ? (
                <>
                  <ScoreBySource
                    face={face}
                    places={places}
                    words={words}
                    who={who}
                    isFinal
                    told={told}
                    onLine={(id) => go(frameOf(id))}
                  />
                  <MomentList moments={moments} frames={frames} at={at} words={words} who={who} onOpen={go} />
                </>
              ) : (
                <ReplayLog
                  frames={frames}
                  at={at}
                  eyes={eyes}
                  words={words}
                  who={who}
                  onOpen={go}
                  onPoint={setPointed}
                />
              )}
            </div>
          </Tabs>
        </section>
        {deciding && (
          <section className="replay__table" aria-label={say.table}>
            <h2>{say.table}</h2>
            <nav className="replay__seats" aria-label={say.seats}>
              {film.holders.map((holder, seat) => {
                const plate = face.plate(deciding, seat);
                return (
                  <SeatPlate
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                    key={seat}
                    seat={seat}
                    name={who(seat)}
                    isActive={seat === shownMat}
                    isYou={false}
                    presence={holder.bot === null ? 'here' : 'bot'}
                    score={plate.score}
                    role={plate.role}
                    facts={plate.facts}
                    note=""
                    onClick={() => setMat(seat)}
                  />
                );
              })}
            </nav>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than its place, it must scroll by keyboard. */}
            <section className="replay__mat" data-seat={shownMat} aria-label={who(shownMat)} tabIndex={0}>
              <face.Mat {...deciding} of={shownMat} />
            </section>
            {face.Side && (
              <div className="replay__side">
                <face.Side {...deciding} />
              </div>
            )}
          </section>
        )}
      </main>
    </div>
  );
}

/** The points of a game that still runs are those that were told. */
function scoresSoFar({ frames, holders }: Film, { scored }: GameFace) {
  if (scored === undefined) return null;
  return scoresTold(
    scored,
    frames.map(({ events }) => events),
    holders.length,
  );
}

/** The position; while it is fetched, the one before stays. */
function useView(film: Film, at: number, eyes: Eyes): State | undefined {
  const [, wake] = useState(0);
  const last = useRef<State | undefined>(undefined);
  const view = useMemo(() => film.view(at, eyes), [film, at, eyes]);
  const found = view ?? film.view(at, eyes);
  useEffect(() => {
    if (film.view(at, eyes) !== undefined) return;
    let isHere = true;
    film.load(at).then(
      () => isHere && wake((n) => n + 1),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [film, at, eyes]);
  if (found !== undefined) last.current = found;
  return last.current;
}
