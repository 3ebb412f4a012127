import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, type Descendant, Editor, Transforms } from 'slate';
import { type HistoryEditor, withHistory } from 'slate-history';
import { Editable, type ReactEditor, Slate, withReact } from 'slate-react';
import { sampleLines } from './sample.ts';

const initialValue: Descendant[] = sampleLines.map((line) => ({ children: [{ text: line }] }));

function Example() {
  const [editor] = useState(() => withHistory(withReact(createEditor() as ReactEditor & HistoryEditor)));
  return (
    <Slate editor={editor} initialValue={initialValue}>
      <Editable autoFocus onFocus={() => Transforms.select(editor, Editor.end(editor, []))} />
    </Slate>
  );
}

export function mountSlate(place: HTMLElement): void {
  createRoot(place).render(<Example />);
}
