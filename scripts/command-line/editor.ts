import type { Change, CheckIssue, CheckLevel } from '../../src/engine/index.ts';
import type { FactKind } from '../../src/shared/contract/result.ts';
import type { Source } from './source.ts';

export const quickActions = ['improve', 'grammar', 'shorten', 'humanize', 'clarify'] as const;
export type QuickAction = (typeof quickActions)[number];

export type JudgedChange = Pick<Change, 'start' | 'end' | 'replacement' | 'reason' | 'rule'> & {
  /** What it adds, drops or alters that only the writer can vouch for. */
  fact: FactKind | null;
};

/** Reads and writes the prose of a file. Blocks are parted by a blank line; all places are UTF-16. */
export interface Editor {
  check(text: string, level: CheckLevel): Promise<CheckIssue[]>;
  improve(text: string, action: QuickAction): Promise<JudgedChange[]>;
}

/** Loads no more than what is asked for: the rules of the engine are most of what a start costs. */
export async function openEditor(source: Source): Promise<Editor> {
  if (source.server !== undefined) {
    const { makeRemoteEditor } = await import('./remote-editor.ts');
    return makeRemoteEditor(source.server);
  }
  const { findSocket } = await import('./daemon/socket.ts');
  const socket = source.idleMinutes > 0 ? findSocket() : undefined;
  if (socket !== undefined) {
    const { makeDaemonEditor } = await import('./daemon/daemon-editor.ts');
    return makeDaemonEditor(socket, source);
  }
  const { makeLocalEditor } = await import('./local-editor.ts');
  return makeLocalEditor(source);
}
