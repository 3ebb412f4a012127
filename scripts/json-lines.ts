import { readdirSync, readFileSync } from 'node:fs';

/** Every line of the `.jsonl` files of a folder, with the name of its file. `folder` ends in a slash. */
export const readJsonLines = <Line>(folder: URL): (Line & { file: string })[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ ...(JSON.parse(line) as Line), file })),
    );
