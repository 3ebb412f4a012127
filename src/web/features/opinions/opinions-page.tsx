import { getServerFacts } from '../../server-facts.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { OpinionSheet } from './components/opinion-sheet.tsx';

export function meta() {
  return toPageTitle('Share Feedback');
}

export default function OpinionsPage() {
  const { contactAddress } = getServerFacts();
  return (
    <main id="main" className="page opinions">
      <div>
        <h1>Share Feedback</h1>
        <p className="mt-4 text-ink-2">
          What is missing? What is broken? What do you like? It goes to the people who run this server, with
          your name, your address and your plan, and nowhere else.
        </p>
        <p className="mt-4 text-small text-ink-3">
          Prefer to write directly? <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
        </p>
      </div>
      <OpinionSheet key={useUser().id} />
    </main>
  );
}
