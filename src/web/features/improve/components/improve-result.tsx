import { HintNote } from '../../../first-use/hint-note.tsx';
import { ResultBody } from '../../../result/components/result-body.tsx';
import { ResultFoot } from '../../../result/components/result-foot.tsx';
import { ResultPane } from '../../../result/components/result-pane.tsx';
import type { ToolResult } from '../../../result/model.ts';
import { focusChange } from '../../../review/focus-change.ts';
import type { ReviewLook } from '../../../review/model.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { paneTitle } from '../model.ts';
import type { Editor } from '../use-editor.ts';
import { EmptyResult } from './empty-result.tsx';
import { VersionsButton } from './versions-button.tsx';

export { EditDialog } from '../../../result/components/edit-dialog.tsx';
export { SelectionBar } from '../../../result/components/selection-bar.tsx';
export { listEditorCommands } from '../commands.ts';

export interface ImproveResultProps {
  editor: Editor;
  /** The text as it stands in the source. */
  text: string;
  result: ToolResult<null> | null;
  look: ReviewLook;
  onLook(look: ReviewLook): void;
  onVersions(): void;
}

/** What came of a run, or is coming: to be reviewed, and taken along. */
export function ImproveResult({ editor, text, result, look, onLook, onVersions }: ImproveResultProps) {
  const { state, mode, partialEdit } = editor;
  const hasChanges = (state.result?.review.changes.length ?? 0) > 0;
  const isPhone = useIsPhone();
  const versionsButton = <VersionsButton editor={editor} onOpen={onVersions} />;
  return (
    <ResultPane
      tool="improve-text"
      title={paneTitle}
      state={state}
      result={result}
      look={look}
      isFlashing={editor.isFlashing}
      isStillWorking={editor.isStillWorking}
      empty={<EmptyResult onSample={text.trim() === '' ? editor.trySample : undefined} />}
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
      onRetry={editor.retry}
    >
      {(shown) => (
        <>
          <ResultBody
            result={shown}
            text={text}
            current={editor.current}
            look={look}
            partialEdit={mode.isOn ? partialEdit : undefined}
            onReview={editor.keepReview}
            onCurrent={editor.setCurrent}
            onLook={onLook}
          />
          <ResultFoot
            result={shown}
            copy={{ name: 'Copy text', done: 'Text copied to clipboard!' }}
            isPartial={mode.isOn}
            onShow={(index) => {
              onLook('changes');
              editor.setCurrent(index);
              focusChange(index);
            }}
            actions={(shownText, leave) => (
              <>
                {shown.review.changes.length > 0 && (
                  <Button small onClick={() => leave('Use', () => editor.replace(shownText))}>
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
