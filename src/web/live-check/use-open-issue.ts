import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isMeant, rememberUsed } from './meant-field.ts';
import { type Direction, findNeighbour, type ShownIssue } from './shown-issues.ts';
import { findWords } from './words-in-sight.ts';

interface OpenIssueParts {
  field: RefObject<HTMLTextAreaElement | null>;
  mirror: RefObject<HTMLElement | null>;
  /** As they are now: the screen is drawn later than a key. */
  readShown(): readonly ShownIssue[];
  /** Its card is open beside the caret, and the focus stays in the field. */
  onPressed(issue: ShownIssue): void;
  /** The places of words are about to be looked up. */
  onBeforeLook(): void;
}

/** Which issue has its card open: by a press on its words, or by F8 from where the caret is. */
export function useOpenIssue({ field, mirror, readShown, onPressed, onBeforeLook }: OpenIssueParts) {
  const [opened, setOpened] = useState<{ id: string; isByKey: boolean }>();
  const issue = readShown().find(({ id }) => id === opened?.id);

  /** By a key the words are selected, so that they are in sight and read out. */
  function openAt(next: ShownIssue, isByKey: boolean): void {
    if (isByKey) {
      field.current?.focus();
      field.current?.setSelectionRange(next.start, next.end);
      findWords(mirror.current, next)?.scrollIntoView({ block: 'nearest' });
    }
    setOpened({ id: next.id, isByKey });
  }

  /** Beside the caret, or beside the words whose card is open. */
  function openBeside(direction: Direction): void {
    const area = field.current;
    const caret = { start: area?.selectionStart ?? 0, end: area?.selectionEnd ?? 0 };
    const next = findNeighbour(readShown(), issue && opened?.isByKey ? issue : caret, direction);
    onBeforeLook();
    if (next) openAt(next, true);
  }

  const close = () => setOpened(undefined);

  const press = useEffectEvent((event: MouseEvent): void => {
    const area = field.current;
    if (!area || area.selectionStart !== area.selectionEnd) return;
    const caret = area.selectionStart;
    onBeforeLook();
    const hit = readShown().find(
      (one) => one.start <= caret && caret <= one.end && isOn(findWords(mirror.current, one), event),
    );
    close();
    if (!hit) return;
    openAt(hit, false);
    onPressed(hit);
  });
  const pressKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'F8') {
      event.preventDefault();
      openBeside(event.shiftKey ? 'previous' : 'next');
    } else if (event.key === 'Escape' && issue) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  const pressKeyOutside = useEffectEvent((event: KeyboardEvent): void => {
    const isElsewhere = event.target instanceof HTMLTextAreaElement || document.querySelector('dialog:modal');
    if (event.key !== 'F8' || event.defaultPrevented || isElsewhere) return;
    if (field.current && isMeant(field.current)) pressKey(event);
  });
  const closeIfOpen = useEffectEvent((): void => {
    if (opened) close();
  });
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const events = new AbortController();
    const { signal } = events;
    area.addEventListener('blur', () => rememberUsed(area), { signal });
    area.addEventListener('click', (event) => press(event), { signal });
    area.addEventListener('keydown', (event) => pressKey(event), { signal });
    area.addEventListener('input', () => closeIfOpen(), { signal });
    document.addEventListener('keydown', (event) => pressKeyOutside(event), { signal });
    return () => events.abort();
  }, [field]);
  useCloseOutside(field, issue !== undefined, close);

  return { open: issue && opened && { issue, isByKey: opened.isByKey }, openBeside, close };
}

/** Where the words may have moved away from the card, and where something else is pressed. */
function useCloseOutside(
  field: RefObject<HTMLTextAreaElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const events = new AbortController();
    const options = { signal: events.signal, capture: true };
    const isHere = ({ target }: Event) =>
      target === field.current || (target instanceof Element && target.closest('.check-card') !== null);
    addEventListener('resize', () => close(), options);
    document.addEventListener(
      'scroll',
      (event) => event.target !== document && !isHere(event) && close(),
      options,
    );
    document.addEventListener('pointerdown', (event) => !isHere(event) && close(), options);
    return () => events.abort();
  }, [field, isOpen]);
}

function isOn(words: Element | undefined, { clientX, clientY }: MouseEvent): boolean {
  return [...(words?.getClientRects() ?? [])].some(
    ({ left, right, top, bottom }) =>
      left - 2 <= clientX && clientX <= right + 2 && top - 4 <= clientY && clientY <= bottom + 4,
  );
}
