import { ReadingPage, ReadingPart } from '../../reading/reading-page.tsx';
import { toOwnAddress } from '../../server-facts.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { ContactForm } from './components/contact-form.tsx';

const { VITE_VERSION: version, VITE_COMMIT: commit } = import.meta.env;

/** What to name where something is reported. */
const build = `Draftwell ${version}${commit && `, commit ${commit.slice(0, 12)}`}`;

export function meta() {
  return [
    ...toPageTitle('About the developer'),
    {
      name: 'description',
      content: 'Why Draftwell gives a reason for each change, and what its engine can do.',
    },
  ];
}

export default function AboutPage() {
  return (
    <ReadingPage
      title="About the developer"
      lede="A good editor marks the page, says why, and leaves the last word to you. Draftwell is an attempt to write that editor down as software."
    >
      <ReadingPart id="idea" title="The idea" note="A change without a reason is an order.">
        <p>
          Most writing assistants hand back a new text and let you find out what became of the old one.
          Draftwell hands back yours, marked up: what goes is struck, what comes is underlined, and the reason
          stands in the margin beside it. You accept or reject, one change at a time or all at once.
        </p>
        <p>
          The rest follows from that. Figures, names and every “not” are flagged when they differ. A gap in
          your notes stays a gap, and is not filled with something that sounds right. You pay for a result,
          and not for a call that failed.
        </p>
      </ReadingPart>
      <ReadingPart id="engine" title="What the embedded engine can do" note="Rules and words, not a mind.">
        <p>
          It corrects spelling, grammar and punctuation of English, shortens what is wordy, shifts the tone,
          and gives a reason for each change. It builds replies and emails from your own words and notes. It
          runs on the processor of this server, without a network, and gives the same answer to the same text.
        </p>
        <p>
          It does not understand what you mean. It misses mistakes that only the meaning reveals, knows little
          of the world and no other language, and its drafts are plain. Where it is not sure, it leaves your
          words alone.
        </p>
      </ReadingPart>
      <ReadingPart
        id="server"
        title="Who runs this server"
        note="The developer makes it. The operator runs it."
      >
        <p>
          The developer of Draftwell makes the software and runs no service with it. This server belongs to
          its operator, who sees to the accounts, the mail and the backups. Ask them about your data, and
          about anything that does not work here.
        </p>
        <p>
          It runs <span translate="no">{build}</span>, with{' '}
          <a href={toOwnAddress('/third-party-notices.txt')}>parts that others made</a>.
        </p>
      </ReadingPart>
      <ContactForm />
    </ReadingPage>
  );
}
