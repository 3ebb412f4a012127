const id = 'first-view';

/** What the build rendered into this page. Read once: it is gone when the screen has taken its place. */
const rendered = globalThis.document?.getElementById(id)?.innerHTML ?? '';

/**
 * What is on the page before the application runs, and until it is known who is there: the picture of the editor for who
 * is about to get it, else a word. The build puts it there (scripts/build/app-page.ts), so hydration leaves it alone.
 */
export function FirstView() {
  return (
    <div
      id={id}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from our own build
      dangerouslySetInnerHTML={{ __html: rendered }}
    />
  );
}
