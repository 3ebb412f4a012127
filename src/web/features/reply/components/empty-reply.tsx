import { Button } from '../../../ui/button.tsx';

/** One line of what will be here, one way to start. */
export function EmptyReply({ onSample }: { onSample: (() => void) | undefined }) {
  return (
    <div className="m-auto grid max-w-[24rem] justify-items-start gap-1 py-8">
      <p className="mb-4 font-serif text-h2 text-ink-2" aria-hidden="true">
        <span className="chg">
          <ins>Hi Tom,</ins>
        </span>
      </p>
      <h3>Your reply will appear here</h3>
      <p className="text-ink-2">Paste an email chain, write a rough draft, then click “Enhance Reply”.</p>
      <p className="mt-4 text-small text-ink-3">
        Each change to your draft comes marked, and each question of the email is checked off.
      </p>
      {onSample && (
        <Button className="mt-4" onClick={onSample}>
          Start with a sample
        </Button>
      )}
    </div>
  );
}
