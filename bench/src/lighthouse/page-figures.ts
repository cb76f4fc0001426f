import type { Result } from 'lighthouse';

/** The figures of a page: four scores of 0 to 100, times in s or ms, the layout shift, and the transferred kilobytes. */
export const PAGE_FIGURES = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first paint s',
  'largest paint s',
  'blocking time ms',
  'layout shift',
  'transfer KB',
] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];

/** One run of Lighthouse on one page. */
export interface PageRun {
  readonly figures: Readonly<Record<PageFigure, number>>;
  /** The audits that keep a score other than that of performance below 100. */
  readonly failed: readonly string[];
}

/** The figures in Lighthouse's report on an address. Throws if a figure is missing, or if another page was measured. */
export function pageRunOf(lhr: Result, address: string): PageRun {
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== address) throw new Error(`${address} led to ${lhr.finalDisplayedUrl}`);
  return { figures: figuresOf(lhr), failed: failedIn(lhr) };
}

function figuresOf(lhr: Result): PageRun['figures'] {
  return {
    performance: scoreOf(lhr, 'performance'),
    accessibility: scoreOf(lhr, 'accessibility'),
    'best practices': scoreOf(lhr, 'best-practices'),
    SEO: scoreOf(lhr, 'seo'),
    'first paint s': valueOf(lhr, 'first-contentful-paint') / 1_000,
    'largest paint s': valueOf(lhr, 'largest-contentful-paint') / 1_000,
    'blocking time ms': valueOf(lhr, 'total-blocking-time'),
    'layout shift': valueOf(lhr, 'cumulative-layout-shift'),
    'transfer KB': valueOf(lhr, 'total-byte-weight') / 1_000,
  };
}

function scoreOf({ categories }: Result, name: string): number {
  const score = categories[name]?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${name}`);
  return Math.round(score * 100);
}

function valueOf({ audits }: Result, name: string): number {
  const value = audits[name]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${name}`);
  return value;
}

const failedIn = ({ categories, audits }: Result): string[] =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 0) < 1)
    .map(({ id }) => id);
