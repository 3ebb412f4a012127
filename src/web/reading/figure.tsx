import { type FigureName, toFigures } from '../../shared/facts.ts';
import { defaultPlans } from '../../shared/plans.ts';

const figures = toFigures(defaultPlans);

/** A figure of the plans on a page that the build renders: the server writes its own into it when it reads the page. */
export function Figure({ name }: { name: FigureName }) {
  return <span data-figure={name}>{figures[name]}</span>;
}
