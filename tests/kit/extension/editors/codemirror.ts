import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorView, keymap } from '@codemirror/view';
import { sampleLines } from './sample.ts';

export function mountCodeMirror(place: HTMLElement): void {
  const view = new EditorView({
    doc: sampleLines.join('\n'),
    extensions: [history(), keymap.of([...defaultKeymap, ...historyKeymap]), EditorView.lineWrapping],
    parent: place,
  });
  view.focus();
}
