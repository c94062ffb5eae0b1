import type { GameEvent, Seat, State } from '@engawa/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Crest, capture, classes, prefersStillness, type ScrubberMark, Tabs, toast, travel } from '../design/index.ts';
import type { Deciding, GameFace } from '../games/face.ts';
import { keptHere } from '../local/browser.ts';
import { deciderAt, playOn } from '../local/play-on.ts';
import { useSettings } from '../settings/settings.ts';
import { whoAt } from '../table/names.ts';
import { ScoreBySource } from '../table/score/by-source.tsx';
import { scoresTold } from '../table/score/sources.ts';
import { wayBetween } from '../table/way.ts';
import { useWords } from '../words/index.ts';
import { type Eyes, eventsFor, type Film, frameOf, linesOf, seatOfEyes, turnStarts } from './film.ts';
import { ReplayLog } from './log.tsx';
import { MomentList, type MomentRow, momentText } from './moment-list.tsx';
import { keyMoments } from './moments.ts';
import { OnTheTable } from './on-the-table.tsx';
import { LineBar } from './review/line-bar.tsx';
import type { CurveOf } from './review/review-bar.tsx';
import { ReviewPanel } from './review/review-panel.tsx';
import { useLine } from './review/use-line.ts';
import { useReview } from './review/use-review.ts';
import './theatre.css';
import { TheatreHeader } from './theatre-header.tsx';
import { TimePanel } from './time-panel.tsx';
import { useAddressOf, usePlaying, useReplayKeys } from './use-playing.ts';
import { replayWords } from './words/index.ts';

interface TheatreProps {
  readonly film: Film;
  readonly face: GameFace;
  readonly start: number;
}

const NOTHING: readonly never[] = [];
const nothing = () => {};
type Panel = 'score' | 'log' | 'review';

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
  const finished = places === null ? null : film.record;
  const job = useReview(finished);
  const review = job.now.is === 'ready' ? job.now.review : null;
  const [wantedCurve, setCurve] = useState<CurveOf>('chances');
  const curve = review === null ? 'points' : wantedCurve;
  const isReviewed = review !== null;
  useEffect(() => {
    if (isReviewed) setPanel('review');
  }, [isReviewed]);
  const lines = useLine(film, at);
  const shownLine = lines.line?.frames[lines.line.step];
  const gameView = useView(film, at, eyes);
  const view = shownLine?.view ?? gameView;
  const scores = useMemo(() => film.scores ?? scoresSoFar(film, face), [film, face]);
  const told = useMemo(() => frames.flatMap((one) => linesOf(one, eyes)), [frames, eyes]);

  const momentRows = useMemo((): MomentRow[] => {
    if (scores === null) return [];
    const last = frames.length - 1;
    return keyMoments(frames, scores, places !== null).map((moment) => ({
      at: moment.at,
      seat: moment.seat,
      text: moment.at === last ? say.momentEnd : momentText(frames[moment.at]!, words, who),
      note: moment.leads ? say.momentLead : null,
      gain: say.gain(moment.gain),
    }));
  }, [frames, scores, places, say, words, who]);
  const chances = useMemo(() => review?.chances.map((row) => row.map((chance) => chance * 100)), [review]);
  const values = curve === 'chances' && chances !== undefined ? chances : scores;
  const keys = useMemo(
    () => (curve === 'chances' && review !== null ? review.key : momentRows).map((moment) => moment.at),
    [curve, review, momentRows],
  );
  const marks = useMemo(
    (): ScrubberMark[] => [
      ...turnStarts(frames).map((turn): ScrubberMark => ({ at: turn, kind: 'turn' })),
      ...keys.map(
        (key): ScrubberMark => ({
          at: key,
          kind: 'key',
          label: say.moment(key, momentText(frames[key]!, words, who)),
        }),
      ),
    ],
    [frames, keys, say, words, who],
  );
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
  const judged = review?.decisions.find((one) => one.at === at - 1);
  const [, visit] = useLocation();
  const goOnFrom = (position: number) => {
    if (finished === null) return;
    const seat = deciderAt(finished, position)!;
    const name = film.holders[seat]!.person?.name ?? say.review.you;
    const table = playOn(finished, position, name, Date.now());
    try {
      keptHere().keep(table);
      visit(`/here/${table.id}`);
    } catch {
      toast(say.noRoom, { tone: 'error' });
    }
  };
  const deciding: Deciding | undefined = view && {
    view,
    seat: shownLine === undefined ? seatOfEyes(eyes) : (judged?.seat ?? null),
    language,
    words,
    who,
    last: shownLine?.events ?? events,
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
          <div className={classes('replay__stage', shownLine && 'replay__stage--line')} ref={stage}>
            <div
              className="replay__board"
              style={{ aspectRatio: `${face.boardSize.width} / ${face.boardSize.height}` }}
            >
              {deciding && <face.Board {...deciding} />}
            </div>
            {lines.line !== null && judged !== undefined ? (
              <LineBar line={lines.line} who={who} onStep={(step) => lines.show(judged, step)} onClose={lines.close} />
            ) : (
              <div className="replay__say" aria-live="polite">
                {frame.by === null ? null : <Crest seat={frame.by} size={24} />}
                <p>{frame.by === null ? say.start : sentences.join(' ') || say.nothing}</p>
                <span className="replay__at">{say.at(at, length)}</span>
              </div>
            )}
          </div>
          <TimePanel
            values={values}
            curve={curve}
            onCurve={setCurve}
            isRunning={film.record === null}
            job={finished === null ? null : job}
            length={length}
            marks={marks}
            moments={keys}
            who={who}
            playing={playing}
            onPlayOn={finished === null ? null : () => goOnFrom(at)}
          />
        </section>
        <section className="replay__right">
          <Tabs<Panel>
            label={say.panel}
            className="replay__tabs"
            tabs={[
              ...(places === null ? [] : [{ id: 'score' as const, label: say.sheetTab }]),
              { id: 'log', label: say.logTab },
              ...(review === null ? [] : [{ id: 'review' as const, label: say.review.tab }]),
            ]}
            value={panel}
            onChange={setPanel}
          >
            <div className="replay__panel">
              {panel === 'review' && review !== null ? (
                <ReviewPanel
                  review={review}
                  frames={frames}
                  at={at}
                  words={words}
                  who={who}
                  lines={lines}
                  onOpen={go}
                  onInstead={(missed) => goOnFrom(missed.at)}
                />
              ) : panel === 'score' && places !== null ? (
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
                  <MomentList rows={momentRows} at={at} onOpen={go} />
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
        {deciding && <OnTheTable film={film} face={face} deciding={deciding} who={who} mat={shownMat} onMat={setMat} />}
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
