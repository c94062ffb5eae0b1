import { shorten } from '../args.ts';
import type { Command } from '../command.ts';
import { UsageFailure } from '../failure.ts';
import { withServer } from '../server.ts';

export const pushKeys: Command = {
  name: 'push-keys',
  summary: 'Makes the keys that a server needs to tell browsers of their turns, as lines of its environment.',
  operands: ['[contact]'],
  flags: {},
  notes: [
    'The contact is how those who run push services reach you: mailto:you@example.org, or a page that begins with https://.',
    'Make the keys once and keep them: with others, every browser would have to be asked again. The private key is a secret.',
  ],
  async run(args, io) {
    const [contact] = args.operands;
    await withServer(async (server) => {
      if (contact !== undefined && !server.isContact(contact)) {
        throw new UsageFailure(`The contact must begin with mailto: or https://, not be "${shorten(contact)}".`);
      }
      const { publicKey, privateKey } = await server.newPushKeys();
      io.out(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\n`);
    });
    io.out(contact === undefined ? '# and PUSH_CONTACT=mailto:… or https://…\n' : `PUSH_CONTACT=${contact}\n`);
    return 0;
  },
};
