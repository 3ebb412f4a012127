import type { Finding, Rule } from '../../rules/kit.ts';

/** A source that the text names elsewhere: “according to the study”. */
const SOURCE =
  'according to (?:the|its|their|his|her|this|that|these|those|one|a|an)(?: (?:new|recent|latest|official|same))? (?:study|report|survey|research|researchers|scientists|authors|poll|analysis|data|figures|experts|statement|company|firm|findings)';
const AT_END = new RegExp(`, ${SOURCE}(?=\\.$)`, 'u');
const AT_START = new RegExp(`^${SOURCE}, (\\p{Ll}?)`, 'iu');
const reason = 'The text names the source elsewhere.';

/** “…, according to the study.”: which study that is stands elsewhere in the text. */
export const namelessSources: Rule = {
  id: 'shorten-source',
  category: 'shortening',
  gist: 'source',
  *find({ text }): Generator<Finding> {
    const end = AT_END.exec(text);
    if (end !== null) yield { start: end.index, end: end.index + end[0].length, replacement: '', reason };
    const start = AT_START.exec(text);
    if (start !== null)
      yield { start: 0, end: start[0].length, replacement: (start[1] ?? '').toUpperCase(), reason };
  },
  examples: [
    ['Most of the bread is sold, according to the report.', 'Most of the bread is sold.'],
    ['According to the study, most of the bread is sold.', 'Most of the bread is sold.'],
  ],
  leaves: [
    'Most of the bread is sold, according to a study by the bakers of the town.',
    'They are paid according to the report.',
  ],
};
