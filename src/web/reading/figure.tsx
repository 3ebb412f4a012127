import { type FigureName, toFigures } from '../../shared/facts.ts';
import { getServerFacts } from '../server-facts.ts';

/** A figure of the plans. Into a page that the build renders the server writes its own when it reads the page. */
export function Figure({ name }: { name: FigureName }) {
  return <span data-figure={name}>{toFigures(getServerFacts().plans)[name]}</span>;
}
