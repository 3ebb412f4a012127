import { readdirSync, readFileSync } from 'node:fs';

/** Every line of the files of a folder, each an object, with the name of its file as its topic. */
export const readJsonLines = <Line>(folder: URL): (Line & { topic: string })[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ ...(JSON.parse(line) as Line), topic: file.replace('.jsonl', '') })),
  );
