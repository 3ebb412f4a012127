import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { InstallSteps } from './install-steps.tsx';

interface NotFoundThereProps {
  /** What is wrong, and what to do about it. */
  sentence: string;
  /** It was looked for where it is by default, which nobody has asked for: no fault of anybody. */
  isDefault: boolean;
  isAsking: boolean;
  onLook(): void;
}

export function NotFoundThere({ sentence, isDefault, isAsking, onLook }: NotFoundThereProps) {
  const lookAgain = (
    <Button small busy={isAsking} onClick={onLook}>
      Look again
    </Button>
  );
  return (
    <>
      <Banner tone={isDefault ? 'note' : 'bad'} icon="warning" action={lookAgain}>
        {isDefault && <b>Ollama was not found on this server. </b>}
        {sentence}
      </Banner>
      {isDefault && <InstallSteps />}
    </>
  );
}
