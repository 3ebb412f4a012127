import { Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { applyChanges, withoutOverlaps } from '../../src/engine/text/edits.ts';
import type { Change, EnhanceResult, Language } from '../../src/engine/types.ts';

const DIALECTS: Readonly<Record<Language, Dialect>> = {
  'en-us': Dialect.American,
  'en-ca': Dialect.Canadian,
  'en-gb': Dialect.British,
};

/** Harper as it comes, for comparison: every remark is acted upon, by its first proposal. */
export async function makeHarperAlone(language: Language) {
  const linter = new LocalLinter({ binary: slimBinary, dialect: DIALECTS[language] });
  await linter.setup();

  async function correct({ text }: { text: string }): Promise<EnhanceResult> {
    const plain = text.replaceAll('’', "'");
    const found: Change[] = (await linter.lint(plain, { language: 'plaintext' })).flatMap((lint) => {
      const [suggestion] = lint.suggestions();
      if (suggestion === undefined) return [];
      const { start, end } = lint.span();
      const written = suggestion.kind() === SuggestionKind.Remove ? '' : suggestion.get_replacement_text();
      const isInsertion = suggestion.kind() === SuggestionKind.InsertAfter;
      const replacement = isInsertion ? text.slice(start, end) + written : written;
      return [
        { start, end, replacement, category: 'grammar', reason: lint.message(), gist: '', rule: 'harper' },
      ];
    });
    const changes = withoutOverlaps(found);
    return { text: applyChanges(text, changes), changes, issues: [] };
  }

  return { correct };
}
