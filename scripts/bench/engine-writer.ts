import { detokenise } from '../../src/engine/measure/tokens.ts';
import { predictFormality } from '../../src/engine/review/fitted/formality.ts';
import { EMAILS } from '../../src/engine/styles/emails.ts';
import { makeWriter, type Writer } from '../../src/engine/writer.ts';
import {
  readArticles,
  readEncyclopaedia,
  readLearners,
  readProse,
  readRatedSentences,
  readRequests,
  sampleEvenly,
} from '../engine-measures/data.ts';
import { ALL_ACTIONS, measureFacts } from '../engine-measures/facts.ts';
import { makeRatedReader } from '../engine-measures/review.ts';
import { measureClarify, measureFormality, measureShorten } from '../engine-measures/styles.ts';
import { type Bench, type Row, toFigureRow } from './measure.ts';

/** Of each kind so many are run: the whole would take hours. */
const MOST = { articles: 24, leveled: 60, textsOfOneSet: 30 };

/** A line of three words offers nothing to put more formally. */
const isLong = (text: string) => text.length > 80;
const listParagraphs = (text: string) => text.split('\n').filter(isLong);

async function measureLength(writer: Writer, kind: string, texts: readonly string[]): Promise<Row[]> {
  const { savedShare, grown, newErrors, stableShare } = await measureShorten(writer, texts);
  const of = `${texts.length} ${kind}`;
  return [
    toFigureRow({
      what: `${of}, words that shorten takes out`,
      unit: '%',
      ours: 100 * savedShare,
    }),
    toFigureRow({ what: `${of}, longer after shorten`, unit: '', ours: grown, goal: { atMost: 0 } }),
    toFigureRow({ what: `${of}, what the corrector finds after shorten`, unit: '', ours: newErrors }),
    toFigureRow({
      what: `${of}, sentences that a second shorten leaves alone`,
      unit: '%',
      ours: 100 * stableShare,
      goal: { atLeast: 99 },
    }),
  ];
}

async function measureGrade(writer: Writer, articles: readonly string[]): Promise<Row> {
  const { gradeBefore, gradeAfter } = await measureClarify(writer, articles);
  return toFigureRow({
    what: `${articles.length} articles, grade by clarify (from ${gradeBefore.toFixed(2)})`,
    unit: '',
    ours: gradeAfter - gradeBefore,
  });
}

async function measureLevels(writer: Writer, kind: string, texts: readonly string[]): Promise<Row[]> {
  const read = makeRatedReader();
  const levels = await measureFormality(writer, texts, (text) => predictFormality(read(text)));
  return [
    toFigureRow({
      what: `${levels.texts} ${kind}, casual < neutral < formal`,
      unit: '%',
      ours: 100 * levels.inOrderShare,
    }),
    toFigureRow({
      what: `${levels.texts} ${kind}, worded differently at all three levels`,
      unit: '%',
      ours: 100 * levels.differShare,
    }),
    toFigureRow({
      what: `${levels.texts} ${kind}, the smaller mean step of formality, in raters' points`,
      unit: '',
      ours: Math.min(levels.casualToNeutral, levels.neutralToFormal),
    }),
  ];
}

/** Some of every set, so that each kind of text is among them. */
async function listAllKinds(data: string): Promise<string[]> {
  const rated = [await readRequests(data), await readRatedSentences(data, 'answers')].map((set) =>
    set.map(({ text }) => text),
  );
  const prose = (await readProse(data)).map(({ paragraphs }) => paragraphs);
  const learners = (await readLearners(data)).sources.map((line) => detokenise(line).text);
  const sets = [learners, await readEncyclopaedia(data), ...prose, ...rated];
  return sets.flatMap((set) => sampleEvenly(set, MOST.textsOfOneSet));
}

async function measureKept({ tell }: Bench, writer: Writer, texts: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const asked of ALL_ACTIONS) {
    tell(`facts: ${asked.name}`);
    const { kept, changed } = await measureFacts(writer, texts, asked);
    const what = `facts kept by ${asked.name}, of ${texts.length} texts (${changed} changed)`;
    rows.push(toFigureRow({ what, unit: '%', ours: (100 * kept) / texts.length, goal: { atLeast: 100 } }));
  }
  return rows;
}

/**
 * How far the engine shortens, clarifies and shifts the level of formality, and whether it keeps what is said. Only the
 * latter has a goal: how far would pull against it.
 */
export async function measureWriter(bench: Bench, data: string): Promise<Row[]> {
  const writer = await makeWriter({ language: 'en-gb' });
  // Every second article served for tuning, so the others are measured.
  const articles = (await readArticles(data)).filter((_, index) => index % 2 === 1);
  const advanced = articles.map(([, , text]) => text);
  const sampled = sampleEvenly(advanced, MOST.articles);
  bench.tell('shorten and clarify');
  const rows = [
    ...(await measureLength(writer, 'articles', sampled)),
    ...(await measureLength(writer, 'emails', EMAILS)),
    await measureGrade(writer, sampled),
  ];
  bench.tell('levels of formality');
  const kinds = {
    'paragraphs of emails': EMAILS.flatMap(listParagraphs),
    'paragraphs of news': advanced.flatMap(listParagraphs),
    requests: (await readRequests(data)).map(({ text }) => text).filter(isLong),
  };
  for (const [kind, texts] of Object.entries(kinds))
    rows.push(...(await measureLevels(writer, kind, sampleEvenly(texts, MOST.leveled))));
  return [...rows, ...(await measureKept(bench, writer, await listAllKinds(data)))];
}
