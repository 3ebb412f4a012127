import { countCharacters, improveTextLimit } from '../../../shared/limits.ts';
import { restoreText } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import { toPlainResult } from '../../result/model.ts';
import { notify } from '../../ui/notify.ts';
import type { EditorParts } from './use-improve-tool.ts';
import { findVersion, type Version } from './versions.ts';

/** Puts another text into the source; one press brings the former back. */
function putText(draft: Draft, text: string, title: string, onUndo: () => void = () => undefined): void {
  const former = draft.readText();
  draft.setText(text);
  const undo = () => {
    draft.setText(restoreText(former, draft.readText(), text, improveTextLimit));
    onUndo();
  };
  void notify({ title, action: { label: 'Undo', onClick: undo } });
}

export function replaceText(
  { draft, history }: Omit<EditorParts, 'tool'>,
  text: string,
  title = 'Your text is replaced',
): void {
  if (countCharacters(text) > improveTextLimit) {
    void notify({
      tone: 'warning',
      title: 'This is over the limit of 10,000 characters. Copy it instead.',
    });
    return;
  }
  history.snapshot(draft.readText());
  putText(draft, text, title);
}

/** Brings an earlier version back, as the text and as its result. */
export function revertTo({ draft, history, tool }: EditorParts, version: Version): void {
  const { result } = tool.state;
  const { selectedId } = history.versions;
  if (findVersion(history.versions, selectedId)?.text !== draft.readText())
    history.snapshot(draft.readText());
  tool.dispatch({ type: 'placed', result: toPlainResult(version.text, null) });
  history.select(version.id);
  tool.flash();
  putText(draft, version.text, `Reverted to Version ${version.versionNumber}`, () => {
    tool.dispatch({ type: 'placed', result });
    history.select(selectedId);
  });
}
