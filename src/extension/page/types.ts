/** What the extension asks of a frame of a page, and what it hears. All of it passes as JSON. */

/** A stretch of the text that was taken, and what is to stand there. Spans are UTF-16 units, sorted, never overlapping. */
export interface TextEdit {
  start: number;
  end: number;
  replacement: string;
}

export interface TakenText {
  /** By which it is found again; undefined where nothing can be put back. */
  fieldId: number | undefined;
  text: string;
  isSelection: boolean;
  /** The editor has drawn a part of its text only, and no more of it can be read. */
  isPartlyDrawn: boolean;
}

export interface FrameAnswer {
  /** Whether what the writer is at stands in this frame. */
  isInFocus: boolean;
  taken: TakenText | undefined;
  /** What the writer is at stands in a frame of this site, inside of this frame. */
  innerSite: string | undefined;
}

/**
 * `gone`: the field is not on the page any more. `changed`: another text stands there by now. `too-long`: the field holds
 * no more. `fixed`: something that nobody can edit stands in the way. In all of these nothing was touched. `refused`: the
 * page did not take it. `partly`: it took some of it.
 */
export type PutBack = 'done' | 'gone' | 'changed' | 'too-long' | 'fixed' | 'refused' | 'partly';

/** What the script gives to the extension, in each frame that it was run in. */
export interface PageApi {
  take(): FrameAnswer;
  putBack(fieldId: number, edits: readonly TextEdit[]): Promise<PutBack>;
}
