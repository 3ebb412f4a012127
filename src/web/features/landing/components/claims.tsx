import { Icon } from '../../../ui/icons.tsx';

/** Three things that it does, each shown before it is said. */
export function Claims() {
  return (
    <div className="claims">
      <section>
        <p className="claim-sample prose">
          Pay{' '}
          <span className="chg chg-fact">
            <del>£1,240.50</del>
            <ins>£1,240</ins>
          </span>{' '}
          by Friday.
        </p>
        <h2>It flags what must not change</h2>
        <p className="max-w-104 text-ink-2">
          Numbers, dates, names, links, quotations and every “not” are compared with your text. What differs
          waits for you, and “Accept all” passes it by.
        </p>
      </section>
      <section>
        <p className="claim-sample prose">
          The delivery will arrive on <span className="slot">date</span> and{' '}
          <span className="slot">name</span> will sign for it.
        </p>
        <h2>It never makes things up</h2>
        <p className="max-w-104 text-ink-2">
          A reply answers each question in the chain. What you did not say stays an open blank, and Copy
          reminds you of it.
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
          Draftwell runs on your own machine. Each result names its engine, and says so when a text goes
          elsewhere. Stop is free.
        </p>
      </section>
    </div>
  );
}
