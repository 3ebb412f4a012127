import { useState } from 'react';
import {
  defaultRewriteStyle,
  type EnhanceActionName,
  type RewriteStyle,
} from '../../shared/contract/enhance.ts';
import { instructionLimit } from '../../shared/limits.ts';
import { Button } from '../../web/ui/button.tsx';
import { useBegins } from '../../web/ui/use-begins.ts';
import { ActionButton } from '../../web/writing/action-button.tsx';
import { actionWords, type RunRequest } from '../../web/writing/improve-actions.ts';
import { RunButton } from '../../web/writing/run-button.tsx';
import { StyleSliders } from '../../web/writing/style-sliders.tsx';

interface ActionsProps {
  /** There is a result: what can be asked for beside it makes room. */
  isFolded: boolean;
  isOff: boolean;
  busyAction: EnhanceActionName | undefined;
  onRun(request: RunRequest): void;
}

const others = ['grammar', 'shorten', 'humanize', 'clarify'] as const;

/** What can be done with the text that was taken. */
export function Actions({ isFolded, isOff, busyAction, onRun }: ActionsProps) {
  const [isOpen, setIsOpen] = useState(true);
  if (useBegins(isFolded)) setIsOpen(false);
  return (
    <details
      className="beside-actions"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={isFolded ? undefined : 'sr-only'}>
        {isFolded ? 'Ask for something else' : 'Actions'}
      </summary>
      <div className="grid gap-2">
        <RunButton
          words={actionWords.improve.name}
          busyWords={actionWords.improve.busy}
          isRunning={busyAction === 'improve'}
          isOff={isOff}
          onRun={() => onRun({ action: 'improve' })}
        />
        <div className="grid grid-cols-2 gap-2">
          {others.map((action) => (
            <ActionButton
              key={action}
              action={action}
              busyAction={busyAction}
              isOff={isOff}
              onRun={() => onRun({ action })}
            />
          ))}
        </div>
        <StylePart isOff={isOff} busyAction={busyAction} onRun={onRun} />
        <InstructionPart isOff={isOff} busyAction={busyAction} onRun={onRun} />
      </div>
    </details>
  );
}

type PartProps = Omit<ActionsProps, 'isFolded'>;

function StylePart({ isOff, busyAction, onRun }: PartProps) {
  const [style, setStyle] = useState<RewriteStyle>(defaultRewriteStyle);
  return (
    <details className="beside-more">
      <summary>Rewrite with Style</summary>
      <div className="grid gap-3">
        <StyleSliders style={style} isOff={isOff} onChange={setStyle} />
        <ActionButton
          action="rewrite"
          busyAction={busyAction}
          isOff={isOff}
          onRun={() => onRun({ action: 'rewrite', ...style })}
        />
      </div>
    </details>
  );
}

function InstructionPart({ isOff, busyAction, onRun }: PartProps) {
  const [instruction, setInstruction] = useState('');
  const isBlank = instruction.trim() === '';
  const run = () => onRun({ action: 'ai_prompt', ai_prompt: instruction });
  return (
    <details className="beside-more" data-own-run>
      <summary id="own-instruction">Your own instruction</summary>
      <div className="grid gap-2">
        <textarea
          className="input prose"
          rows={2}
          maxLength={instructionLimit}
          aria-labelledby="own-instruction"
          placeholder="Make it friendlier"
          value={instruction}
          onChange={(event) => setInstruction(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
            event.preventDefault();
            if (!isOff && !isBlank) run();
          }}
        />
        {busyAction === 'ai_prompt' ? (
          <Button busy>{actionWords.ai_prompt.busy}</Button>
        ) : (
          <Button disabled={isOff || isBlank} onClick={run}>
            Run
          </Button>
        )}
      </div>
    </details>
  );
}
