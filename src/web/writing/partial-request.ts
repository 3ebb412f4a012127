import { contextLimit } from '../../shared/limits.ts';

/** The body of a partial edit: a stretch of a text, and some of what stands around it to read. */
export function toPartialRequest(
  text: string,
  { start, end }: { start: number; end: number },
  instruction: string,
) {
  return {
    action: 'ai_prompt' as const,
    original_text: text.slice(start, end),
    ai_prompt: instruction,
    partial: true,
    context: {
      before: wellFormed(text.slice(Math.max(0, start - contextLimit), start)),
      after: wellFormed(text.slice(end, end + contextLimit)),
    },
  };
}

/** Without the half of a character that a cut at a fixed length may leave at either end. */
function wellFormed(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
}
