import type { ChainQuestion, ReplyOutput } from '../../../shared/contract/reply.ts';
import type { DraftPlace } from '../../drafts/model.ts';
import type { ToolResult } from '../../result/model.ts';
import { usePartialEdit } from '../../result/use-partial-edit.ts';
import { useTool } from '../../result/use-tool.ts';
import { type Review, toText } from '../../review/model.ts';
import type { TextSelection } from '../../review/selection.ts';
import { notify } from '../../ui/notify.ts';
import { byRules, type FindRefusal, refuseFirst, useRulesOffer } from '../../writing/rules.ts';
import { useShortcuts } from '../../writing/use-shortcuts.ts';
import { addAnswer, type Fill, fillBlank, toLine } from './coverage.ts';
import { findMissing, type MissingField, toDoneSentence, toReplyInput } from './model.ts';
import type { Fields } from './use-fields.ts';

/** What a reply holds beside its text. */
export interface ReplyExtra {
  /** What it answers. */
  chain: string;
  questions: readonly ChainQuestion[];
  fills: readonly Fill[];
}

export type ReplyResult = ToolResult<ReplyExtra>;

/** A reply with the writer's own words in it, and what is said of it. */
interface Placing {
  review: Review;
  fills: readonly Fill[];
  title: string;
}

interface ReplyHookParts {
  draftPlace: DraftPlace;
  fields: Fields;
  announce(sentence: string): void;
  /** Asked for a reply without one of the fields. */
  onMissing(field: MissingField['field']): void;
}

/** What can be done on the reply screen, and what is said of it. */
export function useReply({ draftPlace, fields, announce, onMissing }: ReplyHookParts) {
  const { chain, draft, style } = fields;
  const tool = useTool<ReplyOutput, ReplyExtra>({
    place: draftPlace,
    toExtra: ({ questions }) => ({ chain, questions, fills: [] }),
    onFinished: (result) => announce(toDoneSentence(result)),
  });
  const { state, dispatch } = tool;
  const isRunning = state.run !== null;
  const partialEdit = usePartialEdit({
    result: state.result,
    isToolRunning: isRunning,
    fallback: 'embedded',
    onSpliced({ review, actionId }) {
      dispatch({ type: 'spliced', review, partialActionId: actionId });
      tool.flash();
    },
    onReview: tool.keepReview,
    onTakenBack: tool.keepReview,
  });

  const findRefusal: FindRefusal = ({ findDraftRefusal, readChain }) =>
    findDraftRefusal(draft, readChain(chain).newest.sender);
  const canUseRules = useRulesOffer(state.failure?.error, findRefusal);

  function start(by: Partial<typeof byRules>): void {
    if (partialEdit.isRunning) return;
    const missing = findMissing(fields);
    if (missing) {
      void notify({ tone: 'warning', title: missing.sentence });
      onMissing(missing.field);
      return;
    }
    const asks = { ...toReplyInput({ chain, draft, style }), ...by };
    void tool.start({
      action: asks.action,
      asks,
      source: draft,
      open: refuseFirst(findRefusal, (api, options) => api.reply.replyStream(asks, options)),
    });
  }

  const run = () => start({});

  function stop(): void {
    tool.stop();
    announce('Stopped. Your chain and your draft are as they were, no credit was used.');
  }

  /** Undefined question: the blank belongs to none. */
  function fillIn(blank: TextSelection, words: string, question?: number): boolean {
    const former = state.result;
    const review = former && fillBlank(former.review, blank, words);
    if (!review) return false;
    const line = toLine(toText(former.review), blank);
    const fills = question === undefined ? [] : [{ question, words, line }];
    place(former, { review, fills, title: 'The blank is filled in' });
    return true;
  }

  /** The answer to a question that the reply has no blank for. */
  function answer(words: string, question: number): boolean {
    const former = state.result;
    const review = former && addAnswer(former.review, words);
    if (!review) return false;
    place(former, { review, fills: [{ question, words, line: '' }], title: 'Your answer is in the reply' });
    return true;
  }

  function place(former: ReplyResult, { review, fills, title }: Placing): void {
    const extra = { ...former.extra, fills: [...former.extra.fills, ...fills] };
    dispatch({ type: 'placed', result: { ...former, review, extra } });
    const undo = () => dispatch({ type: 'placed', result: former });
    void notify({ title, action: { label: 'Undo', onClick: undo } });
  }

  useShortcuts({ isRunning, run, stop });

  return {
    state,
    dispatch,
    isRestored: tool.isRestored,
    isStillWorking: tool.isStillWorking,
    current: tool.current,
    setCurrent: tool.setCurrent,
    isFlashing: tool.isFlashing,
    keepReview: tool.keepReview,
    partialEdit,
    run,
    runByRules: canUseRules ? () => start(byRules) : undefined,
    findRefusal,
    stop,
    fillIn,
    answer,
  };
}

export type Reply = ReturnType<typeof useReply>;
