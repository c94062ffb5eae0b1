import { reviewing } from '@engawa/bots';
import { gameById } from '@engawa/games';
import type { GameRecord } from '@engawa/kernel';
import type { Heard } from './job.ts';

function tell(heard: Heard): void {
  postMessage(heard);
}

function review(record: GameRecord): void {
  try {
    const run = reviewing(gameById(record.game)!, record);
    let step = run.next();
    for (; !step.done; step = run.next()) tell({ is: 'at', done: step.value });
    tell({ is: 'done', review: step.value });
  } catch (error) {
    tell({ is: 'failed', why: `${error}` });
  }
}

addEventListener('message', ({ data }: MessageEvent<GameRecord>) => review(data));
