import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

interface FormFootProps {
  isDirty: boolean;
  isSaving: boolean;
  failure: string | undefined;
  /** What the button does, such as “Save preferences”. */
  save: string;
  onDiscard(): void;
}

/** Where a form stands: what went wrong, whether something is unsaved, and the way on. */
export function FormFoot({ isDirty, isSaving, failure, save, onDiscard }: FormFootProps) {
  const offlineNote = useOfflineNote();
  return (
    <div className="settings-foot">
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <p className="text-small text-ink-2" aria-live="polite">
        {isDirty && !isSaving && 'Unsaved changes'}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        {isDirty && !isSaving && <Button onClick={onDiscard}>Discard</Button>}
        <Button type="submit" look="primary" busy={isSaving} {...offlineNote}>
          {isSaving ? 'Saving...' : save}
        </Button>
      </div>
    </div>
  );
}
