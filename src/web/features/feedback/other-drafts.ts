import { draftTools, listDrafts, toDraftName } from '../../drafts/draft-list.ts';
import { type DraftPlace, toDraftKey } from '../../drafts/model.ts';

export interface OtherDraft {
  name: string;
  /** As its screen is called. */
  tool: string;
  title: string;
  text: string;
}

const tools = [
  [draftTools.feedback, 'Get Feedback'],
  [draftTools.improve, 'Improve Text'],
] as const;

/** What this browser has of texts to compare with: the drafts of Get Feedback and of Improve Text, but for this one. */
export function listOtherDrafts({ userId, name: current }: DraftPlace): OtherDraft[] {
  try {
    return tools.flatMap(([tool, words]) =>
      listDrafts(localStorage, userId, tool)
        .map(({ id, title }) => {
          const name = toDraftName(tool, id);
          const text = localStorage.getItem(toDraftKey(userId, name)) ?? '';
          return { name, tool: words, title, text };
        })
        .filter(({ name, text }) => name !== current && text.trim() !== ''),
    );
  } catch {
    // A browser that keeps nothing has none
    return [];
  }
}
