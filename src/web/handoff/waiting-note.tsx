import { useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { findWaitingText } from './waiting-text.ts';

/** For who came with a text and is not signed in: it is not lost. */
export function WaitingNote() {
  const [waiting] = useState(findWaitingText);
  if (!waiting) return null;
  return (
    <Banner>
      Your text is safe in this tab: it is there as soon as you are signed in, and goes when you close the
      tab.
    </Banner>
  );
}
