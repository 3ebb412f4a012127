/** Commands for a shell. */
export function Shell({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too
    <section className="api-shell" aria-label={label} tabIndex={0} translate="no">
      <pre>{children}</pre>
    </section>
  );
}
