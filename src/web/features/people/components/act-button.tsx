import { useId, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Act } from '../acts.ts';
import { useAct } from '../use-act.ts';

/** Asks before it does what cannot be taken back with the same button. */
export function ActButton({ act, name }: { act: Act; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isRunning, failure, reset } = useAct();
  const id = useId();
  const { question } = act;
  function close(): void {
    reset();
    setIsAsking(false);
  }
  return (
    <>
      <Button
        small
        aria-label={`${act.button}: ${name}`}
        busy={!question && isRunning}
        onClick={() => (question ? setIsAsking(true) : run(act, close))}
      >
        {act.button}
      </Button>
      {!question && failure && <Failure>{failure}</Failure>}
      {isAsking && question && (
        <Dialog title={question.title} look="small" isLight describedBy={id} onClose={close}>
          <div className="dialog-body">
            <p id={id}>{question.words}</p>
            {failure && <Failure>{failure}</Failure>}
          </div>
          <div className="dialog-foot">
            <Button onClick={close}>Cancel</Button>
            <Button
              look={act.isDanger ? 'plain' : 'primary'}
              className={act.isDanger ? 'btn-danger' : undefined}
              busy={isRunning}
              onClick={() => run(act, close)}
            >
              {act.button}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <Banner tone="bad" icon="warning">
      {children}
    </Banner>
  );
}
