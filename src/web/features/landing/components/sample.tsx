import { Fragment } from 'react';
import { listSegments } from '../../../review/model.ts';
import { sampleChanges, sampleReview } from '../sample.ts';
import { SampleMark } from './sample-change.tsx';

const segments = listSegments(sampleReview);

/** The product at work on a sample, before anyone signs up. */
export function Sample() {
  return (
    <section aria-label="Try it on a sample">
      <article className="sheet sample-panes">
        <section className="pane" aria-labelledby="sample-source">
          <div className="pane-head">
            <h2 id="sample-source">Your Text</h2>
            <p className="ml-auto text-small text-ink-3">A sample</p>
          </div>
          <div className="pane-body">
            <SourceWithUnderlines />
          </div>
        </section>
        <section className="pane" aria-labelledby="sample-result">
          <div className="pane-head">
            <h2 id="sample-result">AI Enhanced Text</h2>
            <LookRadios />
          </div>
          <div className="pane-body">
            <MarkedSample />
          </div>
        </section>
      </article>
    </section>
  );
}

function SourceWithUnderlines() {
  return (
    <p className="prose written">
      {segments.map((segment) =>
        segment.kind === 'same' ? (
          <Fragment key={segment.start}>{segment.text}</Fragment>
        ) : (
          <span key={segment.change.start} className={`${segment.change.category}-underline`}>
            {segment.removed}
          </span>
        ),
      )}
    </p>
  );
}

function MarkedSample() {
  return (
    <div className="prose written marked">
      {segments.map((segment) => {
        if (segment.kind === 'same') return <Fragment key={segment.start}>{segment.text}</Fragment>;
        const change = sampleChanges[segment.index];
        if (!change) return null;
        return (
          <SampleMark
            key={`change ${segment.index}`}
            segment={segment}
            change={change}
            total={sampleChanges.length}
          />
        );
      })}
    </div>
  );
}

function LookRadios() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a field of a form
    <span className="segments ml-auto" role="group" aria-label="View">
      <label className="relative">
        <input className="sr-only" type="radio" name="sample-look" value="changes" defaultChecked />
        Changes
      </label>
      <label className="relative">
        <input className="sr-only" type="radio" name="sample-look" value="plain" />
        Plain
      </label>
    </span>
  );
}
