import { Link } from 'react-router';
import { brand } from '../../../shared/brand.ts';
import { defaultPlans } from '../../../shared/plans.ts';
import { Figure } from '../../reading/figure.tsx';
import { getServerFacts } from '../../server-facts.ts';
import { Frame } from '../../shell/frame.tsx';
import { VisitorBar } from '../../shell/visitor-bar.tsx';
import { toButtonClass } from '../../ui/button.tsx';
import { Claims } from './components/claims.tsx';
import { DecisionRadios } from './components/decision-radios.tsx';
import { Sample } from './components/sample.tsx';

const title = `${brand.name}: write well, see why`;
const description =
  'Marks up your text like a good editor: every change with its reason, yours to accept or reject.';

export function meta() {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}

export default function LandingPage() {
  return (
    <Frame bar={<VisitorBar />}>
      <main id="main" className="page">
        <Hero />
        <Sample />
        <Claims />
        <Price />
      </main>
    </Frame>
  );
}

function Hero() {
  return (
    <section className="hero">
      <h1 aria-label="Write well. See why.">
        Write{' '}
        <span className="chg" aria-hidden="true">
          <del>good</del>
          <ins>well.</ins>
        </span>
        <br />
        See why.
      </h1>
      <div className="slip">
        <span className="slip-words">
          <b>Grammar</b>
          <br />
          “Write” is a verb, so it takes the adverb: <i>well</i>.
        </span>
        <DecisionRadios name="hero" about="good becomes well" />
      </div>
      <div className="hero-words">
        <p className="lede">
          {brand.name} marks up your text like a good editor: every change on the page, with its reason, yours
          to accept or reject.
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <Link className={toButtonClass({ look: 'primary' })} to="/signup">
            Sign up, it is free
          </Link>
          <Link className={toButtonClass()} to="/login">
            Sign in
          </Link>
          <Claim />
        </p>
      </div>
    </section>
  );
}

/** Always on the page that the build renders: the server takes it out of there where the operator does not make it. */
function Claim() {
  if (!import.meta.env.SSR && !getServerFacts().makesClaim) return null;
  return (
    <span data-claim="" className="ml-2 text-small text-ink-3">
      {brand.claim}
    </span>
  );
}

function Price() {
  return (
    <section className="mt-16 flex flex-wrap items-center gap-6 border-t border-rule pt-12">
      <div>
        <h2>
          <Figure name="freeCreditsPerDay" /> results a day are free.
        </h2>
        <p className="mt-1 max-w-152 text-ink-2">
          A text that needs no change costs nothing. Neither does a call that fails, nor one that you stop.{' '}
          <span className="for-payment">
            {defaultPlans.paid.name} adds <Figure name="paidCreditsPerMonth" /> a month:{' '}
            <Figure name="trialDays" /> days free, then <Figure name="monthlyPrice" /> a month.
          </span>
        </p>
      </div>
      <p className="flex gap-2 lg:ml-auto">
        <Link className={toButtonClass({ look: 'primary' })} to="/signup">
          Sign up
        </Link>
        <Link className={toButtonClass()} to="/login">
          Sign in
        </Link>
      </p>
    </section>
  );
}
