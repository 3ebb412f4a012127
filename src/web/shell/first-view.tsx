const id = 'first-view';

/** What the build put into this page (app/first-view-html.tsx). Read once: it is gone when the screen has taken its place. */
const rendered = globalThis.document?.getElementById(id)?.innerHTML ?? '';

/**
 * What is on the page before the application runs, and until it is known who is there: the picture of the editor for who
 * is about to get it, else a word.
 */
export function FirstView() {
  return (
    <div
      id={id}
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from our own build
      dangerouslySetInnerHTML={{ __html: rendered }}
    />
  );
}
