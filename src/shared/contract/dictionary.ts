import { z } from 'zod';
import { dictionaryWordsLimit } from '../limits.ts';
import { isDictionaryWord } from '../words.ts';
import { pickErrors, readCall, writeCall } from './errors.ts';

const wordSchema = z.string().trim().normalize('NFC').refine(isDictionaryWord, { error: 'not one word' });

const wordsInput = z.strictObject({ words: z.array(wordSchema).min(1).max(dictionaryWordsLimit) });
const dictionarySchema = z.strictObject({
  words: z.array(z.string()).describe('In the order of the alphabet.'),
});

/** As engines name their rules, such as `harper/RepeatedWords`: with a slash, so it stands in no address. */
const ruleSchema = z.string().regex(/^[\w./-]{1,80}$/);

const switchedOffRulesSchema = z.strictObject({
  rules: z.array(
    z.strictObject({
      rule: z.string(),
      description: z.string().describe('What the writer was told of it where they switched it off.'),
    }),
  ),
});
export type SwitchedOffRule = z.infer<typeof switchedOffRulesSchema>['rules'][number];

/** Longest description of a rule. */
const descriptionMaxLength = 300;

const wordsPath = '/dictionary/words';
const rulesPath = '/switched-off-rules';
const tags = ['Dictionary and rules'];

export const dictionaryContract = {
  read: readCall
    .meta({ scope: 'account' })
    .route({ method: 'GET', path: '/dictionary', tags, summary: 'The writer’s own words' })
    .output(dictionarySchema),
  addWords: writeCall
    .meta({ scope: 'account' })
    .route({
      method: 'POST',
      path: wordsPath,
      tags,
      summary: 'Add words, all or none; those that are there already stay',
    })
    .errors(pickErrors('LIST_FULL'))
    .input(wordsInput)
    .output(dictionarySchema),
  removeWords: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'DELETE', path: wordsPath, tags, summary: 'Remove words, as they are written' })
    .input(wordsInput)
    .output(dictionarySchema),
};

export const switchedOffRulesContract = {
  read: readCall
    .meta({ scope: 'account' })
    .route({
      method: 'GET',
      path: rulesPath,
      tags,
      summary: 'The rules that the writer does without',
    })
    .output(switchedOffRulesSchema),
  switchOff: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'POST', path: rulesPath, tags, summary: 'Switch a rule off' })
    .errors(pickErrors('LIST_FULL'))
    .input(
      z.strictObject({
        rule: ruleSchema.describe('As a change or an issue names it.'),
        description: z
          .string()
          .trim()
          .max(descriptionMaxLength)
          .regex(/^[^\p{Cc}\p{Cs}]*$/u)
          .default('')
          .describe('For the writer to know it by, such as the reason of the change.'),
      }),
    )
    .output(switchedOffRulesSchema),
  switchOn: writeCall
    .meta({ scope: 'account' })
    .route({ method: 'DELETE', path: rulesPath, tags, summary: 'Switch a rule on again' })
    .input(z.strictObject({ rule: ruleSchema }))
    .output(switchedOffRulesSchema),
};
