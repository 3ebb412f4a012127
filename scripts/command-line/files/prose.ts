/** A stretch of prose and where it stands in its file; both lengths are the same where the words stand there as they are. */
interface Segment {
  start: number;
  end: number;
  fileStart: number;
  fileEnd: number;
}

/** What parts two blocks, so that none is read on into the next. */
const blockBreak = '\n\n';

export type Prose = ReturnType<typeof makeProse>;

/** Gathers what of a file is prose, block by block, and remembers where each piece comes from. All places are UTF-16. */
export function collectProse() {
  const segments: Segment[] = [];
  const fragments: { start: number; end: number }[] = [];
  let text = '';
  let blockStart = 0;

  return {
    /** @param written as it is to be read, where that is not as it stands in the file */
    add(file: string, fileStart: number, fileEnd: number, written = file.slice(fileStart, fileEnd)): void {
      // What was left out between two spaces leaves one of them, and at the beginning of a block none
      const isApart = /(^|\s)$/.test(text.slice(blockStart)) && /^\s/.test(written);
      if (isApart && written.length > 1) this.add(file, fileStart + 1, fileEnd, written.slice(1));
      if (written === '' || isApart) return;
      segments.push({ start: text.length, end: text.length + written.length, fileStart, fileEnd });
      text += written;
    },
    /** @param isFragment such as a heading or an item of a list: it need not be a sentence */
    endBlock(isFragment = false): void {
      if (isFragment) fragments.push({ start: blockStart, end: text.length });
      if (text.length > blockStart) text += blockBreak;
      blockStart = text.length;
    },
    finish: () => makeProse(text, segments, fragments),
  };
}

/** What is said of whole sentences only. */
const sentenceRules: ReadonlySet<string> = new Set(['sentence-capital', 'final-stop']);

function makeProse(
  text: string,
  segments: readonly Segment[],
  fragments: readonly { start: number; end: number }[],
) {
  const findAt = (place: number) => segments.find(({ start, end }) => start <= place && place < end);
  const isAsItStands = ({ start, end, fileStart, fileEnd }: Segment) => end - start === fileEnd - fileStart;

  function toFileStart(start: number): number | undefined {
    const segment = findAt(start);
    return segment && segment.fileStart + (isAsItStands(segment) ? start - segment.start : 0);
  }

  function toFileEnd(end: number): number | undefined {
    const segment = findAt(end - 1);
    return segment && (isAsItStands(segment) ? segment.fileStart + end - segment.start : segment.fileEnd);
  }

  return {
    text,
    /** Whether a rule has something to say there. */
    isOpenTo: ({ start, rule }: { start: number; rule: string }): boolean =>
      !sentenceRules.has(rule) || !fragments.some((part) => part.start <= start && start <= part.end),
    /** Undefined for what is in no block. What is inserted comes behind the word before it. */
    toFile({ start, end }: { start: number; end: number }): { start: number; end: number } | undefined {
      if (start === end) {
        const place = toFileEnd(start) ?? toFileStart(start);
        return place === undefined ? undefined : { start: place, end: place };
      }
      const [fileStart, fileEnd] = [toFileStart(start), toFileEnd(end)];
      return fileStart === undefined || fileEnd === undefined
        ? undefined
        : { start: fileStart, end: fileEnd };
    },
  };
}
