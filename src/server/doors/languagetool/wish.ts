import type { CheckLevel, Language } from '../../../engine/index.ts';
import { type AnnotatedText, readText } from './annotated-text.ts';
import type { Fields } from './fields.ts';
import { findLanguage, getLanguage } from './languages.ts';
import { wrong } from './refusal.ts';

/** What a program asks of a check. */
export interface Wish {
  text: AnnotatedText;
  /** Whose spelling; undefined: the writer's own. */
  spelling: Language | undefined;
  /** The language is to be found out. */
  isAuto: boolean;
  level: CheckLevel;
  /** By ids of rules and categories as answers have them. */
  isWanted(finding: { rule: string; category: string }): boolean;
  /** Asked for besides the check of everything else: all that we find is in that one. */
  isTextLevelOnly: boolean;
  isShort: boolean;
  allowsIncomplete: boolean;
}

const modes = ['all', 'allButTextLevelOnly', 'textLevelOnly'];

/** @throws Refusal */
export function readWish(fields: Fields): Wish {
  const text = readText(fields);
  const code = fields.get('language');
  if (!code)
    throw wrong(
      "Missing 'language' parameter, e.g. 'language=en-US' for American English or 'language=fr' for French",
    );
  const isAuto = code.toLowerCase() === 'auto';
  const mode = fields.get('mode') ?? 'all';
  if (!modes.includes(mode)) throw wrong(`If 'mode' is set, it must be one of: ${modes.join(', ')}`);
  const { isWanted, isOnly } = readFilter(fields);
  return {
    text,
    spelling: isAuto ? readPreferred(fields) : readNamed(fields, code),
    isAuto,
    level: readLevel(fields) === 'picky' || isOnly ? 'style' : 'errors',
    isWanted,
    isTextLevelOnly: mode === 'textLevelOnly',
    isShort: fields.get('c') === '1',
    allowsIncomplete: fields.get('allowIncompleteResults') === 'true',
  };
}

function readLevel(fields: Fields): string {
  const level = fields.get('level') ?? 'default';
  if (level !== 'default' && level !== 'picky')
    throw wrong("If 'level' is set, it must be set to 'default' or 'picky'");
  return level;
}

function readNamed(fields: Fields, code: string): Language | undefined {
  const isMultilingual = fields.get('multilingual') === 'true';
  if (listOf(fields, 'preferredVariants').length > 0 && !isMultilingual)
    throw wrong("You specified 'preferredVariants' but you didn't specify 'language=auto'");
  if (listOf(fields, 'noopLanguages').length > 0)
    throw wrong("You specified 'noopLanguages' but you didn't specify 'language=auto'");
  return getLanguage(code).spelling;
}

/** The English that ‘auto’ means. */
function readPreferred(fields: Fields): Language | undefined {
  const codes = listOf(fields, 'preferredVariants');
  const incomplete = codes.find((code) => !code.includes('-'));
  if (incomplete !== undefined)
    throw wrong("Invalid format for 'preferredVariants', expected a dash as in 'en-GB'");
  return codes.map((code) => findLanguage(code)?.spelling).find((spelling) => spelling !== undefined);
}

function readFilter(fields: Fields) {
  const enabled = { rules: listOf(fields, 'enabledRules'), categories: listOf(fields, 'enabledCategories') };
  const disabled = {
    rules: listOf(fields, 'disabledRules'),
    categories: listOf(fields, 'disabledCategories'),
  };
  const isOnly = ['yes', 'true'].includes(fields.get('enabledOnly') ?? '');
  const isEmpty = ({ rules, categories }: typeof enabled) => rules.length + categories.length === 0;
  if (isOnly && !isEmpty(disabled))
    throw wrong('You cannot specify disabled rules or categories using enabledOnly=true');
  if (isOnly && isEmpty(enabled))
    throw wrong('You must specify enabled rules or categories when using enabledOnly=true');
  const names = (lists: typeof enabled, { rule, category }: { rule: string; category: string }) =>
    lists.rules.includes(rule) || lists.categories.includes(category);
  return {
    isOnly,
    isWanted: (finding: { rule: string; category: string }) =>
      isOnly ? names(enabled, finding) : !names(disabled, finding),
  };
}

function listOf(fields: Fields, name: string): string[] {
  return (fields.get(name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
