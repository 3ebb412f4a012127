/** The daemon: the rules, in a process that stays for a while. It reads what it is asked, and writes and logs nothing. */
import { enableCompileCache } from 'node:module';
import { makeLocalEditor } from '../local-editor.ts';
import { readFingerprint } from './fingerprint.ts';
import { serve } from './serve.ts';

const [path = '', idleMinutes = ''] = process.argv.slice(2);
const started = readFingerprint();

// The socket is for its own account
process.umask(0o077);
enableCompileCache();

await serve({
  path,
  idleMs: Number(idleMinutes) * 60_000,
  isCurrent: () => started !== undefined && started === readFingerprint(),
  async answer({ language, dictionary, ...asked }) {
    const editor = makeLocalEditor({ language, dictionary, pause: () => new Promise(setImmediate) });
    return asked.kind === 'check'
      ? editor.check(asked.text, asked.level)
      : editor.improve(asked.text, asked.action);
  },
});
process.disconnect();
