import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatNumber } from '../../shared/format.ts';
import { readHandedText } from '../../shared/handed-text.ts';
import { countCharacters } from '../../shared/limits.ts';
import { notify } from '../ui/notify.ts';
import { findWaitingText, forgetWaitingText } from './waiting-text.ts';

interface HandedTextParts {
  limit: number;
  /** False until the screen knows what the text would take the place of. */
  isReady?: boolean;
  /** Puts it in its place, says so, and keeps the way back. */
  take(text: string, title: string): void;
}

/**
 * Takes over a text that the address hands on, once: from the share menu of the system or a bookmarklet. Or one that was
 * handed to this tool before there was a sign-in.
 */
export function useHandedText({ limit, isReady = true, take }: HandedTextParts): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const handed = readHandedText(hash);
  const [waiting, setWaiting] = useState(() => {
    const found = findWaitingText();
    return found?.path === pathname ? found.text : undefined;
  });
  const text = handed ?? waiting;
  const onText = useEffectEvent((taken: string) => {
    const count = countCharacters(taken);
    if (count <= limit) return take(taken, 'Your text from elsewhere is here');
    void notify({
      tone: 'warning',
      title: `Not taken over: ${formatNumber(count)} characters, and ${formatNumber(limit)} fit here`,
      description: 'What stood here is as it was.',
    });
  });
  useEffect(() => {
    if (text === undefined || !isReady) return;
    onText(text);
    // Neither a reload nor the browser's history is to have it once more
    if (handed !== undefined) return void navigate({ pathname, search }, { replace: true });
    forgetWaitingText();
    setWaiting(undefined);
  }, [text, handed, isReady, navigate, pathname, search]);
}
