import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, defaults } from 'annotatedtext-remark';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiKey, signUp } from '../kit/caller.ts';
import { checkByForm, listFlagged } from '../kit/languagetool.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

const command = resolve(import.meta.dirname, '../../node_modules/gramma/src/cli.js');

let server: ServerProcess;
let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let key: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  server = await startServer({ DATA_DIR: join(dataDir.path, 'data'), LANGUAGETOOL_API: 'keys' });
  await fetch(`${server.url}/api/ready`);
  ({ key } = await makeApiKey(server.url, await signUp(server.url), { scopes: ['check'] }));
  const config = {
    api_url: `${server.url}/v2/check`,
    api_key: key,
    dictionary: [],
    language: 'en-US',
    rules: {},
  };
  await writeFile(join(dataDir.path, '.gramma.json'), JSON.stringify(config));
  // What it has asked for today it does not ask the world for again: whether there is a newer one
  await mkdir(join(dataDir.path, '.config', 'gramma'), { recursive: true });
  await writeFile(join(dataDir.path, '.config', 'gramma', '.update'), String(Date.now()));
}, 300_000);

afterAll(async () => {
  server?.kill('SIGTERM');
  await server?.exited;
  await dataDir?.remove();
});

function gramma(...args: string[]): Promise<{ code: number; output: string }> {
  const { path } = dataDir;
  const env = { PATH: process.env.PATH, HOME: path, XDG_CONFIG_HOME: join(path, '.config') };
  return new Promise((done) => {
    execFile(process.execPath, [command, ...args], { cwd: path, env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const markdown = `# A letter 😀

I have **recieved** the [letter](https://example.org/teh), and \`teh code\` in it.

\`\`\`js
const recieved = teh;
\`\`\`

> They was late, *becuase* of the rain 😀 & the wind.
`;

test('DOOR-03: gramma finds in Markdown what is written wrong, and nothing in code and addresses', async () => {
  await writeFile(join(dataDir.path, 'letter.md'), markdown);
  const { code, output } = await gramma('check', '--print', '--no-colors', 'letter.md');
  expect(code).toBe(1);
  const fixes = [...output.matchAll(/^Suggested fix: 1\) (\S+)/gm)].map(([, fix]) => fix);
  expect(fixes).toEqual(['received', 'were', 'because']);
  expect(output).toContain('Context: ');
});

test('DOOR-03: gramma checks words of the command line, and says that there is nothing where there is nothing', async () => {
  const wrong = await gramma('listen', '--print', '--no-colors', 'I have recieved it.');
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('received')]);
  const right = await gramma('listen', '--print', '--no-colors', 'I have received it.');
  expect(right.code).toBe(0);
});

const marked = fc.constantFrom(
  (word: string) => word,
  (word: string) => `**${word}**`,
  (word: string) => `_${word}_`,
  (word: string) => `[${word}](https://example.org/teh-recieved)`,
  (word: string) => `😀 ${word} \`teh\` 😀`,
);
const slip = fc.constantFrom('recieved', 'becuase', 'definately', 'seperate');
const sentence = fc
  .record({ slip, mark: marked, opening: fc.constantFrom('We saw', 'It was', 'The café has', '“Here” is') })
  .map((parts) => ({ ...parts, text: `${parts.opening} ${parts.mark(parts.slip)} today.` }));
const separators = fc.constantFrom(
  ' ',
  '\n\n',
  '\n\n> ',
  '\n\n- ',
  '\n\n```\nteh = recieved\n```\n\n',
  '\n\n## ',
);

test('DOOR-03: in annotated Markdown the places are those of the words, wherever marks and code stand', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(sentence, separators), { minLength: 1, maxLength: 8 }),
      async (parts) => {
        const original = parts.map(([{ text }, separator]) => text + separator).join('');
        const data = JSON.stringify(build(original, defaults));
        const answer = await checkByForm(server.url, { data, language: 'en-US', api_key: key });
        const flagged = listFlagged(original, answer).map(([word]) => word);
        const slips = parts.map(([one]) => one.slip);
        expect(flagged.filter((word) => slips.some((one) => one === word))).toEqual(slips);
        expect(flagged).not.toContain('teh');
      },
    ),
    { numRuns: 25 },
  );
});
