import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import work, { type Task } from '../../src/server/engines/embedded/worker.ts';

/** The embedded engine's worker, with two texts that it does not survive: their first words say which. */
export default async function workOrBreak(task: Task): ReturnType<typeof work> {
  const text = task.kind === 'enhance' ? task.request.text : '';
  // Without a word, as where memory runs out
  if (text.startsWith('DEATH')) process.exit(1);
  if (text.startsWith('TRAP')) {
    const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
    await linter.setup();
    // Past the guard that keeps such words from it
    await linter.lint('a'.repeat(7500));
  }
  return work(task);
}
