import { type RefObject, useEffect } from 'react';

/** Words are not underlined twice: the browser's own check rests while this one is there. */
export function useNoOtherMarks(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.spellcheck = false;
    return () => area.removeAttribute('spellcheck');
  }, [field]);
}
