import { answerParent } from './answers.ts';
import { type Sample, sampleAtRest, sampleNow } from './sample.ts';

/** Where a server listens on this machine: for sockets, and for requests about tables. */
export interface Ports {
  readonly live: number;
  readonly api: number;
}

/** What every server process answers. */
export type ServerAnswers = {
  readonly ports: () => Promise<Ports>;
  readonly sample: () => Sample;
  readonly sampleAtRest: () => Promise<Sample>;
};

export function answerAsServer(ports: Promise<Ports>): void {
  const answers: ServerAnswers = { ports: () => ports, sample: sampleNow, sampleAtRest };
  answerParent(answers);
}
