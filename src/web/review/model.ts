/** The review of a result, pure: from changes and decisions to text. */
export * from './decisions.ts';
export { type IssueSpan, listIssueSpans } from './issues.ts';
export type { TextSelection } from './selection.ts';
export * from './state.ts';
