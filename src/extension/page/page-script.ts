import { type Field, findActive, toField } from './find-field.ts';
import { isWritable, type PlainPlace, putBackPlain, takePlain } from './plain-field.ts';
import { putBackRich, type RichPlace, takeRich } from './rich-field.ts';
import type { FrameAnswer, PageApi, PutBack, TakenText, TextEdit } from './types.ts';

declare global {
  /** Of the extension's own world: the page does not see it. */
  var draftwellPage: PageApi | undefined;
}

type Taken =
  | { kind: 'plain'; element: Extract<Field, { kind: 'plain' }>['element']; place: PlainPlace }
  | { kind: 'rich'; element: HTMLElement; place: RichPlace };

function makePage(): PageApi {
  const fields: Taken[] = [];

  function takeField(field: Field): TakenText {
    if (field.kind === 'plain') {
      const place = takePlain(field.element);
      const fieldId = isWritable(field.element) ? keep({ ...field, place }) : undefined;
      return { fieldId, ...place, isPartlyDrawn: false };
    }
    const place = takeRich(field.element);
    return { fieldId: keep({ ...field, place }), ...place };
  }

  function keep(taken: Taken): number {
    return fields.push(taken) - 1;
  }

  return {
    take(): FrameAnswer {
      const active = findActive(document);
      const field = toField(active);
      const taken = field ? takeField(field) : takeSelected();
      return {
        isInFocus: isInFocus() && !(active instanceof HTMLIFrameElement),
        taken: taken && pick(taken),
        innerSite: active instanceof HTMLIFrameElement ? toSite(active) : undefined,
      };
    },
    async putBack(fieldId: number, edits: readonly TextEdit[]): Promise<PutBack> {
      const taken = fields[fieldId];
      if (!taken?.element.isConnected) return 'gone';
      return taken.kind === 'plain'
        ? putBackPlain(taken.element, taken.place, edits)
        : putBackRich(taken.element, taken.place, edits);
    },
  };
}

function pick({ fieldId, text, isSelection, isPartlyDrawn }: TakenText): TakenText {
  return { fieldId, text, isSelection, isPartlyDrawn };
}

/** What is selected of a text that is only there to be read. */
function takeSelected(): TakenText | undefined {
  const text = document.getSelection()?.toString() ?? '';
  if (text.trim() === '') return undefined;
  return { fieldId: undefined, text, isSelection: true, isPartlyDrawn: false };
}

/** Whether each frame around this one has the focus in the next one. A frame of another site is asked for its own. */
function isInFocus(): boolean {
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    const element = findFrameElement(frame);
    if (!element) return document.hasFocus();
    if (findActive(element.ownerDocument) !== element) return false;
  }
  return true;
}

function findFrameElement(frame: Window): Element | null {
  try {
    return frame.frameElement;
  } catch {
    return null;
  }
}

function toSite({ src }: HTMLIFrameElement): string {
  return URL.canParse(src) ? new URL(src).host : '';
}

globalThis.draftwellPage ??= makePage();
