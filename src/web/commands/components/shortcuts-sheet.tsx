import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useQuestionKey } from '../question-key.ts';
import { listShortcuts } from '../shortcuts.ts';

/** Every key, and the way to switch off the one that needs no Ctrl. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const [questionKey, setQuestionKey] = useQuestionKey();
  return (
    <Dialog title="Keyboard shortcuts" hasCross isLight onClose={onClose}>
      <div className="dialog-body">
        {listShortcuts().map(({ where, shortcuts }) => (
          <section key={where} aria-label={where}>
            <h3 className="commands-group">{where}</h3>
            <dl className="shortcuts">
              {shortcuts.map(({ what, keys }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div className="flex items-center justify-between gap-2 border-t border-rule pt-4">
          <span>Open this with the ? key</span>
          <Switch
            label="Open this with the ? key"
            isOn={questionKey === 'on'}
            onChange={(isOn) => setQuestionKey(isOn ? 'on' : 'off')}
          />
        </div>
      </div>
    </Dialog>
  );
}
