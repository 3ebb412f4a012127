import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notify.ts';
import type { OtherTab } from './use-draft-fields.ts';

interface OtherTabNotesProps<Fields> {
  otherTab: OtherTab<Fields>;
  /** What each text is called, such as ‘rough draft’. */
  names: Partial<Record<keyof Fields & string, string>>;
}

const previewLength = 60;

/** Says where another tab has another text, and lets the writer take either. Nothing is lost meanwhile. */
export function OtherTabNotes<Fields>({ otherTab, names }: OtherTabNotesProps<Fields>) {
  const { others, takeOther, keepOwn } = otherTab;
  const fields = (Object.keys(names) as (keyof Fields & string)[]).filter((name) => others[name]);

  function settle(title: string, undo: () => void): void {
    void notify({ title, action: { label: 'Undo', onClick: undo } });
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
