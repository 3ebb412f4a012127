import { toBookmarklet } from '../../../handoff/bookmarklet.ts';
import { toOwnAddress } from '../../../server-facts.ts';
import { Button, toButtonClass } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notify.ts';
import { Section } from './section.tsx';

const bookmarks = [
  { path: '/improve-text', name: 'Improve in Draftwell' },
  { path: '/email-reply', name: 'Reply in Draftwell' },
  { path: '/get-feedback', name: 'Feedback in Draftwell' },
] as const;

/** How a text comes here from any other page. */
export function BookmarkletSection() {
  return (
    <Section
      title="From other pages"
      note="A bookmark that takes what you have selected on any page to a tool here."
    >
      <p className="text-small text-ink-2">
        Drag one to your bookmarks bar, or copy its address into a new bookmark. Then select a text on a page
        and press it. The text goes from that page to your browser’s own tab of Draftwell, behind a # in the
        address: no server is sent it until you run something. Where you are not signed in, it waits in that
        tab until you are.
      </p>
      <ul className="grid gap-2">
        {bookmarks.map(({ path, name }) => (
          <Bookmark key={path} name={name} address={toBookmarklet(location.origin, toOwnAddress(path))} />
        ))}
      </ul>
      <p className="text-small text-ink-2">
        Where Draftwell is installed as an app, it also stands in the share menu of your phone or computer.
      </p>
    </Section>
  );
}

function Bookmark({ name, address }: { name: string; address: string }) {
  async function copy(): Promise<void> {
    try {
      await copyText(address);
      void notify({ title: `Address of “${name}” copied` });
    } catch {
      void notify({
        tone: 'error',
        title: 'Failed to copy to clipboard',
        description: 'Drag the link instead.',
      });
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-2">
      {/* React writes no such address, since it cannot tell it from an attack */}
      {/* biome-ignore lint/a11y/useValidAnchor: it has an address, and is there to be dragged */}
      <a ref={(link) => link?.setAttribute('href', address)} className={toButtonClass({ small: true })}>
        {name}
      </a>
      <Button look="bare" small aria-label={`Copy the address of “${name}”`} onClick={() => void copy()}>
        <Icon name="copy" />
        Copy address
      </Button>
    </li>
  );
}
