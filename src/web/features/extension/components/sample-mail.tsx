/** What it is going to look like: a mail with marks in it. A picture made of words. */
export function SampleMail() {
  return (
    <figure className="sheet sample-mail">
      <div className="sample-mail-head">
        <p>
          <span className="text-ink-3">To</span> Anneke de Vries
        </p>
        <p>
          <span className="text-ink-3">Subject</span> Invoice 20418
        </p>
      </div>
      <div className="prose sample-mail-words">
        <p>Hi Anneke,</p>
        <p>
          I have{' '}
          <span className="chg">
            <del>spoke</del>
            <ins>spoken</ins>
          </span>{' '}
          with our finance team. The second invoice{' '}
          <span className="chg">
            <del>can be ignored by you</del>
            <ins>needs no payment</ins>
          </span>
          , and the credit note comes by Friday.
        </p>
        <p>
          Best,
          <br />
          Marta
        </p>
      </div>
      <figcaption className="text-small text-ink-3">
        <b className="text-ink-2">Grammar</b> After “have”, the verb takes its participle, “spoken”.
      </figcaption>
    </figure>
  );
}
