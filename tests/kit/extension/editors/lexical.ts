import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerRichText } from '@lexical/rich-text';
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical';
import { sampleLines } from './sample.ts';

export function mountLexical(place: HTMLElement): void {
  const box = document.createElement('div');
  box.contentEditable = 'true';
  box.style.whiteSpace = 'pre-wrap';
  place.append(box);
  const editor = createEditor({
    onError(error) {
      throw error;
    },
  });
  editor.setRootElement(box);
  registerRichText(editor);
  registerHistory(editor, createEmptyHistoryState(), 300);
  editor.update(
    () => {
      const paragraphs = sampleLines.map((line) => $createParagraphNode().append($createTextNode(line)));
      $getRoot()
        .clear()
        .append(...paragraphs);
      $getRoot().selectEnd();
    },
    { discrete: true, tag: 'history-merge' },
  );
  box.focus();
}
