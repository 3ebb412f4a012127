import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../shared/format.ts';
import { Button, toButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { moveLostFocus } from '../../ui/move-lost-focus.ts';
import { deleteDraft } from '../draft-acts.ts';
import { type DraftEntry, draftNameLimit, mostDrafts, nameDraft, toDraftName } from '../draft-list.ts';
import { useDrafts } from '../drafts-context.ts';
import { toNewDraftChord } from '../new-draft-key.ts';

export interface DraftSheetProps {
  onClose(): void;
}

/** All drafts of a tool, newest first: each can be opened, here or in a tab of its own, named and deleted. */
export function DraftSheet({ onClose }: DraftSheetProps) {
  const drafts = useDrafts();
  const { tool, userId } = drafts;
  const [entries, setEntries] = useState(drafts.list);
  const newButton = useRef<HTMLButtonElement>(null);
  const refresh = () => setEntries(drafts.list());
  // Of other tabs. What is typed in this one waits behind the panel
  useEffect(() => {
    const follow = () => setEntries(drafts.list());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [drafts]);

  function remove(entry: DraftEntry): void {
    const isOpen = entry.id === drafts.id;
    const onRestored = () => (isOpen ? drafts.open(entry.id) : refresh());
    const deletion = deleteDraft(drafts, entry, { done: 'Draft deleted', onRestored });
    void deletion.catch(() => undefined);
    const left = drafts.list();
    if (!isOpen) {
      setEntries(left);
      moveLostFocus(() => newButton.current);
    } else if (left[0]) drafts.open(left[0].id);
    else drafts.openNew();
  }

  return (
    <>
      <div className="side-part">
        <Button ref={newButton} aria-keyshortcuts="Alt+Shift+N" onClick={drafts.openNew}>
          New draft
          <kbd aria-hidden className="max-md:hidden">
            {toNewDraftChord()}
          </kbd>
        </Button>
        {entries.length === 0 && (
          <p className="text-ink-2">
            No drafts yet. What you write here is listed as one, on this device only.
          </p>
        )}
      </div>
      <ol className="drafts">
        {entries.map((entry) => (
          <DraftRow
            key={entry.id}
            entry={entry}
            isHere={entry.id === drafts.id}
            onOpened={onClose}
            onNamed={(name) => {
              nameDraft(localStorage, userId, toDraftName(tool, entry.id), name);
              refresh();
            }}
            onDelete={() => remove(entry)}
          />
        ))}
      </ol>
      <BoundNote entries={entries} currentId={drafts.id} />
    </>
  );
}

interface DraftRowProps {
  entry: DraftEntry;
  isHere: boolean;
  onOpened(): void;
  onNamed(name: string): void;
  onDelete(): void;
}

function DraftRow({ entry, isHere, onOpened, onNamed, onDelete }: DraftRowProps) {
  const { id, title, changedAt } = entry;
  const [isNaming, setIsNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const address = `?draft=${id}`;
  return (
    <li ref={row} aria-current={isHere || undefined}>
      {isNaming ? (
        <NameForm
          entry={entry}
          onDone={(name) => {
            setIsNaming(false);
            moveLostFocus(() => row.current?.querySelector('[data-rename]'));
            if (name !== undefined) onNamed(name);
          }}
        />
      ) : (
        <p className="flex items-center gap-2">
          <Link className="draft-title" to={address} translate="no" onClick={onOpened}>
            {title}
          </Link>
          {isHere && <span className="badge">Open here</span>}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-1">
        {changedAt && (
          <time className="num text-small text-ink-3" dateTime={changedAt}>
            {formatDate(changedAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        )}
        <span className="ml-auto flex gap-1">
          <Link
            className={toButtonClass({ look: 'bare', small: true, icon: true })}
            to={address}
            target="_blank"
            aria-label={`Open “${title}” in a new tab`}
          >
            <Icon name="newTab" />
          </Link>
          <Button
            look="bare"
            small
            icon
            data-rename
            aria-label={`Rename “${title}”`}
            onClick={() => setIsNaming(true)}
          >
            <Icon name="pencil" />
          </Button>
          <Button look="bare" small icon aria-label={`Delete “${title}”`} onClick={onDelete}>
            <Icon name="trash" />
          </Button>
        </span>
      </p>
    </li>
  );
}

/** @param props.onDone with the name, or undefined where the former stays */
function NameForm({ entry, onDone }: { entry: DraftEntry; onDone(name: string | undefined): void }) {
  const [name, setName] = useState(entry.isNamed ? entry.title : '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    onDone(name);
  }

  return (
    <form className="flex items-center gap-1" onSubmit={submit}>
      <input
        className="input min-w-0 flex-1"
        aria-label={`Name of “${entry.title}”`}
        placeholder="Its first words"
        maxLength={draftNameLimit}
        value={name}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of what was pressed
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The panel stays
          event.preventDefault();
          event.stopPropagation();
          onDone(undefined);
        }}
      />
      <Button small type="submit">
        Save
      </Button>
    </form>
  );
}

/** What happens to the next one, before it happens. */
function BoundNote({ entries, currentId }: { entries: readonly DraftEntry[]; currentId: string }) {
  const oldest = entries.findLast(({ id }) => id !== currentId);
  if (entries.length < mostDrafts || !oldest) return null;
  return (
    <p className="side-part text-small text-ink-2">
      {mostDrafts} drafts are kept. The next new one takes the place of “{oldest.title}”.
    </p>
  );
}
