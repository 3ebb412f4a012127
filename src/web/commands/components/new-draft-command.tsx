import { useDrafts } from '../../drafts/drafts-context.ts';
import { toNewDraftChord } from '../../drafts/new-draft-key.ts';
import { useCommands } from '../use-commands.ts';

/** For the screens of tools that keep several drafts. */
export function NewDraftCommand() {
  const { openNew } = useDrafts();
  useCommands(() => [
    {
      group: 'On this screen',
      name: 'New draft',
      icon: 'drafts',
      keys: toNewDraftChord(),
      also: 'empty page start another',
      run: openNew,
    },
  ]);
  return null;
}
