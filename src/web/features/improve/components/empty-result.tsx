import { Button } from '../../../ui/button.tsx';

/** One line of what will be here, one way to start. */
export function EmptyResult({ onSample }: { onSample: (() => void) | undefined }) {
  return (
    <div className="m-auto grid max-w-[22rem] justify-items-start gap-1 py-8">
      <p className="mb-4 font-serif text-h2 text-ink-2">
        because of{' '}
        <span className="chg">
          <del>a</del>
          <ins>an</ins>
        </span>{' '}
        error
      </p>
      <h3>Enhanced text will appear here</h3>
      <p className="text-ink-2">Click "Improve" above to get started</p>
      <p className="mt-4 text-small text-ink-3">
        Each change comes marked, with its reason, for you to accept or reject.
      </p>
      {onSample && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button onClick={onSample}>Try it with a sample</Button>
          <span className="text-small text-ink-3">Free, nothing is sent</span>
        </p>
      )}
    </div>
  );
}
