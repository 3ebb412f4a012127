import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatNumber } from '../../shared/format.ts';
import { readHandedText } from '../../shared/handed-text.ts';
import { countCharacters } from '../../shared/limits.ts';
import { notify } from '../ui/notify.ts';

interface HandedTextParts {
  limit: number;
  /** False until the screen knows what the text would take the place of. */
  isReady?: boolean;
  /** Puts it in its place, says so, and keeps the way back. */
  take(text: string, title: string): void;
}

/** Takes over a text that the address hands on, once: from the share menu of the system or a bookmarklet. */
export function useHandedText({ limit, isReady = true, take }: HandedTextParts): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const text = readHandedText(hash);
  const onText = useEffectEvent((handed: string) => {
    const count = countCharacters(handed);
    if (count <= limit) return take(handed, 'Your text from elsewhere is here');
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
    void navigate({ pathname, search }, { replace: true });
  }, [text, isReady, navigate, pathname, search]);
}
