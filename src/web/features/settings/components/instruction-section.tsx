import { useRef, useState } from 'react';
import type { InstructionList, SavedInstruction } from '../../../../shared/contract/instructions.ts';
import { toKeyWords } from '../../../instructions/keys.ts';
import { toCountWords } from '../../../instructions/model.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { moveLostFocus } from '../../../ui/move-lost-focus.ts';
import { useAnnouncer } from '../../../ui/use-announcer.tsx';
import { type InstructionEditing, useInstructionEditing } from '../use-instruction-editing.ts';
import { InstructionFile } from './instruction-file.tsx';
import { InstructionForm } from './instruction-form.tsx';
import { InstructionRow } from './instruction-row.tsx';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

export function InstructionSection() {
  const editing = useInstructionEditing();
  return (
    <Section
      title="Saved instructions"
      note={`The first nine have a key, ${toKeyWords('1')} to 9, in Improve Text and on what you select of a result.`}
    >
      <Loaded query={editing.query} failure="Your saved instructions could not be read.">
        {(list) => <Instructions list={list} editing={editing} />}
      </Loaded>
    </Section>
  );
}

/** Which form is open: of one by its id, or of a new one. */
type Open = { id: string } | 'new' | undefined;

function Instructions({ list, editing }: { list: InstructionList; editing: InstructionEditing }) {
  const { instructions, limit } = list;
  const [open, setOpen] = useState<Open>();
  const { announce, region } = useAnnouncer();
  const foot = useRef<HTMLDivElement>(null);
  const catchFocus = () =>
    moveLostFocus(() => foot.current?.querySelector<HTMLElement>('button:not(:disabled)'));

  function close(): void {
    setOpen(undefined);
    catchFocus();
  }

  async function remove(saved: SavedInstruction, index: number): Promise<void> {
    await editing.remove(saved, index);
    catchFocus();
  }

  async function move(index: number, step: -1 | 1): Promise<void> {
    const ids = instructions.map(({ id }) => id);
    const moved = ids.toSpliced(index, 1).toSpliced(index + step, 0, ...ids.slice(index, index + 1));
    if (await editing.reorder(moved)) announce(`Now at place ${index + step + 1} of ${ids.length}`);
  }

  return (
    <>
      {instructions.length === 0 ? (
        <p className="text-ink-2">
          Nothing saved yet. What you ask for often can have a name and a key here.
        </p>
      ) : (
        <ol className="instruction-list">
          {instructions.map((saved, index) => (
            <li key={saved.id}>
              {typeof open === 'object' && open.id === saved.id ? (
                <InstructionForm
                  former={saved}
                  onSave={(next) => editing.change(saved.id, next)}
                  onClose={close}
                />
              ) : (
                <InstructionRow
                  list={list}
                  saved={saved}
                  index={index}
                  onMove={(step) => void move(index, step)}
                  onEdit={() => setOpen({ id: saved.id })}
                  onRemove={() => void remove(saved, index)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {editing.failure && (
        <Banner tone="bad" icon="warning">
          {editing.failure}
        </Banner>
      )}
      {open === 'new' && <InstructionForm onSave={(next) => editing.add([next])} onClose={close} />}
      <div ref={foot} className="flex flex-wrap items-center gap-2">
        {open !== 'new' && (
          <Button small onClick={() => setOpen('new')} disabled={instructions.length >= limit}>
            New instruction
          </Button>
        )}
        <InstructionFile list={list} editing={editing} />
        <p className="num ml-auto text-small text-ink-3">{toCountWords(list)}</p>
      </div>
      {instructions.length >= limit && (
        <p className="text-small text-ink-2">
          {instructions.length > limit
            ? `Your plan runs the first ${limit}. The others are kept: move one up to run it.`
            : `Your plan has room for ${limit}.`}
        </p>
      )}
      {region}
    </>
  );
}
