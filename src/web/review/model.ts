/** The review of a result, pure: from changes and decisions to text. */
export { type IssueSpan, listIssueSpans } from './issues.ts';
export { rebase, type TextSelection } from './selection.ts';
export * from './state.ts';
