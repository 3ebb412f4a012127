import { ReadingPart } from '../../../reading/reading-page.tsx';

type Row = [what: string, words: string, until: string];

const rows: Row[] = [
  [
    'Account',
    'Your name, email address, country and settings, when you last signed in, and your password as a hash that cannot be turned back.',
    'As long as the account exists.',
  ],
  [
    'History',
    'Each call: the text that you gave, what you asked for, the result, the engine, the time, and your thumbs.',
    'Until you delete it.',
  ],
  [
    'Your own words',
    'Your saved instructions, and your voice note with its example.',
    'Until you delete or empty them.',
  ],
  [
    'Credits',
    'Each credit that was held, spent or given back: when, for which tool, and why. No words of yours.',
    'As long as the account exists.',
  ],
  [
    'Payment',
    'Whether you subscribed, how that stands and until when, and why you cancelled, if you said so. That an address has had its trial, as a digest.',
    'As long as the account exists. The digest stays, since a trial is given once.',
  ],
  [
    'Sessions',
    'From which network address and which browser you signed in, and how often an address calls, so that nobody can guess passwords for long.',
    'A session ends about a week after you last used it, or when you sign out.',
  ],
  [
    'Messages',
    'What you send through the feedback form: the administrators of this server read it, with your name, address and plan, and may get it by mail too. Emails to you, such as a link to reset a password, wait here for the mail server.',
    'Feedback until your account is deleted. Emails until they are sent, three days at most.',
  ],
  [
    'Log',
    'The time, the kind of call, how it ended and how long it took. No texts, no addresses, no passwords.',
    'As long as the operator keeps it.',
  ],
];

/** What is on the server, one kind after the other: what it is, and for how long. */
export function Stored() {
  return (
    <ReadingPart
      id="stored"
      title="What this server stores"
      note="Your account, your history until you delete it, your credits."
    >
      <dl className="stored">
        {rows.map(([what, words, until]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
            <dd className="text-ink-3">{until}</dd>
          </div>
        ))}
      </dl>
    </ReadingPart>
  );
}
