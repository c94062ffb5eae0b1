import type { Plan } from './plan.ts';
import { ServerProcess } from './server-process.ts';

/** Where somebody comes in: the port of a process that is up. */
export interface Door {
  readonly port: number;
}

/** Some server processes on one store, which die and come back. */
export class Houses {
  private readonly env: Readonly<Record<string, string>>;
  private readonly plan: Plan;
  private readonly lives: ServerProcess[] = [];
  /** How often a process was started. */
  starts = 0;

  static async open(count: number, env: Readonly<Record<string, string>>, plan: Plan = {}): Promise<Houses> {
    const houses = new Houses(env, plan);
    // All at once, also on a store that nobody has made yet.
    await Promise.all(Array.from({ length: count }, (_, i) => houses.start(i)));
    return houses;
  }

  private constructor(env: Readonly<Record<string, string>>, plan: Plan) {
    this.env = env;
    this.plan = plan;
  }

  get count(): number {
    return this.lives.length;
  }

  at(i: number): ServerProcess {
    return this.lives[i]!;
  }

  async start(i: number, plan: Plan = {}): Promise<void> {
    this.starts++;
    const name = { PROCESS_ID: `house-${i}-${this.starts}` };
    this.lives[i] = await ServerProcess.start({ ...this.env, ...name }, { ...this.plan, ...plan });
  }

  async kill(i: number): Promise<void> {
    await this.lives[i]!.kill();
  }

  async stop(i: number): Promise<boolean> {
    return this.lives[i]!.stop();
  }

  /** Leads to this process while it is up, and otherwise to the next one that is: what a load balancer does. */
  door(i: number): Door {
    const { lives } = this;
    return {
      get port() {
        const inOrder = lives.map((_, k) => lives[(i + k) % lives.length]!);
        return (inOrder.find((life) => life.isAlive) ?? inOrder[0]!).port;
      },
    };
  }
}
