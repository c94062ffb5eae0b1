import { useEffect, useRef } from 'react';
import { play } from '../design/index.ts';
import type { TableModel } from './model.ts';

/** The browser's tab says whose turn it is, and a bell rings when it becomes mine. */
export function useTurnNotice(model: TableModel | null): void {
  const isMine = model !== null && model.latest.shown.choices.length > 0 && !model.latest.shown.paused;
  const title = model === null ? undefined : (isMine ? model.say.titleYourTurn : model.say.title)(model.words.name);
  const status = model?.latest.shown.status;
  const before = useRef({ isMine, status });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  useEffect(() => {
    const { isMine: wasMine, status: was } = before.current;
    before.current = { isMine, status };
    if (isMine && !wasMine) play('turn');
    if (status === 'over' && was === 'running') play('end');
  }, [isMine, status]);
}
