import type { ReactNode } from 'react';
import type { KeptDocument } from '../../../documents/kept-document.ts';
import { HintNote } from '../../../first-use/hint-note.tsx';
import { ResultBody } from '../../../result/components/result-body.tsx';
import { ResultFoot } from '../../../result/components/result-foot.tsx';
import { ResultPane } from '../../../result/components/result-pane.tsx';
import type { ToolResult } from '../../../result/model.ts';
import type { PartialEdit } from '../../../result/use-partial-edit.ts';
import { focusChange } from '../../../review/focus-change.ts';
import type { ReviewLook } from '../../../review/model.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { paneTitle } from '../pane-title.ts';
import type { ImproveTool } from '../use-improve-tool.ts';
import type { PartialMode } from '../use-part-editing.ts';
import { EmptyResult } from './empty-result.tsx';

export { EditDialog } from '../../../result/components/edit-dialog.tsx';
export { SelectionBar } from '../../../result/components/selection-bar.tsx';
export { listEditorCommands } from '../commands.ts';
export { SavedCommands } from './saved-commands.tsx';

export interface ImproveResultProps {
  tool: ImproveTool;
  partialEdit: PartialEdit;
  mode: PartialMode;
  /** The text as it stands in the source. */
  text: string;
  result: ToolResult<null> | null;
  document: KeptDocument | undefined;
  look: ReviewLook;
  versionsButton: ReactNode;
  onLook(look: ReviewLook): void;
  onRetry(): void;
  /** Left out where the rules could not do it either. */
  onRules: (() => void) | undefined;
  onSample(): void;
  onUse(text: string): void;
}

/** What came of a run, or is coming: to be reviewed, and taken along. */
export function ImproveResult(props: ImproveResultProps) {
  const { tool, partialEdit, mode, text, result, look, versionsButton, onLook } = props;
  const { state } = tool;
  const hasChanges = (state.result?.review.changes.length ?? 0) > 0;
  const isPhone = useIsPhone();
  return (
    <ResultPane
      tool="improve-text"
      title={paneTitle}
      state={state}
      result={result}
      look={look}
      isFlashing={tool.isFlashing}
      isStillWorking={tool.isStillWorking}
      empty={<EmptyResult onSample={text.trim() === '' ? props.onSample : undefined} />}
      emptyFoot={versionsButton}
      banner={
        mode.hasBanner ? (
          <PartialBanner onDismiss={mode.dismiss} />
        ) : (
          // A phone's lines are the letter's
          !isPhone && <HintNote hasChanges={hasChanges} look={look} />
        )
      }
      onLook={onLook}
      onRetry={props.onRetry}
      onRules={props.onRules}
    >
      {(shown) => (
        <>
          <ResultBody
            result={shown}
            text={text}
            current={tool.current}
            look={look}
            partialEdit={partialEdit}
            isEditing={mode.isOn}
            onReview={tool.keepReview}
            onCurrent={tool.setCurrent}
            onLook={onLook}
          />
          <ResultFoot
            result={shown}
            document={props.document}
            copy={{ name: 'Copy text', done: 'Text copied to clipboard!' }}
            isPartial={mode.isOn}
            onShow={(index) => {
              onLook('changes');
              tool.setCurrent(index);
              focusChange(index);
            }}
            actions={(shownText, leave) => (
              <>
                {shown.review.changes.length > 0 && (
                  <Button small onClick={() => leave('Use', () => props.onUse(shownText))}>
                    <Icon name="replace" />
                    Use as my text
                  </Button>
                )}
                {versionsButton}
              </>
            )}
          />
        </>
      )}
    </ResultPane>
  );
}

function PartialBanner({ onDismiss }: { onDismiss(): void }) {
  const dismiss = (
    <Button look="bare" small icon aria-label="Dismiss edit notice" onClick={onDismiss}>
      <Icon name="close" />
    </Button>
  );
  return <Banner action={dismiss}>Select text below to edit specific parts</Banner>;
}
