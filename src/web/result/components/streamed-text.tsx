/** Plain words as they come. Not a live region: word by word would be noise. The end is announced once. */
export function StreamedText({ written, isStillWorking }: { written: string; isStillWorking: boolean }) {
  return (
    <>
      <div className="stream-line" role="progressbar" aria-label="Writing" />
      <p className="review-bar">
        {isStillWorking
          ? 'Still working. You can wait, or stop.'
          : 'Changes are marked when the text is complete.'}
      </p>
      <div className="pane-body">
        <p className="prose written" translate="no">
          {written}
          <span className="cursor" />
        </p>
      </div>
      <p className="pane-foot">Stop is free and keeps your text.</p>
    </>
  );
}
