import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Action } from '../../../../shared/contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/icons.tsx';

interface PanelFootProps {
  action: Action;
  /** What Copy copies. */
  text: string;
  isOriginal: boolean;
  onDelete(): void;
}

/** What can be done with an entry. What was copied is said here, beside the button, and stays. */
export function PanelFoot({ action, text, isOriginal, onDelete }: PanelFootProps) {
  const navigate = useNavigate();
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const shown = copied?.text === text ? copied : undefined;

  async function copy(): Promise<void> {
    const isDone = await copyText(text).then(
      () => true,
      () => false,
    );
    setCopied({ text, isDone });
  }

  return (
    <div className="record-foot">
      <p className="record-copied" role="status">
        {shown?.isDone && 'Text copied to clipboard!'}
        {shown?.isDone === false && 'Failed to copy to clipboard. Select the text and copy it.'}
      </p>
      {action.result !== null && (
        <Button className="btn-danger" onClick={onDelete}>
          Delete
        </Button>
      )}
      <span className="grow" />
      <Button onClick={copy}>
        <Icon name={shown?.isDone ? 'accept' : 'copy'} />
        {isOriginal ? 'Copy original' : 'Copy'}
      </Button>
      {/* In the state of the step, never in the address: texts are nothing for logs and bookmarks */}
      <Button look="primary" onClick={() => void navigate(`/${action.tool}`, { state: { reopen: action } })}>
        Open in its tool
      </Button>
    </div>
  );
}
