/**
 * Reads the texts that the engine is measured on, from a folder that holds
 *   jfleg/dev.src, dev.ref0 … dev.ref3      sentences of learners, in tokens, and what four people made of each
 *   clean-prose/*.txt                       texts that are right already, one paragraph a line
 *   onestop/Ele-Txt, Int-Txt, Adv-Txt       the same articles at three reading levels
 *   asset/asset.valid.orig, simp.0 … simp.9 sentences of an encyclopaedia, and what ten people simplified of each
 *   politeness/stack-exchange.annotated.csv, formality/answers, formality/blog   texts that people rated
 * Nothing of it belongs to this repository; some of these sets may be measured with, but not built upon.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/engine/types.ts';
import type { LearnerData } from './corrector.ts';
import { type Levels, parseRatedSentences, parseRequests, type Rated } from './review.ts';

/** Paragraphs that are right already. */
export interface Prose {
  name: string;
  language: Language;
  paragraphs: readonly string[];
}

async function readLines(...path: string[]): Promise<string[]> {
  return (await readFile(join(...path), 'utf8')).replace(/\n$/, '').split('\n');
}

export async function readLearners(data: string): Promise<LearnerData> {
  const references = [0, 1, 2, 3].map((annotator) => readLines(data, 'jfleg', `dev.ref${annotator}`));
  return {
    sources: await readLines(data, 'jfleg', 'dev.src'),
    references: await Promise.all(references),
  };
}

/** British are the files that say “gb” in their names, and the two novels. */
export async function readProse(data: string): Promise<Prose[]> {
  const names = (await readdir(join(data, 'clean-prose'))).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace('.txt', ''),
      language: /gb|holmes|pride/i.test(name) ? ('en-gb' as const) : ('en-us' as const),
      paragraphs: await readLines(data, 'clean-prose', name),
    })),
  );
}

/** The first line of a file names its level. */
async function readArticle(...path: string[]): Promise<string> {
  const text = await readFile(join(...path), 'utf8');
  return text.replace(/^\uFEFF/, '').replace(/^(?:Elementary|Intermediate|Advanced)\s*\n/i, '');
}

export async function readArticles(data: string): Promise<Levels[]> {
  const folder = join(data, 'onestop');
  const names = (await readdir(join(folder, 'Adv-Txt'))).filter((name) => name.endsWith('-adv.txt')).sort();
  return Promise.all(
    names.map(async (file) => {
      const name = file.replace(/-adv\.txt$/, '');
      return [
        await readArticle(folder, 'Ele-Txt', `${name}-ele.txt`),
        await readArticle(folder, 'Int-Txt', `${name}-int.txt`),
        await readArticle(folder, 'Adv-Txt', file),
      ] as const;
    }),
  );
}

export async function readEncyclopaedia(data: string): Promise<string[]> {
  return readLines(data, 'asset', 'asset.valid.orig');
}

/** What ten people made of each of these sentences to say it more simply: `[k][i]` is the k-th's of sentence i. */
export async function readSimplifications(data: string): Promise<string[][]> {
  const people = Array.from({ length: 10 }, (_, index) =>
    readLines(data, 'asset', `asset.valid.simp.${index}`),
  );
  return Promise.all(people);
}

export async function readRequests(data: string): Promise<Rated[]> {
  return parseRequests(await readFile(join(data, 'politeness', 'stack-exchange.annotated.csv'), 'utf8'));
}

export async function readRatedSentences(data: string, set: 'answers' | 'blog'): Promise<Rated[]> {
  return parseRatedSentences(await readFile(join(data, 'formality', set), 'utf8'));
}

/** So many of a list, from all its parts alike. */
export function sampleEvenly<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).flatMap(
    (item) => (item === undefined ? [] : [item]),
  );
}
