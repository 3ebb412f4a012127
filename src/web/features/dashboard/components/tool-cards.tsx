import { Link } from 'react-router';
import { Icon, type IconName } from '../../../ui/icons.tsx';

interface Tool {
  path: string;
  name: string;
  words: string;
  icon: IconName;
  badge?: string;
  /** Something to look at that is not there yet. */
  isComing?: boolean;
}

const tools: readonly Tool[] = [
  {
    path: '/',
    name: 'Improve Text',
    words: 'Correct, shorten or rewrite a text. Every change is marked.',
    icon: 'pencil',
    badge: 'Popular',
  },
  {
    path: '/write-from-scratch',
    name: 'Write from Scratch',
    words: 'Note your points in a line or two. Get an email.',
    icon: 'page',
  },
  {
    path: '/email-reply',
    name: 'Email Reply',
    words: 'Paste the chain and a rough draft. Open questions are listed.',
    icon: 'reply',
  },
  {
    path: '/get-feedback',
    name: 'Get Feedback',
    words: 'Ratings with the sentences behind them, and a fix for each point.',
    icon: 'gauge',
  },
  {
    path: '/chrome-extension',
    name: 'Chrome Extension',
    words: 'Improve emails where you write them, in Gmail and Outlook.',
    icon: 'globe',
    badge: 'Coming Soon',
    isComing: true,
  },
];

export function ToolCards() {
  return (
    <section className="grid gap-4 sm:grid-cols-2 md:gap-6" aria-label="Tools">
      {tools.map(({ path, name, words, icon, badge, isComing }) => (
        <Link key={path} className={isComing ? 'tool-card tool-card-coming' : 'tool-card sheet'} to={path}>
          <span className="tool-card-head">
            <Icon name={icon} />
            {badge && <span className="badge">{badge}</span>}
          </span>
          <h2 className="text-h3">{name}</h2>
          <p className="text-ink-2">{words}</p>
        </Link>
      ))}
    </section>
  );
}
