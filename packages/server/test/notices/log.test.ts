import { describe, expect, it } from 'vitest';
import { eventually } from '../kit/eventually.ts';
import { openClub, sitDown } from './club.ts';
import { openLog } from './log.ts';
import { openReceiver } from './receiver.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };

describe('the log of a notice that nobody has taken', () => {
  it.each(['http://127.0.0.1:9/secret', 'http://localhost:9/secret', 'http://chat.invalid/secret'])(
    'says why in a word, and not where: %s',
    async (url) => {
      const { log, lines } = openLog();
      const house = await openClub({}, { log });
      const { table } = await sitDown(house, TWO, async ({ table, people: [ren] }) => {
        await ren!.must('PUT', `/tables/${table}/webhook`, { url, language: 'en' });
      });
      const why = expect.stringMatching(/^[A-Z_]+$/);
      await eventually(lines).toContainEqual(
        expect.objectContaining({ table, why, msg: 'a notice could not be sent' }),
      );
      expect(JSON.stringify(lines())).not.toMatch(/127\.0\.0\.1|::1|localhost|chat\.invalid|secret/);
    },
  );

  it('says which answer it was', async () => {
    const { log, lines } = openLog();
    const house = await openClub({}, { log });
    const receiver = await openReceiver();
    receiver.answers.set('/hook', 404);
    const { table } = await sitDown(house, TWO, async ({ table, people: [ren] }) => {
      await ren!.must('PUT', `/tables/${table}/webhook`, { url: `${receiver.url}/hook`, language: 'en' });
    });
    await eventually(lines).toContainEqual(
      expect.objectContaining({ table, status: 404, msg: 'a notice was not taken' }),
    );
  });
});
