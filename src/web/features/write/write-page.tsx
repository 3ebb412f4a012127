import { useRef } from 'react';
import { NewDraftCommand } from '../../commands/components/new-draft-command.tsx';
import { DraftsButton } from '../../drafts/components/drafts-button.tsx';
import { draftTools } from '../../drafts/draft-list.ts';
import { DraftScreen } from '../../drafts/draft-screen.tsx';
import type { DraftPlace } from '../../drafts/model.ts';
import { InstructionKeys } from '../../instructions/components/instruction-keys.tsx';
import { EditDialog } from '../../result/components/edit-dialog.tsx';
import { SelectionBar } from '../../result/components/selection-bar.tsx';
import { useReopened } from '../../result/use-reopened.ts';
import { useReviewLook } from '../../result/use-review-look.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { EmailPane } from './components/email-pane.tsx';
import { WriteForm } from './components/write-form.tsx';
import { takeReopened } from './reopened.ts';
import { sampleFields } from './sample.ts';
import { useFields } from './use-fields.ts';
import { useWrite } from './use-write.ts';

export function meta() {
  return toPageTitle('Write from Scratch');
}

export default function WritePage() {
  return <DraftScreen tool={draftTools.write}>{(place) => <WriteTool place={place} />}</DraftScreen>;
}

function WriteTool({ place }: { place: DraftPlace }) {
  const fields = useFields(place);
  const { announce, region } = useAnnouncer();
  const main = useRef<HTMLElement>(null);
  const write = useWrite({
    draftPlace: place,
    fields,
    announce,
    onDescribe: () => main.current?.querySelector<HTMLElement>('[data-field=description] textarea')?.focus(),
  });
  useReopened((action) => takeReopened(action, fields, write), write.isRestored);
  const [look, setLook] = useReviewLook();

  /** What was pressed is gone, and with it the focus: on to the next step, once it is drawn with what was filled in. */
  function fillSample(): void {
    fields.fill(sampleFields);
    requestAnimationFrame(() => {
      const run = main.current?.querySelector<HTMLElement>('[aria-keyshortcuts^="Control+Enter"]');
      run?.scrollIntoView({ block: 'center' });
      run?.focus({ preventScroll: true });
    });
  }

  const { description } = fields;
  const review = write.email?.review;
  // The words under review are tinted in the description, as long as it is what was reviewed
  const isSource = review?.source === description && look === 'changes' && !write.isRunning;
  return (
    <main ref={main} id="main" className="page">
      <header className="tool-head">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1>Write from Scratch</h1>
          <DraftsButton />
          <NewDraftCommand />
        </div>
        <p>Jot down what you want to say, get an email that says it, and see what was added to your words.</p>
      </header>
      <div className="write">
        <WriteForm
          fields={fields}
          write={write}
          echo={isSource ? review.changes[write.current] : undefined}
          announce={announce}
        />
        <EmailPane
          write={write}
          look={look}
          description={description}
          recipient={fields.recipient}
          onLook={setLook}
          onSample={description.trim() === '' ? fillSample : undefined}
        />
      </div>
      <SelectionBar partialEdit={write.partialEdit} />
      <EditDialog partialEdit={write.partialEdit} />
      {write.partialEdit.selection && <InstructionKeys onRun={write.partialEdit.run} />}
      {region}
    </main>
  );
}
