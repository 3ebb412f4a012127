import { useMutation } from '@tanstack/react-query';
import type { UserFeedback } from '../../shared/contract/actions.ts';
import { useServices } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { notify } from '../ui/notify.ts';

const thumbs = [
  { feedback: 'positive', name: 'Good result', icon: 'thumbUp' },
  { feedback: 'negative', name: 'Poor result', icon: 'thumbDown' },
] as const;

/** Whether a result was good. The last word counts; one that could not be stored is not shown as given. */
export function Thumbs({ actionId }: { actionId: string }) {
  const { call } = useServices();
  const { mutate, variables, isError } = useMutation({
    mutationFn: (feedback: UserFeedback) =>
      call((api) => api.actions.giveFeedback({ id: actionId, user_feedback: feedback })),
    onSuccess: () => notify({ title: 'Thank you for your feedback!' }),
    onError: (_error, feedback) =>
      notify({
        tone: 'error',
        title: 'Your feedback could not be stored.',
        action: { label: 'Try again', onClick: () => mutate(feedback) },
      }),
  });
  return thumbs.map(({ feedback, name, icon }) => (
    <Button
      key={feedback}
      look="bare"
      small
      icon
      aria-label={name}
      aria-pressed={!isError && variables === feedback}
      onClick={() => mutate(feedback)}
    >
      <Icon name={icon} />
    </Button>
  ));
}
