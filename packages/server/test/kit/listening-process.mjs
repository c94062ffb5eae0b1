import { appendFileSync } from 'node:fs';

// Stands where the bots think, writes down every order that crosses the border, and never knows an answer: the server takes
// its fallback. `ponderer` is not even heard of again.

/** Where the worker's bundle would be, the test has named its notebook. */
const { worker: notebook } = JSON.parse(process.argv[2]);

process.on('message', (order) => {
  appendFileSync(notebook, `${JSON.stringify(order)}\n`);
  if (order.is !== 'think' || JSON.parse(order.job).bot === 'ponderer') return;
  process.send({ is: 'failed', id: order.id, error: 'I only listen.' });
});
process.on('disconnect', () => process.exit());
process.send({ is: 'ready' });
