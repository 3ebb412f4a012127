import { Icon } from '../../../ui/icons.tsx';

/** Three things that it does, each shown before it is said. */
export function Claims() {
  return (
    <div className="claims">
      <section>
        <p className="claim-sample prose">Pay £1,240.50 by Friday, not later.</p>
        <h2>It leaves facts alone</h2>
        <p className="max-w-104 text-ink-2">
          Numbers, dates, links, quotations and every “not” stay as you wrote them. Names that it does not
          know are not corrected.
        </p>
      </section>
      <section>
        <p className="claim-sample prose">
          Delivery is on <span className="open-blank">date</span>, and{' '}
          <span className="open-blank">name</span> signs for it.
        </p>
        <h2>It makes nothing up</h2>
        <p className="max-w-104 text-ink-2">
          A reply shows which questions are still open. What you did not say stays a blank, for you to fill
          in.
        </p>
      </section>
      <section>
        <p className="claim-sample flex items-start gap-3">
          <Icon name="home" />
          <span>
            <b>Embedded engine</b>
            <br />
            <span className="text-ink-3">Nothing left this server.</span>
          </span>
        </p>
        <h2>It says who answered</h2>
        <p className="max-w-104 text-ink-2">
          The engine that comes with it needs no network. Whoever runs the server may connect a hosted model
          instead; each result names its engine, and says so when a text went elsewhere.
        </p>
      </section>
    </div>
  );
}
