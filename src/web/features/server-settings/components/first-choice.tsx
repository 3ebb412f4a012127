import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { EngineChoice } from '../../../../shared/contract/engine-choice.ts';
import { WhoWrites } from '../../../result/components/engine-name.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, toButtonClass } from '../../../ui/button.tsx';
import { useSaveChoice } from '../use-save-choice.ts';
import { Doors } from './doors.tsx';
import { TryIt } from './try-it.tsx';

/** Asked once, of the first administrator. Whatever is pressed is an answer, so that nobody is asked again. */
export function FirstChoice({ choice }: { choice: EngineChoice }) {
  const [wasAsked] = useState(!choice.is_chosen);
  if (!wasAsked) return <Navigate to="/server-settings" replace />;
  if (!choice.is_chosen) return <Question choice={choice} />;
  return choice.engine === 'embedded' ? <Navigate to="/dashboard" replace /> : <Answer choice={choice} />;
}

function Question({ choice }: { choice: EngineChoice }) {
  const { save, isSaving, failure } = useSaveChoice();
  return (
    <>
      <h1>Who writes?</h1>
      <p className="text-ink-2">
        Draftwell’s own rules write on this server unless you choose a model. You can change this at any time
        under Server settings.
      </p>
      <Doors choice={choice} isFirst />
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isSaving} onClick={() => save({ engine: 'embedded' })}>
          Not now
        </Button>
        <span className="text-small text-ink-3">The rules write. You are not asked again.</span>
      </p>
    </>
  );
}

function Answer({ choice }: { choice: EngineChoice }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {choice.identity.name} writes now
      </h1>
      <WhoWrites />
      <p className="flex flex-wrap gap-2">
        <Link className={toButtonClass({ look: 'primary' })} to="/write-from-scratch">
          Write an email
        </Link>
        <Link className={toButtonClass()} to="/dashboard">
          Go to the dashboard
        </Link>
      </p>
      <TryIt />
    </>
  );
}
