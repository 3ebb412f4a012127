import { useMutation } from '@tanstack/react-query';
import type { UserFeedback } from '../../shared/contract/actions.ts';
import { toCallError } from '../api/call-error.ts';
import { useServices } from '../services/services.ts';
import { useOfflineNote } from '../services/use-connection.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { notify } from '../ui/notify.ts';

const thumbs = [
  { feedback: 'positive', name: 'Good result', icon: 'thumbUp' },
  { feedback: 'negative', name: 'Poor result', icon: 'thumbDown' },
] as const;

/** Whether a result was good. The last word counts; one that could not be stored is not shown as given. */
export function Thumbs({ actionId }: { actionId: string }) {
  const { call, signInStore } = useServices();
  const offlineNote = useOfflineNote();
  const { mutate, variables, isError } = useMutation({
    // Offline too: then it fails at once, and says so
    networkMode: 'always',
    mutationFn: (feedback: UserFeedback) =>
      call((api) => api.actions.giveFeedback({ id: actionId, user_feedback: feedback })),
    // Not waited for: a toast that cannot be shown is no failure of what was stored
    onSuccess: () => void notify({ title: 'Thank you for your feedback!' }),
    onError(error, feedback) {
      if (toCallError(error).status === 401) signInStore.open();
      void notify({
        tone: 'error',
        title: 'Your feedback could not be stored.',
        action: { label: 'Try again', onClick: () => mutate(feedback) },
      });
    },
  });
  const buttons = thumbs.map(({ feedback, name, icon }) => (
    <Button
      key={feedback}
      look="bare"
      small
      icon
      aria-label={name}
      aria-pressed={!isError && variables === feedback}
      onClick={() => mutate(feedback)}
      {...offlineNote}
    >
      <Icon name={icon} />
    </Button>
  ));
  return (
    <>
      {buttons}
      {isError && <span className="text-small text-flag">Your feedback could not be stored.</span>}
    </>
  );
}
