import { startProduct } from '@anamnesis/e2e/testing/product';
import type { Benchmark } from '../benchmark.js';
import { atLeast, atMost, type Target } from '../figures/target.js';
import { PAGE_FIGURES, type PageFigure } from '../lighthouse/page-figures.js';
import { measurePages, PAGES } from '../lighthouse/pages.js';

const RUNS = { full: 5, tiny: 1 };

/** The targets of the landing page. */
const LANDING: Partial<Record<PageFigure, Target>> = {
  performance: atLeast(90, 100),
  accessibility: atLeast(100, 100),
  'best practices': atLeast(100, 100),
  SEO: atLeast(100, 100),
  'first paint s': atMost(1.8, 1.2),
};

/** Lighthouse on the pages that most people load first, served by the whole product. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  question: "Lighthouse's phone on the landing page, the sign-in pages and the patient's home (ours alone)",
  async run(size, _withBackends, report, { pairs: runs = RUNS[size] } = {}) {
    const product = await startProduct({ demo: true });
    try {
      for await (const [{ path }, taken] of measurePages(product.address, PAGES, runs)) {
        for (const figure of PAGE_FIGURES) {
          const values = taken.map(({ figures }) => figures[figure]);
          report.alone(path, figure, values, runs, path === '/' ? LANDING[figure] : undefined);
        }
        const failed = new Set(taken.flatMap((run) => run.failed));
        if (failed.size > 0) report.print(`  failed audits: ${[...failed].join(', ')}`);
      }
    } finally {
      await product.remove();
    }
  },
};
