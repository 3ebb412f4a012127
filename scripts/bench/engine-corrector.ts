import { type Corrector, makeCorrector } from '../../src/engine/corrector.ts';
import { makeLinter } from '../../src/engine/harper/linter.ts';
import {
  correctLearners,
  measureLearners,
  measurePrecision,
  measureProse,
  measureSpeed,
  measureStability,
} from '../engine-measures/corrector.ts';
import { type Prose, readLearners, readProse, sampleEvenly } from '../engine-measures/data.ts';
import { makeHarperAlone } from '../engine-measures/harper-alone.ts';
import { type Bench, type Row, toFigureRow } from './measure.ts';

/** Characters of the texts that speed is measured on, and how many of them. */
const SPEED = { characters: 2000, texts: 16 };

async function measureOnLearners(data: string): Promise<Row[]> {
  const learners = await readLearners(data);
  const corrector = await makeCorrector({ language: 'en-us' });
  const ours = await correctLearners(corrector, learners);
  const alone = await correctLearners(await makeHarperAlone('en-us'), learners);
  const [gleu, harperGleu] = [measureLearners(learners, ours), measureLearners(learners, alone)];
  const again = await measureStability(
    corrector,
    ours.map(({ result }) => result.text),
  );
  return [
    toFigureRow({
      what: `learners' sentences, GLEU (untouched ${gleu.sourceGleu.toFixed(1)})`,
      unit: '',
      ours: gleu.gleu,
      reference: harperGleu.gleu,
      goal: { atLeast: 48.5 },
    }),
    toFigureRow({
      what: `learners' sentences, changes that a reference makes too, of ${gleu.changes}`,
      unit: '%',
      ours: 100 * measurePrecision(learners, ours).precision,
      reference: 100 * measurePrecision(learners, alone).precision,
      goal: { atLeast: 80 },
    }),
    toFigureRow({
      what: `learners' sentences that a second run leaves alone, of ${again.sentences}`,
      unit: '%',
      ours: 100 * again.stableShare,
      goal: { atLeast: 99 },
    }),
  ];
}

async function measureOnProse({ name, language, paragraphs }: Prose): Promise<Row[]> {
  const corrector: Corrector = await makeCorrector({ language });
  const alone = await measureProse(await makeHarperAlone(language), paragraphs);
  const grammar = await measureProse(corrector, paragraphs);
  const improved = await measureProse(corrector, paragraphs, 'improve');
  const again = await measureStability(corrector, grammar.corrected);
  const per1000 = { unit: '/ 1,000 words', reference: alone.changesPer1000 };
  return [
    toFigureRow({
      what: `${name}, false changes`,
      ...per1000,
      ours: grammar.changesPer1000,
      goal: { atMost: 1.5 },
    }),
    toFigureRow({
      what: `${name}, changes by improve`,
      ...per1000,
      ours: improved.changesPer1000,
      goal: { atMost: 1.5 },
    }),
    toFigureRow({
      what: `${name}, sentences that a second run leaves alone, of ${again.sentences}`,
      unit: '%',
      ours: 100 * again.stableShare,
      goal: { atLeast: 99 },
    }),
  ];
}

/** Paragraphs put together to texts of about equal length. */
function toTexts(paragraphs: readonly string[]): string[] {
  const texts = [''];
  for (const paragraph of paragraphs) {
    const last = texts.at(-1) ?? '';
    if (last.length >= SPEED.characters) texts.push(paragraph);
    else texts[texts.length - 1] = last === '' ? paragraph : `${last}\n${paragraph}`;
  }
  return sampleEvenly(texts, SPEED.texts);
}

async function measureOnNews({ name, language, paragraphs }: Prose): Promise<Row> {
  const corrector = await makeCorrector({ language });
  const { ratio, engineMsPer1000, harperMsPer1000 } = await measureSpeed(
    corrector,
    await makeLinter(language),
    toTexts(paragraphs),
  );
  return {
    what: `${name}, 1,000 words of grammar, against harper with our choice of its rules`,
    unit: 'ms',
    ours: engineMsPer1000,
    reference: harperMsPer1000,
    compared: 'ratio',
    value: ratio,
  };
}

/** How well the engine corrects, beside harper as it comes. */
export async function measureCorrector({ tell }: Bench, data: string): Promise<Row[]> {
  tell("learners' sentences");
  const rows = await measureOnLearners(data);
  const prose = await readProse(data);
  for (const set of prose) {
    tell(set.name);
    rows.push(...(await measureOnProse(set)));
  }
  const news = prose.find(({ name }) => name.includes('news'));
  return news === undefined ? rows : [...rows, await measureOnNews(news)];
}
