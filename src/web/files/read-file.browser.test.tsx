import { expect, test } from 'vitest';
import { fileLimitBytes } from './kinds.ts';
import type { FileProblem } from './problems.ts';
import { readFile } from './read-file.ts';
import { toDocx } from './to-docx.ts';
import { unpackedLimitBytes } from './unpacked-size.ts';

const letter =
  'Hi Anneke,\n\nI have spoken with them: 5 < 6 & "7" > 2. Grüße, שלום, 你好 🙂\n  indented\n\nBest,\nMarta';

async function makeDocx(text: string, name = 'letter.docx'): Promise<File> {
  return new File([await toDocx(text, 'letter')], name);
}

async function findProblem(file: File): Promise<FileProblem | undefined> {
  const read = await readFile(file);
  return 'problem' in read ? read.problem : undefined;
}

test('a text saved as a Word file is read back as it was', async () => {
  expect(await readFile(await makeDocx(letter))).toMatchObject({ text: letter });
});

test('letters that a Word file cannot hold are left out, and the file still opens', async () => {
  expect(await readFile(await makeDocx('a\u0000b\u0008c'))).toMatchObject({ text: 'abc' });
});

test('a plain file is read by its name, in any case, and Markdown is kept as it is typed', async () => {
  const markdown = '# Title\n\n- **bold**';
  expect(await readFile(new File([markdown], 'Notes.MD'))).toEqual({ text: markdown });
  expect(await readFile(new File(['a\r\nb'], 'a.b.TXT'))).toEqual({ text: 'a\nb' });
});

test('a file that cannot be opened is refused with its reason', async () => {
  const docx = await (await makeDocx(letter)).arrayBuffer();
  expect(await findProblem(new File(['x'], 'letter.pdf'))).toBe('wrong-kind');
  expect(await findProblem(new File(['x'], 'txt'))).toBe('wrong-kind');
  expect(await findProblem(new File([new Uint8Array(fileLimitBytes + 1)], 'a.txt'))).toBe('too-large');
  expect(await findProblem(new File([' \n '], 'a.txt'))).toBe('empty');
  expect(await findProblem(await makeDocx(' '))).toBe('empty');
  expect(await findProblem(new File([docx], 'letter.txt'))).toBe('not-text');
  expect(await findProblem(new File(['not a zip'], 'a.docx'))).toBe('unreadable');
  expect(await findProblem(new File([docx.slice(0, -200)], 'a.docx'))).toBe('unreadable');
});

test('a small Word file that unpacks to more than anybody writes is refused before it is read', {
  timeout: 60_000,
}, async () => {
  const bomb = await makeDocx('a'.repeat(unpackedLimitBytes));
  expect(bomb.size).toBeLessThan(fileLimitBytes);
  expect(await findProblem(bomb)).toBe('unpacks-too-large');
});
