import { Link } from 'react-router';
import { getServerFacts } from '../../../server-facts.ts';
import type { Standing } from '../use-standing.ts';

const words: Record<Standing, { title: string; words: string }> = {
  closed: { title: 'Sign-up is closed', words: 'Nobody can make an account on this server at the moment.' },
  'by-invitation': {
    title: 'Sign-up is by invitation',
    words: 'An account on this server is made with a link that somebody who runs it sends you.',
  },
  'link-is-dead': {
    title: 'This invitation cannot be used',
    words: 'It was used before, was taken back, or is too old. Please ask for another link.',
  },
};

/** In the place of the form, where it would be of no use. */
export function ShutNote({ standing }: { standing: Standing }) {
  const { contactAddress } = getServerFacts();
  return (
    <section className="account-note">
      <h1>{words[standing].title}</h1>
      <p>{words[standing].words}</p>
      <p>
        The person who runs this server: <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
      </p>
      <p className="text-ink-3">
        Already have an account? <Link to="/login">Sign in</Link>
      </p>
    </section>
  );
}
