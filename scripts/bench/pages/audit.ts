import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** A machine that is busy loses the start of a trace now and then. */
const tries = 3;

export interface Audit {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  largestPaintMs: number;
  layoutShift: number;
  /** Ids of the audits that took points. */
  faults: string[];
}

/**
 * One look of Lighthouse at a page, as a middling phone on a slow network sees it.
 * @param port of the browser's DevTools
 */
export async function auditPage(url: string, port: number, cookie?: string): Promise<Audit> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...categories],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  };
  const { lhr } = await look(url, flags);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  );
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
  const lost = counted.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
  return {
    scores: scores as Record<Category, number>,
    largestPaintMs: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults: lost.map(({ id }) => id),
  };
}

async function look(url: string, flags: Flags): Promise<RunnerResult> {
  for (let attempt = 1; ; attempt += 1) {
    const run = await lighthouse(url, flags);
    if (run && !run.lhr.runtimeError) return run;
    if (attempt === tries) throw new Error(`Lighthouse failed at ${url}: ${run?.lhr.runtimeError?.message}`);
  }
}
