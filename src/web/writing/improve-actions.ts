import type { EnhanceActionName, RewriteStyle } from '../../shared/contract/enhance.ts';
import type { TextChange } from '../../shared/contract/result.ts';
import { formatCount } from '../../shared/format.ts';

interface ActionWords {
  name: string;
  busy: string;
  done: string;
}

const fallbackBusy = 'Processing...';

function applied(name: string, busy = fallbackBusy): ActionWords {
  return { name, busy, done: `${name} applied successfully!` };
}

export const actionWords: Record<EnhanceActionName, ActionWords> = {
  improve: { name: 'Improve', busy: 'Improving...', done: 'Text enhanced successfully!' },
  grammar: applied('Fix Grammar', 'Fixing...'),
  shorten: applied('Shorten', 'Shortening...'),
  humanize: applied('Humanize', 'Humanizing...'),
  clarify: applied('Clarify'),
  rewrite: applied('Rewrite', 'Rewriting...'),
  ai_prompt: applied('Your instruction'),
};

export function isActionName(action: string): action is EnhanceActionName {
  return Object.hasOwn(actionWords, action);
}

/** The four of the grid, in its order. */
export const quickActions = ['improve', 'grammar', 'shorten', 'humanize'] as const;

/** What one run asks for beside the text. */
export type RunRequest =
  | { action: Exclude<EnhanceActionName, 'rewrite' | 'ai_prompt'> }
  | ({ action: 'rewrite' } & RewriteStyle)
  | { action: 'ai_prompt'; ai_prompt: string };

/** What the toast says of a finished run. */
export function toDoneWords(action: EnhanceActionName, changes: readonly TextChange[]) {
  const count = formatCount(changes.length, 'change');
  return { title: actionWords[action].done, description: `${count} to review.` };
}
