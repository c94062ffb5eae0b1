import { describe, expect, it } from 'vitest';
import { gather } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { listenToBots } from '../kit/listening.ts';
import { TEST_GAMES } from '../kit/test-games.ts';

/** A person has passed, and a bot thinks about its turn for as long as it is let. */
async function pondering() {
  const { files, orders } = listenToBots();
  const house = await openHouse({}, { games: TEST_GAMES, bots: ['ponderer'], botFiles: files });
  const { at } = await gather(house, { game: 'fans', seats: ['open', 'open'], absent: 'bot' });
  const [ren, aki] = [at[0]!, at[1]!];
  for (const one of at) await one.choose();
  await ren.until(({ shown }) => shown.choices.includes('pass'));
  await ren.choose('pass');
  await aki.ask({ is: 'hand-over' });
  await eventually(() => orders().map(({ is }) => is)).toEqual(['think']);
  return { ren, aki, orders };
}

describe('a bot that thinks is told to stop', () => {
  it('when what it thinks about is taken back, and thinks anew when it is asked again', async () => {
    const { ren, orders } = await pondering();
    await ren.ask({ is: 'undo', at: ren.known.number, count: 1 });
    await eventually(() => orders().map(({ is, id }) => `${is} ${id}`)).toEqual(['think 1', 'cancel 1']);
    await ren.until(({ shown }) => shown.choices.includes('pass'));
    await ren.choose('pass');
    await eventually(() => orders().map(({ is, id }) => `${is} ${id}`)).toEqual(['think 1', 'cancel 1', 'think 2']);
  });

  it('when whose seat it is comes back', async () => {
    const { aki, orders } = await pondering();
    await aki.ask({ is: 'take-back' });
    await eventually(() => orders().map(({ is, id }) => `${is} ${id}`)).toEqual(['think 1', 'cancel 1']);
    await aki.until(({ shown }) => shown.choices.length > 0);
    await aki.choose();
  });

  it('but not by what others do meanwhile', async () => {
    const { ren, orders } = await pondering();
    await ren.ask({ is: 'interject', at: ren.known.number, choice: 'clap' });
    await ren.ask({ is: 'chat', to: 'table', text: 'take your time' });
    await ren.until(({ chat }) => chat.length > 0);
    expect(orders().map(({ is }) => is)).toEqual(['think']);
  });
});
