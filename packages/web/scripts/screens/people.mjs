import { LOOKS, open, SITE } from './looking.mjs';

const PASSWORD = 'a veranda in the rain';

/** Somebody with an account, made now or in an earlier round, on a page of the site. */
export async function somebody(name) {
  const page = await open(LOOKS.laptopDay);
  await page.goto(SITE, { waitUntil: 'networkidle' });
  const isNew = await ask(page, 'POST', '/account', { name, password: PASSWORD }).then(
    () => true,
    () => false,
  );
  if (!isNew) await ask(page, 'POST', '/sign-in', { name, password: PASSWORD });
  return { page, name, cookies: await page.context().cookies() };
}

function ask(page, method, path, body) {
  return page.evaluate(
    async ([verb, address, content]) => {
      const response = await fetch(`/api${address}`, {
        method: verb,
        headers: { 'Content-Type': 'application/json' },
        ...(content ? { body: JSON.stringify(content) } : {}),
      });
      const answer = await response.json().catch(() => ({}));
      if (!response.ok) throw new Error(`${address}: ${answer.why}`);
      return answer;
    },
    [method, path, body],
  );
}

/** A table at which the first of these people sits, and then the others. */
export async function table([owner, ...others], settings) {
  const body = { game: 'tokaido', autostart: others.length > 0, ...settings };
  const { table: id, invitation } = await ask(owner.page, 'POST', '/tables', body);
  for (const { page } of others) await ask(page, 'POST', `/tables/${id}/sit`, { invitation });
  return id;
}

/**
 * Plays on at random, by the socket, until the game is over or one of the wanted decisions is asked after so many choices
 * (the first one among `people` is who is asked). Returns the decision, or undefined at the end of the game.
 */
export async function playOn(id, people, { wanted = [], after = 0 } = {}) {
  const rest = people.slice(1).map(({ page }) => page.evaluate(play, { id, wanted: [], after: 0 }));
  const stopped = await people[0].page.evaluate(play, { id, wanted, after });
  for (const { page } of people.slice(1)) await page.evaluate(() => window.stopPlaying());
  await Promise.all(rest);
  return stopped;
}

/** Runs in the browser. */
function play({ id, wanted, after }) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    const send = (frame) => socket.send(JSON.stringify(frame));
    const stop = (with_) => {
      socket.onmessage = null;
      socket.close();
      resolve(with_);
    };
    window.stopPlaying = () => stop(undefined);
    let made = 0;
    socket.onopen = () => send({ is: 'watch', table: id });
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      // What changed does not matter here: the whole is asked for again.
      if (frame.is === 'moved') send({ is: 'watch', table: id });
      if (frame.is !== 'table') return;
      const { status, choices, view, seat } = frame.shown;
      if (status === 'over') return stop(undefined);
      if (choices.length === 0) return;
      const top = view.agenda.at(-1);
      const asked = top.do === 'together' ? top.parts.find((part) => part.seat === seat).agenda.at(-1) : top;
      if (wanted.includes(asked.do) && made >= after) return stop(asked.do);
      made += 1;
      const choice = choices[Math.floor(Math.random() * choices.length)];
      send({ is: 'choose', table: id, id: crypto.randomUUID(), at: frame.number, choice });
    };
  });
}
