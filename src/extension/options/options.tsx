import { Frame } from '../frame.tsx';
import { useSettings } from '../panel/use-settings.ts';
import { ServerForm } from './server-form.tsx';

/** Which server, by which key, and what that means. */
export function Options() {
  const settings = useSettings();
  if (settings === undefined) return null;
  return (
    <Frame origin={settings?.origin ?? ''}>
      <main id="main" className="options">
        <h1>Draftwell</h1>
        <p>
          This extension takes what you write on a page to a server of your choice, shows what it would
          change, and puts back what you leave standing. It reads a page when you press its button there, and
          sends nothing before you press an action.
        </p>
        <ServerForm settings={settings} />
      </main>
    </Frame>
  );
}
