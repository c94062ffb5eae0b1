import { Client } from 'pg';
import { postgresBus } from '../../src/bus/postgres.ts';
import { freshDatabase } from '../kit/postgres.ts';
import { describeBus } from './contract.ts';

const KILL = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name like 'engawa bus%' and datname = current_database()`;

describeBus('the bus of PostgreSQL', ['killed connections'], async () => {
  const database = await freshDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return {
    join: (process, complain) => postgresBus(database.url, process, complain),
    say: (text) => client.query("select pg_notify('engawa', $1)", [text]),
    troubles: {
      async 'killed connections'() {
        await client.query(KILL);
      },
    },
    async stop() {
      await client.end();
      await database.drop();
    },
  };
});
