import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { findOffsetAt } from '../dom-selection.ts';
import type { TextSelection } from '../model.ts';
import { findWordAt } from '../selection.ts';
import { useIsFinePointer } from '../use-is-fine-pointer.ts';
import { useSelection } from '../use-selection.ts';

/** How the shown text is selected, for an edit of a part of it. */
export interface SelectionParts {
  /** With each change of the selection, at most once a frame. Keep it the same from one rendering to the next. */
  onSelect?: ((selection: TextSelection | undefined) => void) | undefined;
  /**
   * When a mouse or pen lets go, and with Enter, which may find nothing selected. A finger's selection only comes by
   * `onSelect`.
   */
  onSelectionDone?: ((selection: TextSelection | undefined) => void) | undefined;
  /** The word that was clicked or tapped; undefined where none is. */
  onPick?: ((word: TextSelection | undefined) => void) | undefined;
  /** Asks for other wordings of what a change has written. */
  onWordings?: ((selection: TextSelection) => void) | undefined;
  /** Ringed, so that it stays in sight while the focus is elsewhere. */
  selected?: Pick<TextSelection, 'start' | 'end'> | undefined;
  /** Gives keyboards a caret in the text, where there is a fine pointer and so most likely a keyboard. */
  isSelectable?: boolean | undefined;
}

interface TextBoxProps extends SelectionParts {
  box: RefObject<HTMLDivElement | null>;
  text: string;
  className: string;
  onClick?(event: MouseEvent): void;
  onFocus?(event: { target: EventTarget }): void;
  /** Escape: the caret leaves the text. */
  onLeave(): void;
  children: ReactNode;
}

/** The shown text: to be read, and to be selected from. Nothing can be typed into it, dropped on it or cut from it. */
export function TextBox({ box, text, className, selected, onLeave, children, ...on }: TextBoxProps) {
  const isSelectable = on.isSelectable === true;
  const { finish, watchPointer } = useSelection({
    root: box,
    text,
    onSelect: on.onSelect,
    onSelectionDone: on.onSelectionDone,
  });
  const hasCaret = useIsFinePointer() && isSelectable;
  const [edition, setEdition] = useState(0);
  useReadOnly(box, hasCaret, () => setEdition((former) => former + 1));
  useHeldSelection(box, selected !== undefined);

  function pressKey(event: KeyboardEvent): void {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (isOnButton || event.ctrlKey || event.metaKey || event.altKey || !isSelectable) return;
    if (event.key === 'Enter') {
      if (finish()) event.preventDefault();
      else if (hasCaret && event.target === event.currentTarget) on.onSelectionDone?.(undefined);
    }
    if (event.key === 'Escape' && hasCaret) {
      event.preventDefault();
      event.stopPropagation();
      document.getSelection()?.removeAllRanges();
      onLeave();
    }
  }

  function click(event: MouseEvent<HTMLElement>): void {
    on.onClick?.(event);
    const isElsewhere = event.target instanceof Element && event.target.closest(notPlainWords) !== null;
    if (!on.onPick || isElsewhere || document.getSelection()?.isCollapsed === false) return;
    const offset = findOffsetAt(event.currentTarget, event.clientX, event.clientY);
    on.onPick(offset === undefined ? undefined : findWordAt(text, offset));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: with a caret it has a role, else it only passes events on
    <div
      key={edition}
      ref={box}
      className={className}
      translate="no"
      onClick={click}
      onFocus={on.onFocus}
      onKeyDown={pressKey}
      onPointerDown={watchPointer}
      {...(hasCaret && caretProps)}
    >
      {children}
    </div>
  );
}

/** What a click means something else on. */
const notPlainWords = '[data-change], .slip, .note, button, [role=button]';

const caretProps = {
  contentEditable: true,
  suppressContentEditableWarning: true,
  // No text box: marks and buttons stand in it, which nobody would find in a field
  role: 'document',
  tabIndex: 0,
  'aria-label': 'Result, select text to edit',
  'data-caret': '',
  spellCheck: false,
} as const;

const writing = ['beforeinput', 'drop', 'paste', 'cut'] as const;

/**
 * A caret without writing. React's own `onBeforeInput` is another event, so the browser's is listened to. What cannot be
 * prevented, as an input method that composes, is drawn over: `onWritten` is to make the text anew.
 */
function useReadOnly(box: RefObject<HTMLElement | null>, isOn: boolean, onWritten: () => void): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !isOn) return;
    const events = new AbortController();
    const options = { signal: events.signal };
    for (const name of writing) element.addEventListener(name, (event) => event.preventDefault(), options);
    element.addEventListener('input', onWritten, options);
    return () => events.abort();
  });
}

/** What is ringed is drawn anew in other pieces, over which the browser's own selection would slip: it goes. */
function useHeldSelection(box: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const selection = document.getSelection();
    if (isHeld && box.current?.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges();
  }, [box, isHeld]);
}
