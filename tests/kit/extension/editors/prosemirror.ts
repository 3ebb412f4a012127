import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { sampleLines } from './sample.ts';

export function mountProseMirror(place: HTMLElement): void {
  const doc = schema.node(
    'doc',
    null,
    sampleLines.map((line) => schema.node('paragraph', null, [schema.text(line)])),
  );
  const plugins = [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo }), keymap(baseKeymap)];
  const view = new EditorView(place, { state: EditorState.create({ doc, plugins }) });
  view.focus();
}
