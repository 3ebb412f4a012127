import { useId, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { useMailActs } from '../use-mail-acts.ts';

interface DropButtonProps {
  /** Which mail. */
  name: string;
  acts: ReturnType<typeof useMailActs>;
}

export function DropButton({ name, acts }: DropButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  function close(): void {
    acts.resetDrop();
    setIsAsking(false);
  }
  return (
    <>
      <Button small aria-label={`Drop: ${name}`} onClick={() => setIsAsking(true)}>
        Drop
      </Button>
      {isAsking && (
        <Dialog title="Drop this mail?" look="small" isLight describedBy={id} onClose={close}>
          <div className="dialog-body">
            <p id={id} className="wrap-anywhere">
              {name}. It is never sent, and this cannot be undone.
            </p>
            {acts.dropFailure && (
              <Banner tone="bad" icon="warning">
                {acts.dropFailure}
              </Banner>
            )}
          </div>
          <div className="dialog-foot">
            <Button onClick={close}>Cancel</Button>
            <Button className="btn-danger" busy={acts.isDropping} onClick={acts.drop}>
              Drop
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
