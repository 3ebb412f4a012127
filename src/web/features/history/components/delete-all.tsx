import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { toCallError } from '../../../api/call-error.ts';
import { useServices } from '../../../services/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { countQuery } from '../queries.ts';
import { toCountWords } from '../words.ts';

interface DeleteAllProps {
  removal: UseMutationResult<{ deleted: number }, Error, void>;
  onClose(): void;
  onDeleted(): void;
}

/** Asks first, and says what would go: all there is, whatever the filters show. */
export function DeleteAll({ removal, onClose, onDeleted }: DeleteAllProps) {
  const id = useId();
  const { data } = useQuery(countQuery(useServices()));
  function close(): void {
    removal.reset();
    onClose();
  }

  function removeAll(): void {
    removal.mutate(undefined, {
      onSuccess: () => {
        close();
        onDeleted();
      },
    });
  }

  return (
    <Dialog title="Delete all of your history?" isLight describedBy={`${id}-what`} onClose={close}>
      <div className="dialog-body">
        <p id={`${id}-what`} aria-live="polite">
          {data ? (
            <b className="num">This deletes {toCountWords(data.count, data.isAll)}</b>
          ) : (
            'This deletes every entry'
          )}{' '}
          of all tools with their texts, whatever the filters show. Calls still running are kept. Your credits
          do not change.
        </p>
        {removal.error && (
          <Banner tone="bad" icon="warning">
            {toCallError(removal.error).message}
          </Banner>
        )}
      </div>
      <div className="dialog-foot">
        <Button onClick={close}>Keep</Button>
        <Button className="btn-danger" busy={removal.isPending} onClick={removeAll}>
          Delete all
        </Button>
      </div>
    </Dialog>
  );
}
