import {
  type ComposeRequest,
  type ComposeResult,
  type DocumentFacts,
  type EnhanceRequest,
  type EnhanceResult,
  type Language,
  makeWriter,
  type ReplyRequest,
  type ReplyResult,
  type ReviewRequest,
  type ReviewResult,
  type Writer,
} from '../../../engine/index.ts';

/** A piece of work. Plain data: it crosses to the worker thread. */
export type Task =
  /** `document`: what has to be known of the whole where the text is a passage of it. */
  | { kind: 'enhance'; request: EnhanceRequest & { document?: DocumentFacts } }
  | { kind: 'reply'; request: ReplyRequest }
  | { kind: 'compose'; request: ComposeRequest }
  | { kind: 'review'; request: ReviewRequest };

export interface TaskResults {
  enhance: EnhanceResult;
  reply: ReplyResult;
  compose: ComposeResult;
  review: ReviewResult;
}

const writers = new Map<Language, Promise<Writer>>();

function getWriter(language: Language): Promise<Writer> {
  const known = writers.get(language);
  if (known !== undefined) return known;
  const made = makeWriter({ language });
  writers.set(language, made);
  // One that could not be made is tried anew with the next task.
  made.catch(() => writers.delete(language));
  return made;
}

/** Runs in a worker thread, so that a long text never holds up the server. */
export default async function work(task: Task): Promise<TaskResults[Task['kind']]> {
  const { language } = task.request;
  const writer = await getWriter(language);
  switch (task.kind) {
    case 'enhance':
      return writer.enhance(task.request);
    case 'reply':
      return writer.reply(task.request);
    case 'compose':
      return writer.compose(task.request);
    case 'review':
      return writer.review(task.request);
  }
}
