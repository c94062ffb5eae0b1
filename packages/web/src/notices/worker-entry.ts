import { hearPushes, type PushWorker } from './worker.ts';

hearPushes(globalThis as unknown as PushWorker);
