import { Link } from 'react-router';
import { CreditsPanel, PlanBadge, useWriter } from '../../account/account-panel.tsx';
import { toFirstName } from '../../account/model.ts';
import { Icon } from '../../ui/icons.tsx';
import { toPageTitle } from '../../ui/page-title.ts';

export function meta() {
  return toPageTitle('Dashboard');
}

export default function DashboardPage() {
  const { name, plan } = useWriter();
  return (
    <main id="main" className="page">
      <h1 className="mt-4 mb-8">Welcome back, {toFirstName(name)}!</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Tools">
          <Link className="tool-card sheet" to="/improve-text">
            <span className="mb-2 text-ink-2">
              <Icon name="pencil" />
            </span>
            <h2 className="text-h3">Improve Text</h2>
            <p className="text-ink-2">
              Correct a text and make it clearer. Every change is marked, with its reason.
            </p>
            <p className="mt-4 border-t border-rule pt-4 font-serif text-h3 text-ink-2" aria-hidden="true">
              because of{' '}
              <span className="chg">
                <del>a</del>
                <ins>an</ins>
              </span>{' '}
              error
            </p>
          </Link>
        </section>
        <section className="sheet grid gap-4 p-6" aria-labelledby="plan">
          <h2 id="plan" className="flex items-center gap-3">
            Your plan {plan && <PlanBadge plan={plan} />}
          </h2>
          <CreditsPanel />
        </section>
      </div>
    </main>
  );
}
