import { expect, test } from 'vitest';
import { findPullFault, type PulledPart, readPull } from './pull.ts';

async function read(...pieces: string[]): Promise<PulledPart[]> {
  async function* come() {
    yield* pieces;
  }
  const parts: PulledPart[] = [];
  for await (const part of readPull(come())) parts.push(part);
  return parts;
}

const line = (fields: object) => `${JSON.stringify(fields)}\n`;
const weights = { status: 'pulling aaa', digest: 'sha256:aaa', total: 100 };
const success = line({ status: 'success' });

test('parts are read wherever the answer is cut, and one that has nothing yet', async () => {
  const whole = [
    line({ status: 'pulling manifest' }),
    line(weights),
    line({ ...weights, completed: 40 }),
    line({ status: 'verifying sha256 digest' }),
    success,
  ].join('');
  const parts = [
    { digest: 'sha256:aaa', total: 100, completed: 0 },
    { digest: 'sha256:aaa', total: 100, completed: 40 },
  ];
  expect(await read(whole)).toEqual(parts);
  expect(await read(...whole)).toEqual(parts);
});

test.each([
  ['an answer that ends before it says so', [line(weights)], 'CUT'],
  ['a line that is no JSON', ['{"status": "pul\n'], 'GARBAGE'],
  ['a line of another protocol', [line({ status: 7 })], 'GARBAGE'],
  ['an error in the middle', [line(weights), line({ error: 'write: no space left on device' })], 'NO_SPACE'],
  ['an error without words', [line({ error: 7 })], 'PULL_FAILED'],
])('%s is no model', async (_, pieces, code) => {
  await expect(read(...pieces)).rejects.toMatchObject({ cause: { code } });
});

test.each([
  ['pull model manifest: file does not exist', 'UNKNOWN_MODEL'],
  ["model 'lama3' not found", 'UNKNOWN_MODEL'],
  ['invalid model name', 'UNKNOWN_MODEL'],
  ['write /root/.ollama/models/blobs/sha256-6a-partial: no space left on device', 'NO_SPACE'],
  ['max retries exceeded: write /models/blobs/x: no space left on device', 'NO_SPACE'],
  ['write C:\\models\\x: There is not enough space on the disk.', 'NO_SPACE'],
  [
    'pull model manifest: 412: The model you are attempting to pull requires a newer version of Ollama.',
    'OLD_OLLAMA',
  ],
  [
    'pull model manifest: Get "https://registry.ollama.ai/v2/x": dial tcp: lookup registry.ollama.ai: i/o timeout',
    'NO_LIBRARY',
  ],
  ['max retries exceeded: EOF', 'NO_LIBRARY'],
  ['max retries exceeded', 'NO_LIBRARY'],
  ['read tcp 10.0.0.2:37068: connection reset by peer', 'NO_LIBRARY'],
  ['something new', 'PULL_FAILED'],
])('‘%s’ is %s', (message, fault) => {
  expect(findPullFault(message)).toBe(fault);
});
