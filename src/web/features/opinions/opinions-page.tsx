import { getServerFacts } from '../../server-facts.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { OpinionSheet } from './components/opinion-sheet.tsx';

export function meta() {
  return toPageTitle('Share Feedback');
}

export default function OpinionsPage() {
  const { contactAddress, tellsOperator } = getServerFacts();
  return (
    <main id="main" className="page opinions">
      <div>
        <h1>Share Feedback</h1>
        <p className="mt-4 text-ink-2">
          What is missing? What is broken? What do you like?{' '}
          {tellsOperator
            ? 'It goes to the person who runs this server, and nowhere else.'
            : 'It is stored on this server for the person who runs it, and goes nowhere else.'}
        </p>
        <p className="mt-4 text-small text-ink-3">
          Prefer to write directly? <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
        </p>
      </div>
      <OpinionSheet key={useUser().id} />
    </main>
  );
}
