import { guestSchema, newPasskeySchema, passkeySignInSchema } from '@engawa/wire';
import { Hono } from 'hono';
import { askingAccount, askingInPerson } from '../../http/asking.ts';
import type { Call, Env, Routes } from '../../http/env.ts';
import { read } from '../../http/json.ts';
import { siteOrigin } from '../../http/origin.ts';
import { convertGuest } from '../accounts.ts';
import { readName, refuseIfTaken } from '../names.ts';
import {
  askForNewPasskey,
  askForPasskey,
  checkNewPasskey,
  checkPasskey,
  deletePasskey,
  listPasskeys,
} from '../passkeys.ts';
import { type People, signInAs } from '../people.ts';

export function passkeyRoutes(people: People): Routes {
  const { context, limits } = people;
  const { db } = context.store;
  const routes: Routes = new Hono<Env>();
  const originOf = (call: Call) => siteOrigin(context.config, call.req.raw.headers);

  routes.post('/passkeys/options', async (call) => {
    const { person } = askingInPerson(call);
    const { name = person.name } = await read(call, guestSchema);
    const shown = person.kind === 'guest' ? readName(name) : person.name;
    await refuseIfTaken(db, shown, person.id);
    return call.json(await askForNewPasskey(context, originOf(call), person, shown));
  });

  // For an account one more way to sign in; a guest becomes an account by this alone.
  routes.post('/passkeys', async (call) => {
    const { person } = askingInPerson(call);
    const body = await read(call, newPasskeySchema);
    const row = await checkNewPasskey(context, originOf(call), person, body);
    return signInAs(people, call, (also) => {
      const withPasskey: typeof also = async (transaction, id) => {
        await transaction.insertInto('passkeys').values(row).execute();
        return also(transaction, id);
      };
      return person.kind === 'guest'
        ? convertGuest(context, person, body.name ?? person.name, null, withPasskey)
        : db.transaction().execute((transaction) => withPasskey(transaction, person.id));
    });
  });

  routes.get('/passkeys', async (call) => call.json(await listPasskeys(context, askingAccount(call).id)));
  routes.delete('/passkeys/:id', async (call) => {
    await deletePasskey(context, askingAccount(call).id, call.req.param('id'));
    return call.body(null, 204);
  });

  routes.post('/sign-in/passkey/options', async (call) => call.json(await askForPasskey(context, originOf(call))));
  routes.post('/sign-in/passkey', async (call) => {
    const body = await read(call, passkeySignInSchema);
    await limits.take('signIns', { address: call.var.address });
    const account = await checkPasskey(context, originOf(call), body);
    return signInAs(people, call, (also) => db.transaction().execute((transaction) => also(transaction, account)));
  });

  return routes;
}
