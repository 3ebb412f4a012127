import { Button } from '../../web/ui/button.tsx';
import { Icon } from '../../web/ui/icons.tsx';
import { Frame } from '../frame.tsx';
import { Editor } from './editor.tsx';
import { usePress } from './use-press.ts';
import { useSettings } from './use-settings.ts';
import { toNoTextSentence } from './words.ts';

const openOptions = () => void chrome.runtime.openOptionsPage();

/** What stands beside the page: the text that was taken, what can be done with it, and what came of it. */
export function Panel() {
  const settings = useSettings();
  const { pressed, takeAgain } = usePress();
  if (settings === undefined) return null;
  const taking = pressed?.taking;
  return (
    <Frame origin={settings?.origin ?? ''}>
      <main id="main" className="beside">
        <header className="beside-head">
          <h1>Draftwell</h1>
          <Button look="bare" small icon className="ml-auto" aria-label="Options" onClick={openOptions}>
            <Icon name="settings" />
          </Button>
        </header>
        {settings === null && <NoServer />}
        {pressed && taking?.status === 'taken' ? (
          <Editor
            key={pressed.count}
            site={pressed.press.site}
            taken={taking.taken}
            from={taking.from}
            server={settings}
            onTakeAgain={takeAgain}
            onOptions={openOptions}
          />
        ) : (
          <p className="beside-empty">
            {toNoTextSentence(taking?.status === 'none' ? taking : { status: 'none', why: 'nothing' })}
          </p>
        )}
      </main>
    </Frame>
  );
}

function NoServer() {
  return (
    <div className="banner banner-flag" role="status">
      <Icon name="flag" />
      <p>No server is set up here yet: texts are improved by one that you or somebody you trust runs.</p>
      <Button small onClick={openOptions}>
        Set up
      </Button>
    </div>
  );
}
