import type { InstructionList, SavedInstruction } from '../../../../shared/contract/instructions.ts';
import { toKeyWords } from '../../../instructions/keys.ts';
import { findDigit } from '../../../instructions/model.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

interface InstructionRowProps {
  list: InstructionList;
  saved: SavedInstruction;
  index: number;
  onMove(step: -1 | 1): void;
  onEdit(): void;
  onRemove(): void;
}

export function InstructionRow({ list, saved, index, onMove, onEdit, onRemove }: InstructionRowProps) {
  const { name, instruction } = saved;
  const digit = findDigit(list, index);
  const isBeyond = index >= list.limit;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <b className="wrap-anywhere">{name}</b>
          {digit && <kbd className="max-md:hidden">{toKeyWords(digit)}</kbd>}
          {isBeyond && <span className="badge">Not run</span>}
        </p>
        <p className="line-clamp-2 text-small text-ink-2 wrap-anywhere">{instruction}</p>
      </div>
      <div className="flex flex-none">
        <IconButton label={`Move “${name}” up`} icon="up" isOff={index === 0} onClick={() => onMove(-1)} />
        <IconButton
          label={`Move “${name}” down`}
          icon="down"
          isOff={index === list.instructions.length - 1}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Edit “${name}”`} icon="pencil" onClick={onEdit} />
        <IconButton label={`Delete “${name}”`} icon="trash" onClick={onRemove} />
      </div>
    </>
  );
}

interface IconButtonProps {
  label: string;
  icon: 'up' | 'down' | 'pencil' | 'trash';
  /** Keeps the focus, which `disabled` would drop at the end of the list. */
  isOff?: boolean;
  onClick(): void;
}

function IconButton({ label, icon, isOff, onClick }: IconButtonProps) {
  return (
    <Button
      look="bare"
      small
      icon
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} />
    </Button>
  );
}
