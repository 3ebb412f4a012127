import { useRef } from 'react';
import type { InstructionList } from '../../../../shared/contract/instructions.ts';
import { readInstructionText, toInstructionText } from '../../../instructions/text-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notify.ts';
import type { InstructionEditing } from '../use-instruction-editing.ts';

interface InstructionFileProps {
  list: InstructionList;
  editing: Pick<InstructionEditing, 'bringIn' | 'fail'>;
}

const notLoaded = 'Nothing was done: this could not be loaded. Please try again.';

/** The list as a text file, out and in. */
export function InstructionFile({ list: { instructions }, editing }: InstructionFileProps) {
  const input = useRef<HTMLInputElement>(null);

  async function save(): Promise<void> {
    const files = await import('../../../files/save-text.ts').catch(() => undefined);
    if (!files) return editing.fail(notLoaded);
    const name = await files.saveText(toInstructionText(instructions), 'txt', 'Saved instructions');
    void notify({ title: `Saved as ${name}` });
  }

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const files = await import('../../../files/read-file.ts').catch(() => undefined);
    if (!files) return editing.fail(notLoaded);
    const read = await files.readFile(file);
    if ('problem' in read) return editing.fail(files.problemSentences[read.problem]);
    await editing.bringIn(readInstructionText(read.text));
  }

  return (
    <>
      <Button small onClick={() => input.current?.click()}>
        <Icon name="page" />
        Import
      </Button>
      <Button small disabled={instructions.length === 0} onClick={() => void save()}>
        <Icon name="save" />
        Export
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.md"
        aria-label="File with instructions"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          // The same file can be chosen again
          event.target.value = '';
        }}
      />
    </>
  );
}
