import { type DragEvent, useEffect, useState } from 'react';
import { formatNumber } from '../../shared/format.ts';
import { countCharacters } from '../../shared/limits.ts';
import type { KeptDocument } from '../documents/kept-document.ts';
import { useLatest } from '../ui/use-latest.ts';
import { earlySentences, toShownName } from './kinds.ts';

interface TextFileParts {
  /** How many characters fit. A longer text is not taken, and nothing of it is cut. */
  limit: number;
  /** Whether a mail may be opened, as the chain that it is. */
  takesMails?: boolean;
  /** Puts the text in the place of what is there, and keeps the way back. `title` says what happened. `document` is a file with a form. */
  onText(text: string, title: string, document?: KeptDocument): void;
}

/** Opening a file into a text box, by a button or by dropping it. */
export function useTextFile({ limit, takesMails = false, onText }: TextFileParts) {
  const [isReading, setIsReading] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const takeLatest = useLatest(onText);
  useNoFileInstead();

  async function open(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || isReading) return;
    if (files.length > 1) return setProblem(earlySentences.several);
    setIsReading(true);
    const reader = await import('./read-file.ts').catch(() => undefined);
    const read = await reader?.readFile(file, takesMails);
    setIsReading(false);
    if (!reader || !read) return setProblem(earlySentences['not-loaded']);
    if ('problem' in read) return setProblem(reader.problemSentences[read.problem]);
    const count = countCharacters(read.text);
    if (count > limit) return setProblem(toLimitSentence(count, limit));
    setProblem(undefined);
    const title = `Opened “${toShownName(file.name)}”`;
    takeLatest(read.text, read.note ? `${title}. ${read.note}` : title, read.document);
  }

  function dragOver(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  }

  /** Also told by each part inside that it passes. */
  function dragLeave(event: DragEvent): void {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setIsOver(false);
  }

  function drop(event: DragEvent): void {
    setIsOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    void open([...event.dataTransfer.files]);
  }

  return {
    open,
    takesMails,
    isReading,
    /** Why the last file was not taken. */
    problem,
    forget: () => setProblem(undefined),
    isOver,
    dropProps: { onDragOver: dragOver, onDragLeave: dragLeave, onDrop: drop },
  };
}

export type TextFile = ReturnType<typeof useTextFile>;

function toLimitSentence(count: number, limit: number): string {
  const [has, fits] = [formatNumber(count), formatNumber(limit)];
  return `Not opened: the file has ${has} characters, and only ${fits} fit here. Your text is as it was.`;
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** A file that is dropped beside the box would be shown instead of the page. */
function useNoFileInstead(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}
