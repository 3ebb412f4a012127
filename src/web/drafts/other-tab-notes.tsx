import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { useDrafts } from './drafts-context.ts';
import type { OtherTab } from './use-draft-fields.ts';

interface OtherTabNotesProps<Fields> {
  otherTab: OtherTab<Fields>;
  /** What each text is called, such as ‘rough draft’. */
  names: Partial<Record<keyof Fields & string, string>>;
}

const previewLength = 60;

/** Says where another tab has another text, and lets the writer take either, or both. Nothing is lost meanwhile. */
export function OtherTabNotes<Fields>({ otherTab, names }: OtherTabNotesProps<Fields>) {
  const { others, takeOther, keepOwn, keepBoth } = otherTab;
  const drafts = useDrafts();
  const fields = (Object.keys(names) as (keyof Fields & string)[]).filter((name) => others[name]);

  function settle(title: string, undo: () => void): void {
    void notify({ title, action: { label: 'Undo', onClick: undo } });
  }

  function divide(name: keyof Fields & string): void {
    const isDone = drafts.openCopy((draftName) => keepBoth(name, draftName));
    if (isDone) void notify({ title: 'Both are kept. This one is a draft of its own' });
    else
      void notify({
        tone: 'error',
        title: 'There is no room for another draft',
        description: 'Delete one that you no longer need. Both texts are as they were.',
      });
  }

  if (otherTab.isDeleted) {
    return (
      <Banner
        tone="flag"
        icon="warning"
        action={
          <Button small onClick={otherTab.keepDeleted}>
            Keep it
          </Button>
        }
      >
        Another tab has deleted this draft. It is still here, and is not stored until you keep it or type.
      </Banner>
    );
  }
  return fields.map((name) => (
    <Banner
      key={name}
      tone="flag"
      icon="warning"
      action={
        <>
          <Button small onClick={() => settle('The other text is here', takeOther(name))}>
            Use the other
          </Button>
          <Button small onClick={() => settle('This text is kept', keepOwn(name))}>
            Keep this one
          </Button>
          <Button small onClick={() => divide(name)}>
            Keep both
          </Button>
        </>
      }
    >
      Another tab has a different {names[name]}: “{toPreview(others[name] ?? '')}”. Both are kept until you
      choose.
    </Banner>
  ));
}

function toPreview(text: string): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  return line.length > previewLength ? `${line.slice(0, previewLength).trimEnd()}…` : line;
}
