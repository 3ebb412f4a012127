import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Editor } from '../use-editor.ts';

/** At the bottom right, in the foot, so that it never covers a word. Phones have it among the actions. */
export function VersionsButton({ editor, onOpen }: { editor: Editor; onOpen(): void }) {
  return (
    <Button small className="max-md:hidden" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="clock" />
      Version History <span className="num text-ink-3">{editor.versions.list.length}</span>
    </Button>
  );
}
