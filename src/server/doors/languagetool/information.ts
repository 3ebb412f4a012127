import { brand } from '../../../shared/brand.ts';
import type { Fields } from './fields.ts';
import { findLanguage } from './languages.ts';
import { textLimit } from './limits.ts';
import { wrong } from './refusal.ts';
import { listedRules } from './rule-names.ts';

/** The version of LanguageTool whose API this is: some clients compare it. */
const version = '6.6';
const buildDate = '';

/** Who answers, in every answer to a check. */
export function describeSoftware(): object {
  return { name: brand.name, version, buildDate, apiVersion: 1, premium: false, premiumHint: '', status: '' };
}

export function describeServer(): object {
  return { software: { name: brand.name, version, buildDate, commit: '', premium: false } };
}

/** @throws Refusal */
export function listRules(fields: Fields): object {
  const code = fields.get('language');
  if (!code) throw wrong("'language' parameter missing");
  if (findLanguage(code) === undefined) throw wrong('That is not a language code known to Draftwell');
  return {
    ...describeServer(),
    parameter: { maxTextLength: textLimit },
    rules: listedRules.map(({ ruleId, description, id, name, issueType }) => ({
      ruleId,
      description,
      categoryId: id,
      categoryName: name,
      locQualityIssueType: issueType,
      ...(id === 'TYPOS' && { isDictionaryBasedSpellingRule: 'yes' }),
      ...(issueType === 'style' && { isDefaultOff: 'yes' }),
    })),
  };
}
