import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { ArrowRight } from 'lucide-react';
import { type Ref, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { lasting, prefersStillness } from '../../design/index.ts';
import { useTable } from '../model.ts';
import { PageTabs, usePages } from './pages.tsx';
import {
  type Corner,
  clampPan,
  fitScale,
  freestCorner,
  LARGEST,
  middleOf,
  panTo,
  type Size,
  type Spot,
  scaleAfter,
  startScale,
} from './pan.ts';

const DOUBLE_TAP = 320;
/** A finger that wanders less than this has tapped. */
const STILL = 9;
const PAN = 260;

/** What lies under the button in a corner of the window, with half a place around it: it gives way to legal places. */
const BUTTON: Size = { width: 180, height: 84 };

/** Legal places that cannot be seen: how many, and where the middle of them lies. */
interface Beyond {
  readonly count: number;
  readonly spot: Spot;
  readonly angle: number;
  /** Where the button that leads there hides the least. */
  readonly corner: Corner;
}

export interface Zoom {
  /** Higher than wide. */
  readonly isUpright: boolean;
  /** Set to what shows the whole of the board: its button lies elsewhere, for here it would cover a part of it. */
  readonly showWhole: Ref<() => void>;
}

/** The board under two fingers: drag, pinch, double-tap for the whole of it. It moves by itself to what happens. */
export function ZoomedBoard({ isUpright, showWhole }: Zoom) {
  const { deciding, say, known } = useTable();
  const { Board, boardSize, turning } = usePages(isUpright);
  const { choices, picked } = deciding;
  const windowRef = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject | undefined>(undefined);
  const stood = useRef(new Map<string, Spot>());
  /** What the board has moved to by itself: it stays in sight when the window changes, until somebody moves the board. */
  const shown = useRef<Spot | undefined>(undefined);
  const [beyond, setBeyond] = useState<Beyond | null>(null);

  const sizeOfWindow = useCallback((): Size => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = windowRef.current ?? {};
    return { width, height };
  }, []);
  /** The middle of an element in the board's own units. */
  const spotOf = useCallback((element: Element): Spot => {
    const board = drawing.current!.getBoundingClientRect();
    const scale = board.width / drawing.current!.offsetWidth;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: (x + width / 2 - board.x) / scale, y: (y + height / 2 - board.y) / scale };
  }, []);
  const legalSpots = useCallback((): Spot[] => {
    const names = new Set(choices.map(String));
    const found = [...(drawing.current?.querySelectorAll('[data-choice]') ?? [])];
    return found.filter((one) => names.has(one.getAttribute('data-choice') ?? '')).map(spotOf);
  }, [choices, spotOf]);

  const show = useCallback(
    (spot: Spot, scale = panzoom.current?.getScale() ?? 1) => {
      const zoom = panzoom.current;
      if (zoom === undefined) return;
      shown.current = spot;
      const animate = !prefersStillness() && lasting(PAN) > 0;
      if (scale !== zoom.getScale()) zoom.zoom(scale, { animate });
      const { x, y } = panTo(spot, scale, boardSize, sizeOfWindow());
      zoom.pan(x, y, { animate, duration: lasting(PAN) });
    },
    [boardSize, sizeOfWindow],
  );

  useImperativeHandle(showWhole, () => () => {
    show({ x: boardSize.width / 2, y: boardSize.height / 2 }, fitScale(boardSize, sizeOfWindow()));
  });

  const look = useCallback(() => {
    const zoom = panzoom.current;
    if (zoom === undefined) return;
    const { width, height } = sizeOfWindow();
    const { x, y } = zoom.getPan();
    const scale = zoom.getScale();
    const seenAt = (spot: Spot): Spot => ({
      x: boardSize.width / 2 + scale * (spot.x - boardSize.width / 2 + x),
      y: boardSize.height / 2 + scale * (spot.y - boardSize.height / 2 + y),
    });
    const outside: Spot[] = [];
    const inSight: Spot[] = [];
    for (const spot of legalSpots()) {
      const at = seenAt(spot);
      if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) outside.push(spot);
      else inSight.push(at);
    }
    if (outside.length === 0) {
      setBeyond(null);
      return;
    }
    const middle = meanOf(outside);
    const at = seenAt(middle);
    const angle = Math.atan2(at.y - height / 2, at.x - width / 2);
    const corner = freestCorner(inSight, { width, height }, BUTTON, sideOf(angle));
    setBeyond({ count: outside.length, spot: middle, angle, corner });
  }, [boardSize, legalSpots, sizeOfWindow]);

  useLayoutEffect(() => {
    const element = drawing.current;
    const around = windowRef.current;
    if (element === null || around === null) return;
    const start = startScale(boardSize, sizeOfWindow());
    const zoom = Panzoom(element, {
      canvas: true,
      minScale: fitScale(boardSize, sizeOfWindow()),
      maxScale: LARGEST,
      startScale: start,
      cursor: 'grab',
      // The browser would otherwise take the focus and the click away from what lies under the finger.
      handleStartEvent: () => {},
      noBind: false,
      pinchAndPan: true,
    });
    panzoom.current = zoom;
    const forget = () => {
      shown.current = undefined;
    };
    // It may have been a spot of another board.
    forget();
    let before = sizeOfWindow();
    // A tray or a keyboard has come or gone, or a question is longer than the one before.
    const resize = new ResizeObserver(() => {
      const after = sizeOfWindow();
      const spot = shown.current ?? middleOf(zoom.getPan(), zoom.getScale(), boardSize, before);
      const scale = scaleAfter(zoom.getScale(), boardSize, before, after);
      before = after;
      zoom.setOptions({ minScale: fitScale(boardSize, after) });
      zoom.zoom(scale, { animate: false });
      const { x, y } = panTo(spot, scale, boardSize, after);
      zoom.pan(x, y, { animate: false });
    });
    resize.observe(around);
    const wheel = (event: WheelEvent) => {
      forget();
      zoom.zoomWithWheel(event);
    };
    around.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('panzoomstart', forget);
    return () => {
      resize.disconnect();
      around.removeEventListener('wheel', wheel);
      element.removeEventListener('panzoomstart', forget);
      zoom.destroy();
      panzoom.current = undefined;
    };
  }, [boardSize, sizeOfWindow]);

  useEffect(() => {
    const element = drawing.current;
    if (element === null) return;
    const settle = () => {
      const zoom = panzoom.current!;
      const { x, y } = zoom.getPan();
      const inside = clampPan({ x, y }, zoom.getScale(), boardSize, sizeOfWindow());
      if (Math.abs(inside.x - x) > 0.5 || Math.abs(inside.y - y) > 0.5) zoom.pan(inside.x, inside.y, { animate: true });
    };
    element.addEventListener('panzoomend', settle);
    element.addEventListener('panzoomchange', look);
    return () => {
      element.removeEventListener('panzoomend', settle);
      element.removeEventListener('panzoomchange', look);
    };
  }, [boardSize, look, sizeOfWindow]);

  // After every step of the table: to the legal places first of all, otherwise to what has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what moves the board
  useEffect(() => {
    const element = drawing.current;
    if (element === null) return;
    const now = new Map<string, Spot>();
    for (const piece of element.querySelectorAll<HTMLElement>('[data-piece]'))
      now.set(piece.dataset.piece!, spotOf(piece));
    const moved = [...now].flatMap(([name, spot]) => {
      const before = stood.current.get(name);
      return before !== undefined && Math.hypot(before.x - spot.x, before.y - spot.y) > 2 ? [spot] : [];
    });
    const isFirst = stood.current.size === 0;
    stood.current = now;
    const legal = legalSpots();
    const wanted =
      legal.length > 0
        ? legal.slice(0, 2)
        : moved.length > 0
          ? moved
          : isFirst && now.size > 0
            ? [...now.values()]
            : [];
    // A new Panzoom puts itself to its start a moment later.
    const timer = setTimeout(() => {
      if (wanted.length > 0) show(meanOf(wanted));
      look();
    });
    return () => clearTimeout(timer);
  }, [known.number, choices, Board]);

  // What was picked from the list, or by a key, is shown too.
  useEffect(() => {
    if (picked === null) return;
    const place = drawing.current?.querySelector(`[data-choice="${CSS.escape(`${picked}`)}"]`);
    const around = windowRef.current?.getBoundingClientRect();
    if (!place || !around) return;
    const { x, y, right, bottom } = place.getBoundingClientRect();
    if (x < around.x || y < around.y || right > around.right || bottom > around.bottom) show(spotOf(place));
  }, [picked, show, spotOf]);

  const taps = useTaps((spot) => {
    const fit = fitScale(boardSize, sizeOfWindow());
    const scale = panzoom.current?.getScale() ?? 1;
    show(spot, scale > fit * 1.05 ? fit : startScale(boardSize, sizeOfWindow()));
  }, spotAt(drawing));

  return (
    <div className="zoomed-board__frame">
      {turning && <PageTabs {...turning} />}
      <div ref={windowRef} className="zoomed-board" {...taps}>
        <div
          ref={drawing}
          className="zoomed-board__drawing"
          style={{ width: boardSize.width, height: boardSize.height }}
        >
          <Board {...deciding} />
        </div>
        {beyond !== null && (
          <button
            type="button"
            className="zoomed-board__beyond"
            data-edge={beyond.corner.edge}
            data-side={beyond.corner.side}
            onClick={() => show(beyond.spot)}
          >
            {say.morePlaces(beyond.count)}
            <ArrowRight aria-hidden="true" style={{ rotate: `${beyond.angle}rad` }} />
          </button>
        )}
      </div>
    </div>
  );
}

function meanOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

function sideOf(angle: number): Corner['side'] {
  return Math.abs(angle) > Math.PI / 2 ? 'left' : 'right';
}

function spotAt(drawing: { readonly current: HTMLElement | null }) {
  return (clientX: number, clientY: number): Spot => {
    const board = drawing.current!.getBoundingClientRect();
    const scale = board.width / drawing.current!.offsetWidth;
    return { x: (clientX - board.x) / scale, y: (clientY - board.y) / scale };
  };
}

/** Double taps between the places; and no click at the end of a drag. */
function useTaps(onDouble: (spot: Spot) => void, spotOf: (x: number, y: number) => Spot) {
  const down = useRef({ x: 0, y: 0 });
  const wandered = useRef(false);
  const last = useRef({ time: 0, x: 0, y: 0 });
  return {
    onPointerDownCapture: (event: React.PointerEvent) => {
      down.current = { x: event.clientX, y: event.clientY };
      wandered.current = false;
    },
    onPointerMoveCapture: (event: React.PointerEvent) => {
      if (event.buttons === 0) return;
      const { x, y } = down.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) wandered.current = true;
    },
    onClickCapture: (event: React.MouseEvent) => {
      const target = event.target as Element;
      if (wandered.current) {
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      if (target.closest('button, [data-choice], [role=button]')) return;
      const { clientX: x, clientY: y, timeStamp: time } = event;
      const isDouble = time - last.current.time < DOUBLE_TAP && Math.hypot(x - last.current.x, y - last.current.y) < 30;
      last.current = isDouble ? { time: 0, x, y } : { time, x, y };
      if (isDouble) onDouble(spotOf(x, y));
    },
  };
}
