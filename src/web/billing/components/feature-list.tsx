import { Icon } from '../../ui/icons.tsx';

/** What a plan has. */
export function FeatureList({ label, features }: { label: string; features: readonly string[] }) {
  return (
    <ul className="grid gap-1" aria-label={label}>
      {features.map((feature) => (
        <li key={feature} className="num flex items-start gap-2">
          <span className="mt-0.5 text-good">
            <Icon name="accept" />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}
