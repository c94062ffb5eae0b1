import { cleanName, credentialsSchema, foldName, guestSchema, newPasswordSchema, Refused } from '@engawa/wire';
import { Hono } from 'hono';
import { askingAccount, askingInPerson } from '../../http/asking.ts';
import type { Env, Routes } from '../../http/env.ts';
import { read } from '../../http/json.ts';
import { changePassword, checkCredentials, convertGuest, createAccount, createGuest } from '../accounts.ts';
import { guestName } from '../guest-names.ts';
import { readName } from '../names.ts';
import { type People, signInAs, signOut } from '../people.ts';
import { endSession, endSessionsOf } from '../sessions.ts';

export function signInRoutes(people: People): Routes {
  const { context, limits } = people;
  const { db } = context.store;
  const routes: Routes = new Hono<Env>();

  routes.post('/guest', async (call) => {
    const { name: asked } = await read(call, guestSchema);
    if (call.var.who !== null) throw new Refused('no-need');
    const name = asked === undefined ? guestName(call.var.language) : readName(asked);
    await limits.take('guests', { address: call.var.address });
    return signInAs(people, call, (also) => createGuest(context, name, also));
  });

  routes.post('/account', async (call) => {
    const { name, password } = await read(call, credentialsSchema);
    await limits.take('signIns', { address: call.var.address });
    const guest = call.var.who === null ? null : askingInPerson(call).person;
    return signInAs(people, call, (also) =>
      guest === null
        ? createAccount(context, name, password, also)
        : convertGuest(context, guest, name, password, also),
    );
  });

  // The guest that somebody was until now stays behind with its games, where bots play on: a seat is in the log of its
  // table for good.
  routes.post('/sign-in', async (call) => {
    const { name, password } = await read(call, credentialsSchema);
    const counted = { name: foldName(cleanName(name) ?? '') };
    await limits.take('signIns', { address: call.var.address, ...counted });
    const account = await checkCredentials(context, name, password);
    await limits.forgive('signIns', counted);
    return signInAs(people, call, (also) => db.transaction().execute((transaction) => also(transaction, account)));
  });

  routes.post('/sign-out', async (call) => {
    const { session, person } = askingInPerson(call);
    await endSession(db, session);
    people.ended({ session });
    await people.signedOut(person);
    return signOut(people, call);
  });

  routes.post('/sign-out-everywhere', async (call) => {
    const { person } = askingInPerson(call);
    await endSessionsOf(db, person.id);
    people.ended({ person: person.id });
    await people.signedOut(person);
    return signOut(people, call);
  });

  routes.put('/password', async (call) => {
    const account = askingAccount(call);
    const { old, password } = await read(call, newPasswordSchema);
    await limits.take('signIns', { address: call.var.address, person: account.id });
    const response = await signInAs(people, call, (also) =>
      changePassword(context, account, old, password, async (transaction, person) => {
        await endSessionsOf(transaction, person);
        return also(transaction, person);
      }),
    );
    people.ended({ person: account.id });
    return response;
  });

  return routes;
}
