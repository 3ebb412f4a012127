import { makeCorrector } from '../../src/engine/corrector.ts';
import type { Bound } from '../../src/server/engines/hosted/corrections/judge.ts';
import {
  type Answered,
  correctAsAgreed,
  correctAsNearest,
  fixLearners,
  measurePassed,
  measureTexts,
  overEdit,
  overEdits,
  takeAnswers,
} from '../engine-measures/corrections.ts';
import { correctLearners, measureLearners } from '../engine-measures/corrector.ts';
import {
  readEncyclopaedia,
  readLearners,
  readSimplifications,
  sampleEvenly,
} from '../engine-measures/data.ts';
import { type Bench, type Group, type Row, toFigureRow } from './measure.ts';

/** Bounds to compare with the product's own, which is measured first. */
const otherBounds: readonly Bound[] = [
  { allowance: 1, share: 0.1 },
  { allowance: 1.5, share: 0.1 },
  { allowance: 1.5, share: 0.2 },
  { allowance: 2, share: 0.2 },
  { allowance: 2, share: 0.3 },
  { allowance: 3, share: 0.4 },
];

/** Of the simplified sentences so many: ten people each have seen to enough of them. */
const mostSimplified = 250;

interface Answers {
  agreed: Answered[];
  nearest: Answered[];
  simplified: Answered[];
}

async function readAnswers(data: string): Promise<Answers> {
  const learners = await readLearners(data);
  const people = await readSimplifications(data);
  const simplified = (await readEncyclopaedia(data)).map((source, index) =>
    people.map((lines) => ({ source, answer: lines[index] ?? '', edits: 1 })),
  );
  return {
    agreed: correctAsAgreed(learners),
    nearest: correctAsNearest(learners),
    simplified: sampleEvenly(simplified, mostSimplified)
      .flat()
      .filter(({ source, answer }) => source !== answer),
  };
}

function measureBound({ agreed, nearest, simplified }: Answers, bound?: Bound): Row[] {
  const name = bound ? `${bound.allowance} and ${bound.share * 100} %` : 'the bound of the product';
  const right = measurePassed(agreed, bound);
  const toRow = (what: string, share: number, goal?: { atLeast: number }) =>
    toFigureRow({ what: `${name}: ${what}`, unit: '%', ours: 100 * share, ...(goal && { goal }) });
  return [
    toRow(
      `sentences as two of four people agree, passed of ${agreed.length}`,
      right.sentences,
      bound ? undefined : { atLeast: 95 },
    ),
    toRow('their single corrections, passed', right.edits),
    toRow(
      `sentences of the nearest of the four, passed of ${nearest.length}`,
      measurePassed(nearest, bound).sentences,
    ),
    toRow(
      `people's simplifications, stopped of ${simplified.length}`,
      1 - measurePassed(simplified, bound).sentences,
    ),
    ...Object.entries(overEdits).map(([what, edit]) => {
      const answered = overEdit(agreed, edit);
      return toRow(`${what}, stopped of ${answered.length}`, 1 - measurePassed(answered, bound).sentences);
    }),
  ];
}

/** Against the rules alone: GLEU of what a writer gets, from a model that corrects well and from one that rephrases. */
async function measureGain({ tell }: Bench, data: string, { agreed }: Answers): Promise<Row[]> {
  tell('the rules alone');
  const learners = await readLearners(data);
  const rules = await correctLearners(await makeCorrector({ language: 'en-us' }), learners);
  const reference = measureLearners(learners, rules).gleu;
  const rephrased = agreed.map((one) => ({ ...one, answer: rephrase(one.answer) }));
  const toRow = (what: string, results: typeof rules) =>
    toFigureRow({
      what: `GLEU of ${what}, beside the rules alone`,
      unit: '',
      ours: measureLearners(learners, results).gleu,
      reference,
    });
  return [
    toRow('a model that corrects well, within the bound', fixLearners(rules, agreed)),
    toRow('the same without a bound', takeAnswers(rules, agreed)),
    toRow('a model that does more wherever it can, within the bound', fixLearners(rules, rephrased)),
    toRow('the same without a bound', takeAnswers(rules, rephrased)),
  ];
}

/** The first that can be done to it of what models do. */
function rephrase(text: string): string {
  for (const edit of Object.values(overEdits)) {
    const answer = edit(text);
    if (answer !== undefined) return answer;
  }
  return text;
}

/** How Fix Grammar holds a model to correcting: what passes its bound, what is stopped, and what a writer gains. */
export const measureCorrections: Group = async (bench) => {
  const { data, tell } = bench;
  if (data === undefined)
    return [{ what: 'corrections', notMeasured: 'name the folder of the texts: --data DIR' }];
  const answers = await readAnswers(data);
  tell('the bound of the product');
  const rows = measureBound(answers);
  const texts = measureTexts(answers.agreed);
  rows.push(
    toFigureRow({
      what: 'texts of five sentences of which the model drops one: it is there again',
      unit: '%',
      ours: 100 * texts.restored,
      goal: { atLeast: 100 },
    }),
    toFigureRow({
      what: 'texts of five sentences of which the model drops one: right corrections of the others that are kept',
      unit: '%',
      ours: 100 * texts.kept,
      goal: { atLeast: 99 },
    }),
  );
  for (const bound of otherBounds) {
    tell(`a bound of ${bound.allowance} and ${bound.share * 100} %`);
    rows.push(...measureBound(answers, bound));
  }
  return [...rows, ...(await measureGain(bench, data, answers))];
};
