import type { KyselyPlugin, QueryId } from 'kysely';
import type { Append, Appended, LogRow, Store } from '../../src/store/store.ts';

/** A store whose queries about one of its tables fail or wait, as the test likes. The log is read and written as ever. */
export class SlowReads implements Store {
  readonly kind: Store['kind'];
  readonly db: Store['db'];
  readonly #store: Store;
  /** Called with the first table that a query reads, before anybody hears of its result. */
  meanwhile: (table: string) => Promise<void> = async () => {};

  constructor(store: Store) {
    this.#store = store;
    this.kind = store.kind;
    const asked = new WeakMap<QueryId, string>();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        const [from] = node.kind === 'SelectQueryNode' ? (node.from?.froms ?? []) : [];
        if (from?.kind === 'TableNode') asked.set(queryId, tableIn(from));
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        const table = asked.get(queryId);
        if (table !== undefined) await this.meanwhile(table);
        return result;
      },
    };
    this.db = store.db.withPlugin(plugin);
  }

  append(entry: Append): Promise<Appended> {
    return this.#store.append(entry);
  }

  read(table: string, after: number): Promise<LogRow[]> {
    return this.#store.read(table, after);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

function tableIn(node: object): string {
  return (node as { table: { identifier: { name: string } } }).table.identifier.name;
}
