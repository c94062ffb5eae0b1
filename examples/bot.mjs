// An outside bot: takes a free seat and plays at random until the game is over. docs/api.md explains every line.
//   ENGAWA_TOKEN=engawa_… node examples/bot.mjs http://localhost:8080 tokaido    (or: <table> <invitation>)
import { randomInt, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [site, wanted, invitation] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.ENGAWA_TOKEN}`, 'content-type': 'application/json' };

const ask = async (method, path, body) =>
  (await fetch(`${site}/api${path}`, { method, headers, body: body && JSON.stringify(body) })).json();

async function sitDown() {
  const open = invitation ? [{ table: wanted }] : await ask('GET', '/tables');
  const isFree = ({ person, bot }) => person === null && bot === null;
  const { table } = open.find(({ game, seats }) => invitation || (game === wanted && seats.some(isFree))) ?? {};
  const { why, words } = table ? await ask('POST', `/tables/${table}/sit`, { invitation }) : { why: 'full' };
  if (why === undefined || why === 'no-need') return table; // seated now, or since an earlier run
  if (!['full', 'seat-taken', 'not-open'].includes(why)) throw new Error(words);
  return new Promise((resolve) => setTimeout(() => resolve(sitDown()), 1000));
}

/** The new value: [value] replaces, [] removes the key, { "+": [at, removed, ...added] } exchanges a stretch of a list. */
function changed(before, change) {
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, inside] of Object.entries(change)) {
    if (key === '+' && Array.isArray(before)) after.splice(...inside);
    else if (Array.isArray(inside) && inside.length === 0) delete after[key];
    else after[key] = changed(after[key], inside);
  }
  return after;
}

const table = await sitDown();
process.on('exit', () => console.log(JSON.stringify(shown?.places ?? 'The game was not played to its end.')));
let socket, quiet, shown, number, request; // silent seconds, what our seat sees, up to where, our unanswered choice
const send = (frame) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame));
function connect() {
  [socket, quiet] = [new WebSocket(`${site.replace(/^http/, 'ws')}/api/live`, { headers }), 0];
  socket.on('open', () => send({ is: 'watch', table })).on('message', (data) => hear(JSON.parse(data)));
  socket.on('error', () => {}).on('close', () => setTimeout(connect, 500));
}
function hear(frame) {
  quiet = 0;
  if (frame.is === 'table') ({ shown, number } = frame);
  if (frame.is === 'moved') [shown, number] = [frame.change ? changed(shown, frame.change) : shown, frame.number];
  if (frame.id === request?.id && !['unavailable', 'too-many'].includes(frame.why)) request = undefined;
  if (shown?.status === 'over' || shown?.status === 'closed') process.exit();
  if (frame.is !== 'refused' && !request) choose();
}
function choose() {
  const choice = shown?.choices[randomInt(shown.choices.length || 1)];
  if (choice !== undefined) request ??= { is: 'choose', table, id: randomUUID(), at: number, choice };
  if (request) send(request);
}
connect();
setInterval(choose, 1000); // whatever is not answered is asked again under its id: it is never played twice
// A line can die without a word: after 20 silent seconds we ask for a sign of life, after 30 we take another line.
setInterval(() => (++quiet === 20 ? send({ is: 'ping' }) : quiet === 30 && socket.terminate()), 1000);
