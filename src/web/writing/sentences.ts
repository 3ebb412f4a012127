import { type CallError, isRefusal } from '../api/failed-call.ts';

/** The tools whose failures have words of their own: the screens, and the partial edit within them. */
export type WritingTool =
  | 'improve-text'
  | 'partial-edit'
  | 'email-reply'
  | 'write-from-scratch'
  | 'get-feedback';

export interface ToolSentence {
  headline: string;
  /** What is known beside it, where the headline does not say it. */
  detail?: string;
}

const busySentence = 'The AI service is temporarily busy. Please try again in a few moments.';
const tooManySentence = 'Too many requests. Please wait a moment before trying again.';
const busyCodes = new Set(['ENGINE_BUSY', 'ENGINE_UNAVAILABLE']);

const words: Record<WritingTool, (error: CallError) => ToolSentence> = {
  'improve-text': (error) => ({
    headline: error.code === 'UNKNOWN_ERROR' ? 'Failed to process request. Please try again.' : error.message,
  }),
  'partial-edit': (error) => ({
    headline: 'Failed to update selected text. Please try again.',
    detail: error.message,
  }),
  'email-reply': toReplySentence,
  'write-from-scratch': toComposeSentence,
  'get-feedback': toReviewSentence,
};

/** What the writer reads when a call of this tool has failed. */
export function toToolSentence(tool: WritingTool, error: CallError): ToolSentence {
  return isRefusal(error) ? { headline: error.message } : words[tool](error);
}

function toReplySentence(error: CallError): ToolSentence {
  const { code, status, message } = error;
  if (code === 'NETWORK_ERROR')
    return { headline: 'Network error occurred. Please check your connection and try again.' };
  if (code === 'NO_CONTENT')
    return { headline: 'No enhanced reply was generated. Please try again with different input.' };
  if (code === 'ENGINE_BUSY') return { headline: busySentence };
  if (/overloaded|temporarily|too many (?:requests|calls)/iu.test(message)) return { headline: message };
  // How long to wait is known: that stays beside the sentence of this screen
  if (status === 429) return { headline: tooManySentence, detail: message };
  if (status >= 500) return { headline: 'Server error occurred. Please try again in a moment.' };
  return { headline: message };
}

function toComposeSentence(error: CallError): ToolSentence {
  const { code, status, message } = error;
  if (status === 401) return { headline: 'Please sign in to use this feature.' };
  if (code === 'OFFLINE')
    return { headline: "You're currently offline. Please check your internet connection." };
  if (busyCodes.has(code)) return { headline: busySentence };
  if (status === 402 || status === 413) return { headline: message };
  const detail = code === 'NO_CONTENT' ? 'No generated text received' : message;
  return { headline: 'Failed to generate email. Please try again.', detail };
}

function toReviewSentence(error: CallError): ToolSentence {
  const { code, status, message } = error;
  const isOwn = code === 'NO_FEEDBACK' || code === 'OFFLINE' || [401, 402, 413].includes(status);
  return isOwn
    ? { headline: message }
    : { headline: 'Failed to analyze text. Please try again.', detail: message };
}
