import type { Command } from '../../commands/model.ts';
import { toChord } from '../../ui/keys.ts';
import { actionWords, quickActions } from '../../writing/improve-actions.ts';
import { levelWords } from '../../writing/levels.ts';
import { readStyle } from './style-cookie.ts';
import type { PartialMode } from './use-part-editing.ts';
import type { Running } from './use-running.ts';

/** What the editor can do beside the buttons in sight: most of it stands in a panel that is closed. */
export function listEditorCommands(
  { run, busyAction }: Running,
  mode: PartialMode,
  isBlank: boolean,
): Command[] {
  const style = readStyle(document.cookie);
  const part: Command = {
    group: 'On this screen',
    name: mode.isAsked ? 'Exit Edit Mode' : 'Edit Specific Parts',
    icon: 'pencil',
    run: mode.toggle,
  };
  if (isBlank || busyAction) return [part];
  const actions = [...quickActions, 'clarify'] as const;
  const levels = [
    levelWords.formality[style.formality],
    levelWords.tone[style.tone],
    levelWords.length[style.length],
  ];
  return [
    ...actions.map(
      (action): Command => ({
        group: 'On this screen',
        name: actionWords[action].name,
        icon: 'pencil',
        also: 'run rephrase 1 credit',
        ...(action === 'improve' && { keys: toChord('↵') }),
        run: () => run({ action }),
      }),
    ),
    {
      group: 'On this screen',
      name: `Rewrite with Style: ${levels.join(', ')}`,
      icon: 'options',
      also: 'run rephrase tone formality length 1 credit',
      run: () => run({ action: 'rewrite', ...style }),
    },
    part,
  ];
}
