import * as v from 'valibot';
/** A tab for a page of who takes the payment, opened at the click: a browser blocks one that opens later. */
export interface PaymentTab {
  /** Sends the tab there. False where there is none: it was blocked, or closed. */
  show(url: string): boolean;
  close(): void;
}

/** @param open `window.open` */
export function openPaymentTab(open: Window['open'] = window.open.bind(window)): PaymentTab {
  const tab = open('', '_blank');
  if (tab) {
    // As noopener does, which would give no tab to send on
    tab.opener = null;
    tab.document.title = 'Opening payment...';
  }
  return {
    show(url) {
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}

const answerSchema = v.object({ url: v.string() });

/** The address, where it is one that a tab may be sent to. */
export function readUrl(answer: unknown): string | undefined {
  if (!v.is(answerSchema, answer)) return undefined;
  const { url } = answer;
  if (!URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
