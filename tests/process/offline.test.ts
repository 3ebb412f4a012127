import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const soak = resolve(import.meta.dirname, '../../scripts/soak.ts');

test('OWN-07: with default settings the server opens no outgoing connection, whatever is used of it, and the doctor says so', async () => {
  const args = ['--disable-warning=ExperimentalWarning', soak, 'offline', '--minutes', '0'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/^✓ outgoing +These settings connect the server to nothing\./m);
  expect(stdout).toMatch(
    /^1 × everything, \d{3} requests, [1-9]\d* mail files: 0 tries to connect to anything\.$/m,
  );
  // What an administrator asks for goes out, and is counted: so would be anything else
  expect(stdout).toMatch(/: [1-9]\d* tries seen\.$/m);
});
