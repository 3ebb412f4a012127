/** Keeps the place of the credits in the bar, so that nothing moves when they come. */
export function BlankChip() {
  return (
    <p className="num invisible truncate px-2 text-small" aria-hidden="true">
      <b>10</b>
      <span className="max-[24rem]:hidden"> of 10</span> left
      <span className="max-[24rem]:hidden"> today</span>
    </p>
  );
}
