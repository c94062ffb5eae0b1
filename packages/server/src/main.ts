import { inWords } from './failures.ts';
import { serve } from './serve.ts';

try {
  process.exit(await serve(process.env, (text) => process.stdout.write(text)));
} catch (error) {
  process.stderr.write(`Engawa cannot start: ${inWords(error) ?? (error as Error).stack}\n`);
  process.exit(1);
}
