import { z } from 'zod';

const matchSchema = z.strictObject({
  message: z.string().min(1),
  shortMessage: z.string(),
  replacements: z.array(z.strictObject({ value: z.string() })).max(10),
  offset: z.int().min(0),
  length: z.int().min(1),
  context: z.strictObject({ text: z.string(), offset: z.int().min(0), length: z.int().min(1) }),
  sentence: z.string(),
  type: z.strictObject({ typeName: z.enum(['UnknownWord', 'Hint', 'Other']) }),
  rule: z.strictObject({
    id: z.string().regex(/^(?:MORFOLOGIK_RULE_EN_(?:US|GB|CA)|DW_[A-Z\d_]+)$/),
    description: z.string().min(1),
    issueType: z.enum(['misspelling', 'grammar', 'typographical', 'whitespace', 'duplication', 'style']),
    urls: z.array(z.strictObject({ value: z.url() })).optional(),
    category: z.strictObject({ id: z.string().min(1), name: z.string().min(1) }),
  }),
  ignoreForIncompleteSentence: z.boolean(),
  contextForSureMatch: z.int(),
});

/** An answer to a check as LanguageTool's clients expect it: every key is always there. */
export const languageToolAnswerSchema = z.strictObject({
  software: z.strictObject({
    name: z.string(),
    version: z.string().regex(/^\d+\.\d+$/),
    buildDate: z.string(),
    apiVersion: z.literal(1),
    premium: z.literal(false),
    premiumHint: z.string(),
    status: z.string(),
  }),
  warnings: z.strictObject({ incompleteResults: z.boolean() }),
  language: z.strictObject({
    name: z.string(),
    code: z.string(),
    detectedLanguage: z.strictObject({
      name: z.string(),
      code: z.string(),
      confidence: z.number().min(0).max(1),
      source: z.string(),
    }),
  }),
  matches: z.array(matchSchema),
  sentenceRanges: z.array(z.tuple([z.int(), z.int()])),
  extendedSentenceRanges: z.array(
    z.strictObject({
      from: z.int(),
      to: z.int(),
      detectedLanguages: z.array(z.strictObject({ language: z.string(), rate: z.number() })),
    }),
  ),
});

export type LanguageToolAnswer = z.infer<typeof languageToolAnswerSchema>;

export type FieldValues = Readonly<Record<string, string>>;

export interface FormOptions {
  headers?: Record<string, string>;
  /** As `/k/{key}/v2`. */
  base?: string;
}

export function postForm(
  url: string,
  action: string,
  fields: FieldValues | string,
  { headers = {}, base = '/v2' }: FormOptions = {},
): Promise<Response> {
  return fetch(`${url}${base}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

/** Checks as a client does, and holds the answer against the protocol. */
export async function checkByForm(
  url: string,
  fields: FieldValues | string,
  options?: FormOptions,
): Promise<LanguageToolAnswer> {
  const answer = await postForm(url, 'check', fields, options);
  if (answer.status !== 200) {
    const told = await answer.text();
    // Names that nobody knows cost the engine's linter seconds where others work on the same cores, the first time
    if (told.includes('took longer')) return checkByForm(url, fields, options);
    throw new Error(`${answer.status} ${told}`);
  }
  return languageToolAnswerSchema.parse(await answer.json());
}

/** The words that are flagged, each with the first that may stand in its place. */
export function listFlagged(
  original: string,
  { matches }: LanguageToolAnswer,
): [string, string | undefined][] {
  return matches.map(({ offset, length, replacements }) => [
    original.slice(offset, offset + length),
    replacements[0]?.value,
  ]);
}
