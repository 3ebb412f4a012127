import { atom } from 'nanostores';
import { memo, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { countCharacters } from '../../shared/limits.ts';
import type { LiveCheckProps } from '../live-check/components/live-check.tsx';
import { lazyLiveCheck } from '../live-check/lazy-live-check.ts';
import type { Remark } from '../live-check/remarks.ts';
import { useLazy } from '../ui/lazy.ts';
import { useAnnouncer } from '../ui/use-announcer.tsx';
import { judgeInput } from './model.ts';

/** `name` tells the field from others; notes are no sentences, and need no full stops. */
export interface FieldCheck {
  name: string;
  isNotes?: boolean;
  /** Of the words that it came with; the same list as long as they are the same. */
  remarks?: readonly Remark[];
}

interface TextPageProps {
  text: string;
  limit: number;
  placeholder: string;
  labelledBy: string;
  describedBy: string;
  /** A stretch of the text to tint, such as the words of the change under review. */
  echo?: { start: number; end: number } | undefined;
  /** Underlined while it is written in. */
  check?: FieldCheck | undefined;
  onChange(text: string): void;
  onRefused(): void;
  /** What is pointed at: where a press put the caret, or what is selected by mouse, touch or keys. */
  onPoint?: ((place: { start: number; end: number; isPress: boolean }) => void) | undefined;
}

/** Where the textarea grows by style, no copy of a long text is laid out with each key. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * The writer's page: a textarea that is as tall as its words. It keeps its own value, and is only told when the text is
 * another: React would write the whole of a long text into the page anew with each key.
 */
export function TextPage({
  text,
  limit,
  placeholder,
  echo,
  check,
  onChange,
  onRefused,
  onPoint,
  ...names
}: TextPageProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useRefusalBeforeInput(area, limit, onRefused);
  const [written] = useState(() => atom(text));
  useLayoutEffect(() => {
    putText(area.current, text);
    written.set(text);
  }, [written, text]);
  return (
    <div className="page-field prose" translate="no">
      {(echo || !growsByItself) && (
        <div aria-hidden="true">
          {echo ? <EchoedText text={text} start={echo.start} end={echo.end} /> : text || placeholder}
          {'\n'}
        </div>
      )}
      <textarea
        ref={area}
        rows={1}
        defaultValue={written.init}
        placeholder={placeholder}
        aria-labelledby={names.labelledBy}
        aria-describedby={names.describedBy}
        {...(onPoint && {
          onClick: (event) => onPoint({ ...toPlace(event.currentTarget), isPress: true }),
          onKeyUp: (event) => onPoint({ ...toPlace(event.currentTarget), isPress: false }),
        })}
        onChange={(event) => {
          const verdict = judgeInput(written.get(), event.target.value, limit);
          if (verdict.isRefused) {
            putText(area.current, written.get());
            onRefused();
          } else {
            written.set(verdict.text);
            onChange(verdict.text);
          }
        }}
      />
      {check && <LateCheck field={area} written={written} {...check} />}
    </div>
  );
}

/** Nothing is said where it does not come: the field is what it was. What it will announce in is there before it. */
const LateCheck = memo(function LateCheck(props: Omit<LiveCheckProps, 'announce'>) {
  const LiveCheck = useLazy(lazyLiveCheck);
  const { announce, region } = useAnnouncer();
  return (
    <>
      {LiveCheck && <LiveCheck {...props} announce={announce} />}
      {region}
    </>
  );
});

function toPlace({ selectionStart, selectionEnd }: HTMLTextAreaElement): { start: number; end: number } {
  return { start: selectionStart, end: selectionEnd };
}

function putText(area: HTMLTextAreaElement | null, text: string): void {
  if (area && area.value !== text) area.value = text;
}

function EchoedText({ text, start, end }: { text: string; start: number; end: number }) {
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** Refused before it happens, where the browser says what is coming: then the caret and its own undo stay right. */
function useRefusalBeforeInput(
  area: RefObject<HTMLTextAreaElement | null>,
  limit: number,
  onRefused: () => void,
): void {
  const check = useEffectEvent((event: InputEvent): void => {
    const element = area.current;
    if (!element || event.isComposing || !event.cancelable) return;
    const isBreak = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
    const added = isBreak ? '\n' : (event.data ?? event.dataTransfer?.getData('text/plain') ?? '');
    const kept = element.value.length - (element.selectionEnd - element.selectionStart);
    const next = kept + countCharacters(added.replaceAll('\r\n', '\n'));
    // Shortening is always allowed
    if (added === '' || next <= limit || next < element.value.length) return;
    event.preventDefault();
    onRefused();
  });
  useEffect(() => {
    const element = area.current;
    const listener = (event: InputEvent) => check(event);
    element?.addEventListener('beforeinput', listener);
    return () => element?.removeEventListener('beforeinput', listener);
  }, [area]);
}
