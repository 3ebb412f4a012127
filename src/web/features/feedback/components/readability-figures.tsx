import { useDeferredValue, useMemo } from 'react';
import { measureReadability } from '../../../../engine/browser.ts';
import { formatCount, formatNumber, plural } from '../../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Span } from '../fix.ts';
import { toClock, toGradeWords } from '../words.ts';

interface ReadabilityFiguresProps {
  text: string;
  onShow(span: Span): void;
}

/** Figures of the text as it is typed: measured in the browser, free, also offline. */
export function ReadabilityFigures({ text, onShow }: ReadabilityFiguresProps) {
  const measured = useDeferredValue(text);
  const readability = useMemo(() => measureReadability(measured), [measured]);
  const { words, sentences, wordsPerSentence, readingSeconds, longestSentence } = readability;
  const grade = toGradeWords(readability.grade);
  const figures = [
    { figure: formatNumber(words), name: plural(words, 'word') },
    { figure: formatNumber(sentences), name: plural(sentences, 'sentence') },
    { figure: formatNumber(wordsPerSentence), name: 'words per sentence' },
    { figure: toClock(readingSeconds), name: 'to read aloud' },
    { figure: grade.figure, name: grade.words },
  ];
  return (
    <section className="readability" aria-label="Readability">
      {words > 0 && (
        <dl className="figures">
          {figures.map(({ figure, name }) => (
            <div key={name} className="figure">
              <dt>{name}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="readability-foot">
        {longestSentence ? (
          <>
            Longest sentence: {formatCount(longestSentence.words, 'word')}
            <Button look="bare" small onClick={() => onShow(longestSentence)}>
              <Icon name="search" />
              Show it
            </Button>
          </>
        ) : (
          'Length and readability appear here as you write.'
        )}
        <span className="ml-auto">Free, as you type</span>
      </p>
    </section>
  );
}
