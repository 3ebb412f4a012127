import type { RowOf } from '../../db/statement.ts';
import { toTool } from '../history/search.ts';
import type { actions } from './statements.ts';

export type ExportedAction = RowOf<typeof actions>;

/** A call for people to read: what was given, what came of it. Every text stands there as it is. */
export function toMarkdown(action: ExportedAction): string {
  const { created_at, action_type, result, error_message, original_text, enhanced_text, request } = action;
  const asked = Object.entries(request).filter(([, value]) => typeof value === 'string' && value !== '');
  const parts = [
    `## ${created_at.slice(0, 16).replace('T', ' ')} UTC, ${toTool(action_type)}, ${action_type}`,
    `Result: ${error_message ?? result ?? 'running'}`,
    toPart('Text', original_text),
    ...asked.map(([name, value]) => toPart(name, String(value))),
    ...(enhanced_text === null ? [] : [toPart('Result', enhanced_text)]),
  ];
  return `${parts.join('\n\n')}\n\n`;
}

function toPart(title: string, text: string): string {
  const fence = toFence(text);
  return `### ${title}\n\n${fence}text\n${text}\n${fence}`;
}

/** Longer than any row of backticks in the text, so that nothing in it ends the fence. */
function toFence(text: string): string {
  const rows = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(3, ...rows.map((row) => row.length + 1)));
}
