import { WaysOn } from './ways-on.tsx';

/** The operator takes no payment. */
export function NoPayment() {
  return (
    <>
      <h1>Nothing to pay here</h1>
      <p className="text-ink-2">
        The person who runs this server takes no payment. Everything it offers is included.
      </p>
      <WaysOn isMain />
    </>
  );
}
