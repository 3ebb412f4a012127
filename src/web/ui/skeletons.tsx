interface SkeletonsProps {
  lines?: number;
  className?: string;
}

/** Stands where lines are still to come. */
export function Skeletons({ lines = 3, className = 'grid gap-4' }: SkeletonsProps) {
  return (
    <div className={className} role="status" aria-label="Loading">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={line} className="skeleton" />
      ))}
    </div>
  );
}
