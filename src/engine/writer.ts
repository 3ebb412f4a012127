import { type Corrector, makeCorrector } from './corrector.ts';
import { makeComposer } from './mail/compose.ts';
import { makeReplier } from './mail/reply.ts';
import { noPause, type Pause } from './pause.ts';
import { makeReviewer } from './review/index.ts';
import { makeStylist } from './styles/index.ts';
import type { DocumentFacts } from './text/facts.ts';
import { listOwnWords } from './text/known.ts';
import type {
  CheckIssue,
  CheckRequest,
  ComposeRequest,
  ComposeResult,
  EnhanceRequest,
  EnhanceResult,
  Language,
  ReplyRequest,
  ReplyResult,
  ReviewRequest,
  ReviewResult,
} from './types.ts';

/** The embedded engine over one text at a time, in one thread. Never fails on a text. */
export interface Writer {
  /** `document`: facts of the whole where the text is a passage of it. */
  enhance(request: EnhanceRequest & { document?: DocumentFacts }): Promise<EnhanceResult>;
  reply(request: ReplyRequest): Promise<ReplyResult>;
  compose(request: ComposeRequest): Promise<ComposeResult>;
  review(request: ReviewRequest): Promise<ReviewResult>;
  check(request: CheckRequest): Promise<CheckIssue[]>;
}

/** Boots in about a second; every language shares what is large. */
export async function makeWriter({
  language,
  pause = noPause,
}: {
  language: Language;
  pause?: Pause;
}): Promise<Writer> {
  const { correct, check, read }: Corrector = await makeCorrector({ language, pause });
  const enhance = makeStylist({ correct, read, pause });
  return {
    enhance,
    reply: makeReplier({ correct, enhance, read }),
    compose: makeComposer({ correct, enhance, read }),
    review: makeReviewer({ correct, read }),
    check: (request) => check({ ...request, known: listOwnWords(request) }),
  };
}
