import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import { type CopyOutcome, useDrafts } from './drafts-context.ts';
import type { OtherTab } from './use-draft-fields.ts';

interface OtherTabNotesProps<Fields> {
  otherTab: OtherTab<Fields>;
  /** What each text is called, such as ‘rough draft’. */
  names: Partial<Record<keyof Fields & string, string>>;
}

const previewLength = 60;

const copyWords: Record<CopyOutcome, Parameters<typeof notify>[0]> = {
  all: { title: 'Both are kept. This one is a draft of its own' },
  'without result': {
    tone: 'warning',
    title: 'Both texts are kept. This one is a draft of its own',
    description:
      'Its result could not be copied: this browser stores no more. It is still in the other draft.',
  },
  nothing: {
    tone: 'error',
    title: 'There is no room for another draft',
    description: 'Delete one that you no longer need. Both texts are as they were.',
  },
};

/** Says where another tab has another text, and lets the writer take either, or both. Nothing is lost meanwhile. */
export function OtherTabNotes<Fields>({ otherTab, names }: OtherTabNotesProps<Fields>) {
  const { others, takeOther, keepOwn, keepBoth } = otherTab;
  const drafts = useDrafts();
  const fields = (Object.keys(names) as (keyof Fields & string)[]).filter((name) => others[name]);

  function settle(title: string, undo: () => void): void {
    void notify({ title, action: { label: 'Undo', onClick: undo } });
  }

  async function divide(name: keyof Fields & string): Promise<void> {
    const outcome = await drafts.openCopy((draftName) => keepBoth(name, draftName));
    void notify(copyWords[outcome]);
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
          <Button small onClick={() => void divide(name)}>
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
