import type { ReactNode } from 'react';
import { toButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

/** Without a store: the files of this build, and what to do with them. */
export function LoadIt() {
  return (
    <section className="load-it" aria-labelledby="load-it">
      <h2 id="load-it">Load it yourself</h2>
      <p>
        It takes what you write on any page, text fields and editors alike, into a panel beside the page, with
        the review of changes that you know from here. It reads a page only when you press its button there,
        sends nothing before you press an action, and speaks to no server but the one that you name.
      </p>
      <div className="load-it-ways">
        <Way browser="Chrome, Edge and others built on Chromium" file="draftwell-chrome.zip" name="Chrome">
          <li>Download the file, and unpack it into a folder that stays where it is.</li>
          <li>
            Open <code>chrome://extensions</code>, switch on ‘Developer mode’, press ‘Load unpacked’ and
            choose the folder.
          </li>
          <KeyStep />
        </Way>
        <Way browser="Firefox" file="draftwell-firefox.zip" name="Firefox">
          <li>
            Download the file. Firefox keeps what Mozilla has not signed until it is closed; its Developer
            Edition can keep it for good.
          </li>
          <li>
            Open <code>about:debugging#/runtime/this-firefox</code>, press ‘Load Temporary Add-on’ and choose
            the file.
          </li>
          <KeyStep />
        </Way>
      </div>
      <p className="text-small text-ink-3">Version {import.meta.env.VITE_VERSION}</p>
    </section>
  );
}

function KeyStep() {
  return (
    <li>
      In its options, enter the address of this server and an API key that may write, which you make in your{' '}
      <a href="/settings?tab=account">settings</a>. Then press its button on any page.
    </li>
  );
}

interface WayProps {
  browser: string;
  file: string;
  name: string;
  children: ReactNode;
}

function Way({ browser, file, name, children }: WayProps) {
  return (
    <div>
      <h3>{browser}</h3>
      <ol>{children}</ol>
      <a className={toButtonClass()} href={`/extension/${file}`} download>
        <Icon name="save" />
        Download for {name}
      </a>
    </div>
  );
}
