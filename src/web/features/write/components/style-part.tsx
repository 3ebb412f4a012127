import { useId, useState } from 'react';
import type { ComposeStyle } from '../../../../shared/contract/compose.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useStoredChoice } from '../../../ui/stored-choice.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { toStyleSentence } from '../words.ts';
import { StyleChoices } from './style-choices.tsx';

interface StylePartProps {
  style: ComposeStyle;
  onChange(style: ComposeStyle): void;
}

/** Style Preferences: folded into the form, and on a phone in a sheet of its own. */
export function StylePart(props: StylePartProps) {
  return useIsPhone() ? <StyleSheet {...props} /> : <FoldedStyle {...props} />;
}

function FoldedStyle({ style, onChange }: StylePartProps) {
  const id = useId();
  const [fold, setFold] = useStoredChoice('draftwell.write-style', ['open', 'closed']);
  const isOpen = fold === 'open';
  return (
    <section className="style-part" aria-labelledby={`${id}-name`}>
      <h3>
        <button
          id={`${id}-name`}
          type="button"
          className="fold"
          aria-expanded={isOpen}
          aria-controls={`${id}-choices`}
          onClick={() => setFold(isOpen ? 'closed' : 'open')}
        >
          Style Preferences
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h3>
      {!isOpen && <p className="text-small text-ink-3">{toStyleSentence(style)}</p>}
      <div id={`${id}-choices`} hidden={!isOpen}>
        <StyleChoices style={style} onChange={onChange} />
      </div>
    </section>
  );
}

function StyleSheet({ style, onChange }: StylePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          <Icon name="options" />
          Style Preferences
        </Button>
        <span className="text-small text-ink-3">{toStyleSentence(style)}</span>
      </div>
      <SidePanel title="Style Preferences" isOpen={isOpen} onClose={close}>
        <div className="side-part">
          <StyleChoices style={style} onChange={onChange} />
          <Button look="primary" onClick={close}>
            Done
          </Button>
        </div>
      </SidePanel>
    </>
  );
}
