export interface Page {
  path: string;
  text: string;
}

interface Known {
  /** Names of npm scripts. */
  scripts: ReadonlySet<string>;
  /** Why a block of commands is run by no test, by how it begins. */
  unrun: Readonly<Record<string, string>>;
}

/** Of npm itself. */
const ofNpm = new Set(['ci', 'start', 'test']);

/** One sentence for each command that there is not, and each block that nobody answers for. */
export function findMistakes(pages: readonly Page[], known: Known): string[] {
  const blocks = pages.flatMap(({ path, text }) => listBlocks(text).map((block) => ({ path, block })));
  const isListed = (block: string) => Object.keys(known.unrun).some((start) => block.startsWith(start));
  const unused = Object.keys(known.unrun).filter(
    (start) => !blocks.some(({ block }) => block.startsWith(start)),
  );
  return [
    ...pages.flatMap(({ path, text }) =>
      listScripts(text)
        .filter((name) => !known.scripts.has(name))
        .map((name) => `${path}: there is no npm script ${name}.`),
    ),
    ...blocks
      .filter(({ block }) => !isListed(block))
      .map(({ path, block }) => `${path}: nothing runs “${block.split('\n')[0]}”, and nothing says why not.`),
    ...unused.map((start) => `scripts/check-docs.ts: no page has a block that begins with “${start}”.`),
  ];
}

function listScripts(text: string): string[] {
  const runs = [...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
  const direct = [...text.matchAll(/`npm (\w+)/g)].map(([, name = '']) => name);
  return [...new Set([...runs, ...direct.filter((name) => name !== 'run' && !ofNpm.has(name))])];
}

/** Of a shell; a test of the operator's commands runs those by themselves. */
function listBlocks(text: string): string[] {
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}
