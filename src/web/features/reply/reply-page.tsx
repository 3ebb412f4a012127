import { useRef } from 'react';
import { emailChainLimit } from '../../../shared/limits.ts';
import { NewDraftCommand } from '../../commands/components/new-draft-command.tsx';
import { DraftsButton } from '../../drafts/components/drafts-button.tsx';
import { draftTools } from '../../drafts/draft-list.ts';
import { DraftScreen } from '../../drafts/draft-screen.tsx';
import type { DraftPlace } from '../../drafts/model.ts';
import { OtherTabNotes } from '../../drafts/other-tab-notes.tsx';
import { useHandedText } from '../../handoff/use-handed-text.ts';
import { InstructionKeys } from '../../instructions/components/instruction-keys.tsx';
import { EditDialog } from '../../result/components/edit-dialog.tsx';
import { SelectionBar } from '../../result/components/selection-bar.tsx';
import { useReopened } from '../../result/use-reopened.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { useAnnouncer } from '../../ui/use-announcer.tsx';
import { ChainCard } from './components/chain-card.tsx';
import { DraftCard } from './components/draft-card.tsx';
import { ReplyPane } from './components/reply-pane.tsx';
import { RunButtons } from './components/run-buttons.tsx';
import { StyleCard } from './components/style-card.tsx';
import { findMissing } from './model.ts';
import { takeReopened } from './reopened.ts';
import { useFields } from './use-fields.ts';
import { useIntoView } from './use-into-view.ts';
import { useReply } from './use-reply.ts';

export function meta() {
  return toPageTitle('Email Reply');
}

/** What was pressed is gone, and with it the focus: on to the next step, once it is drawn with what was filled in. */
function focusRun(): void {
  requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLElement>('#main [aria-keyshortcuts^="Control+Enter"]');
    const run = [...buttons].find((button) => button.checkVisibility());
    run?.scrollIntoView({ block: 'center' });
    run?.focus({ preventScroll: true });
  });
}

export default function ReplyPage() {
  return <DraftScreen tool={draftTools.reply}>{(place) => <ReplyTool place={place} />}</DraftScreen>;
}

function ReplyTool({ place }: { place: DraftPlace }) {
  const fields = useFields(place);
  const { announce, region } = useAnnouncer();
  const main = useRef<HTMLElement>(null);
  const reply = useReply({
    draftPlace: place,
    fields,
    announce,
    onMissing: (field) => main.current?.querySelector<HTMLElement>(`[data-field=${field}] textarea`)?.focus(),
  });
  useReopened((action) => takeReopened(action, fields, reply), reply.isRestored);
  useHandedText({
    limit: emailChainLimit,
    isReady: reply.isRestored,
    take: (handed, title) => fields.replaceText('chain', handed, title),
  });
  const isRunning = reply.state.run !== null;
  const sheet = useIntoView<HTMLElement>(isRunning);
  const runButtons = {
    isRunning,
    isReady: findMissing(fields) === undefined,
    onRun: reply.run,
    onStop: reply.stop,
  };
  return (
    <main ref={main} id="main" className="page">
      <header className="reply-intro">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1>Email Reply</h1>
          <DraftsButton />
          <NewDraftCommand />
        </div>
        <p className="text-ink-2">
          Paste the chain, jot down what you want to say, and read the reply. Questions that are still open
          stand beside it.
        </p>
      </header>
      <div className="reply-grid">
        <div className="reply-sources">
          <OtherTabNotes otherTab={fields.otherTab} names={{ chain: 'email chain', draft: 'rough draft' }} />
          <ChainCard fields={fields} />
          <DraftCard fields={fields} reply={reply} />
          <StyleCard style={fields.style} onChange={fields.setStyle} />
          <RunButtons className="flex lg:hidden" {...runButtons} />
        </div>
        <article ref={sheet} className="sheet flex flex-col">
          <ReplyPane
            fields={fields}
            reply={reply}
            onSample={focusRun}
            actions={<RunButtons className="flex max-lg:hidden" {...runButtons} />}
          />
        </article>
      </div>
      {region}
      <SelectionBar partialEdit={reply.partialEdit} />
      <EditDialog partialEdit={reply.partialEdit} />
      {reply.partialEdit.selection && <InstructionKeys onRun={reply.partialEdit.run} />}
    </main>
  );
}
