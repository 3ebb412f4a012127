import { useState } from 'react';

/**
 * Says a sentence to a screen reader, politely. Returns the way to say one and the region to put on the page.
 * The same sentence twice is said twice: an invisible space tells them apart.
 */
export function useAnnouncer() {
  const [message, setMessage] = useState('');
  const announce = (sentence: string) =>
    setMessage((former) => (former === sentence ? `${sentence}\u00A0` : sentence));
  const region = (
    <p className="sr-only" aria-live="polite">
      {message}
    </p>
  );
  return { announce, region };
}
