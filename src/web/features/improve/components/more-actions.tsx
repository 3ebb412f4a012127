import { instructionLimit } from '../../../../shared/limits.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { SaveInstruction } from '../../../instructions/components/save-instruction.tsx';
import { SavedInstructions } from '../../../instructions/components/saved-instructions.tsx';
import { toKeyWords } from '../../../instructions/keys.ts';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { useUser } from '../../../session/auth-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { toChord } from '../../../ui/keys.ts';
import { ActionButton } from '../../../writing/action-button.tsx';
import { actionWords, quickActions } from '../../../writing/improve-actions.ts';
import { toInstructionPlaceholder } from '../../../writing/instruction-hints.ts';
import { useRefusalAsTyped } from '../../../writing/rules.ts';
import { StyleSliders } from '../../../writing/style-sliders.tsx';
import type { Running } from '../use-running.ts';
import { useStyle } from '../use-style.ts';

export interface MoreActionsProps {
  running: Running;
  isPartial: boolean;
  versionCount: number;
  text: string;
  onPartial(): void;
  onVersions(): void;
}

export function MoreActions({ running, versionCount, text, ...props }: MoreActionsProps) {
  const isOff = text.trim() === '' || running.busyAction !== undefined;
  return (
    <>
      <section className="side-part" aria-labelledby="quick-rephrase">
        <h3 id="quick-rephrase">Quick Rephrase</h3>
        <div className="grid grid-cols-2 gap-2">
          {quickActions.map((action) => (
            <ActionButton
              key={action}
              action={action}
              busyAction={running.busyAction}
              isOff={isOff}
              onRun={() => running.run({ action })}
            />
          ))}
        </div>
        <ActionButton
          action="clarify"
          busyAction={running.busyAction}
          isOff={isOff}
          onRun={() => running.run({ action: 'clarify' })}
        />
        <Button aria-pressed={props.isPartial} onClick={props.onPartial}>
          <Icon name="pencil" />
          {props.isPartial ? 'Exit Edit Mode' : 'Edit Specific Parts'}
        </Button>
      </section>
      <StylePart running={running} isOff={isOff} />
      <InstructionPart running={running} text={text} isRunning={running.busyAction !== undefined} />
      <section className="side-part md:hidden">
        <Button onClick={props.onVersions}>
          <Icon name="clock" />
          Version History <span className="num text-ink-3">{versionCount}</span>
        </Button>
      </section>
      <Keys />
    </>
  );
}

function StylePart({ running, isOff }: { running: Running; isOff: boolean }) {
  const [style, setStyle] = useStyle();
  return (
    <section className="side-part" aria-labelledby="rewrite-with-style">
      <h3 id="rewrite-with-style">Rewrite with Style</h3>
      <StyleSliders style={style} isOff={isOff} onChange={setStyle} />
      <ActionButton
        action="rewrite"
        busyAction={running.busyAction}
        isOff={isOff}
        onRun={() => running.run({ action: 'rewrite', ...style })}
      />
      <p className="text-small text-ink-3">Your style is remembered on this device.</p>
    </section>
  );
}

interface InstructionPartProps {
  running: Running;
  text: string;
  isRunning: boolean;
}

/** Kept as it is typed, since the panel closes: by hand, and with each run. */
function InstructionPart({ running, text, isRunning }: InstructionPartProps) {
  const { id: userId } = useUser();
  const { text: instruction, setText: setInstruction } = useDraft({
    userId,
    name: 'improve.instruction',
  });
  const refused = useRefusalAsTyped(instruction, ({ findInstructionRefusal }) =>
    findInstructionRefusal(instruction, { text, isSelection: false }),
  );
  return (
    <section className="side-part" aria-labelledby="own-instruction" data-own-run>
      <h3 id="own-instruction">Your own instruction</h3>
      <textarea
        className="input prose"
        rows={2}
        maxLength={instructionLimit}
        aria-labelledby="own-instruction"
        aria-describedby={refused && 'own-instruction-refused'}
        placeholder={toInstructionPlaceholder()}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isRunning) return;
          event.preventDefault();
          // A key that is held down runs once
          if (event.repeat) return;
          running.runInstruction(instruction);
        }}
      />
      <p id="own-instruction-refused" className="field-help" aria-live="polite">
        {refused}
      </p>
      {running.busyAction === 'ai_prompt' ? (
        <Button busy>{actionWords.ai_prompt.busy}</Button>
      ) : (
        <Button disabled={isRunning} onClick={() => running.runInstruction(instruction)}>
          Run
        </Button>
      )}
      <QueryProvider>
        <SaveInstruction instruction={instruction} />
        <SavedInstructions disabled={isRunning} onRun={running.runInstruction} />
      </QueryProvider>
    </section>
  );
}

const listKeys = () => [
  { what: 'Run', keys: [toChord('↵')] },
  { what: 'Next, previous change', keys: ['J', 'K'] },
  { what: 'Accept, reject', keys: ['A', 'R'] },
  { what: 'Changes or plain', keys: ['V'] },
  { what: 'Saved instruction', keys: [toKeyWords('1…9')] },
];

function Keys() {
  return (
    <section className="side-part max-md:hidden" aria-labelledby="panel-keys">
      <h3 id="panel-keys">Keyboard</h3>
      <dl className="grid gap-2 text-small">
        {listKeys().map(({ what, keys: list }) => (
          <div key={what} className="flex justify-between gap-2">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {list.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
