import { useRef } from 'react';
import type { ComposeOutput } from '../../../shared/contract/compose.ts';
import type { DraftPlace } from '../../drafts/model.ts';
import { useDraftFields } from '../../drafts/use-draft-fields.ts';
import { isNews } from '../../result/model.ts';
import { useTool } from '../../result/use-tool.ts';
import { toOpenFactsSentence } from '../../review/words.ts';
import { notify } from '../../ui/notify.ts';
import { byRules, type FindRefusal, refuseFirst, useRulesOffer } from '../../writing/rules.ts';
import { useShortcuts } from '../../writing/use-shortcuts.ts';
import {
  bringBack,
  type Email,
  type EmailExtra,
  noEdit,
  noFields,
  startAgain,
  toComposeInput,
  toEdit,
  toExtra,
  toOpenReview,
  withBody,
  withEdit,
  withSubject,
} from './model.ts';
import type { Fields } from './use-fields.ts';
import { usePartEditing } from './use-part-editing.ts';

interface WriteHookParts {
  draftPlace: DraftPlace;
  fields: Fields;
  announce(sentence: string): void;
  /** Asked for an email without a word about it, or done with the last one. */
  onDescribe(): void;
}

/** What can be done on the write screen, and what is said of it. */
export function useWrite({ draftPlace, fields, announce, onDescribe }: WriteHookParts) {
  const former = useRef<Email>(null);
  const tool = useTool<ComposeOutput, EmailExtra>({
    place: draftPlace,
    toExtra: ({ action_id: id, subject }) => toExtra(id, subject, former.current),
    onFinished: tellFinished,
  });
  const { state, dispatch } = tool;
  const isRunning = state.run !== null;
  const { fields: kept, setField, otherTab: editOfOthers } = useDraftFields(draftPlace, { edit: noEdit });
  const email = state.result && withEdit(state.result, kept.edit);

  function place(result: Email | null): void {
    dispatch({ type: 'placed', result });
    if (result) setField('edit', toEdit(result));
  }

  const partialEdit = usePartEditing({ email, tool, place });

  function tellFinished(written: Email): void {
    // The pane says why there is none
    if (!isNews(written)) return;
    const title = 'Email generated successfully!';
    const open = toOpenFactsSentence(toOpenReview(written));
    const replaced = former.current;
    void notify({
      title,
      ...(open && { description: `${open}.` }),
      ...(replaced && { action: { label: 'Undo', onClick: () => place(replaced) } }),
    });
  }

  const findRefusal: FindRefusal = ({ findNotesRefusal }) => findNotesRefusal(fields.description);
  const canUseRules = useRulesOffer(state.failure?.error, findRefusal);

  function start(by: Partial<typeof byRules>): void {
    if (partialEdit.isRunning) return;
    const { description } = fields;
    if (description.trim() === '') {
      void notify({ tone: 'warning', title: 'Please describe what you want to say' });
      onDescribe();
      return;
    }
    former.current = email;
    const asks = { ...toComposeInput(fields), ...by };
    void tool.start({
      action: 'write-from-scratch',
      asks,
      source: description,
      open: refuseFirst(findRefusal, (api, options) => api.compose.composeStream(asks, options)),
    });
  }

  const run = () => start({});

  function stop(): void {
    tool.stop();
    announce('Stopped. Your text is as it was, no credit was used.');
  }

  /** An edit of the email on the screen; one press takes it back where it takes words away. */
  function change(next: Email, undoable?: string): void {
    place(next);
    if (undoable && email)
      void notify({ title: undoable, action: { label: 'Undo', onClick: () => place(email) } });
  }

  /** What was entered goes, and comes back with Undo. The style stays. */
  function clearFields(): void {
    const undo = fields.fill({ ...noFields, style: fields.style });
    void notify({ title: 'Text cleared', action: { label: 'Undo', onClick: undo } });
  }

  /** The email goes too. */
  function writeAnother(): void {
    const bringFieldsBack = fields.fill({ ...noFields, style: fields.style });
    place(null);
    onDescribe();
    const onClick = () => {
      bringFieldsBack();
      place(email);
    };
    void notify({ title: 'Ready for another email', action: { label: 'Undo', onClick } });
  }

  useShortcuts({ isRunning, run, stop });

  /** What was typed into the email goes along with what it was made from. */
  const otherTab: Fields['otherTab'] = {
    ...fields.otherTab,
    keepBoth: (name, draftName) =>
      editOfOthers.keepBoth('edit', draftName) && fields.otherTab.keepBoth(name, draftName),
  };

  return {
    state,
    email,
    otherTab,
    place,
    current: tool.current,
    setCurrent: tool.setCurrent,
    isFlashing: tool.isFlashing,
    isRunning,
    isRestored: tool.isRestored,
    isStillWorking: tool.isStillWorking,
    keepReview: tool.keepReview,
    partialEdit,
    run,
    runByRules: canUseRules ? () => start(byRules) : undefined,
    findRefusal,
    stop,
    setBody: (body: string) => email && change(withBody(email, body)),
    setSubject: (subject: string) => email && change(withSubject(email, subject)),
    startAgain: () => email && change(startAgain(email), 'The generated email is back'),
    bringBack: () => email && change(bringBack(email)),
    clearFields,
    writeAnother,
  };
}

export type Write = ReturnType<typeof useWrite>;
