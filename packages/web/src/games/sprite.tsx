import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './sprite.css';

interface Sprite {
  /** Gradations, patterns and edges: what the drawings refer to must be laid out by the browser. */
  readonly pigments: ReactNode;
  /** Every drawing once, as a symbol. Nothing here is laid out: only what is shown is. */
  readonly drawings: ReactNode;
  /** Large ones, which come when the board can already be played on. */
  readonly later?: ReactNode;
}

const hung = new Set<string>();
/** Milliseconds, should the browser never come to rest. */
const PATIENCE = 500;

/**
 * Hangs a game's drawings into the page, once; whoever shows one refers to it, and inherits his own colours into it. They
 * have a root of their own because every part of the game shows them, and no part holds all the others.
 */
export function hangSprite(game: string, { pigments, drawings, later }: Sprite): void {
  if (hung.has(game) || typeof document === 'undefined') return;
  hung.add(game);
  const host = document.createElement('div');
  host.dataset.sprite = game;
  document.body.append(host);
  const root = createRoot(host);
  const hang = (rest: ReactNode) =>
    root.render(
      <>
        <svg className="sprite__pigments" aria-hidden="true" focusable="false">
          {pigments}
        </svg>
        <svg className="sprite__drawings" aria-hidden="true" focusable="false">
          {drawings}
          {rest}
        </svg>
      </>,
    );
  hang(null);
  if (later === undefined) return;
  // Safari does not tell when it has time.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => hang(later), { timeout: PATIENCE });
  else setTimeout(() => hang(later), PATIENCE);
}
