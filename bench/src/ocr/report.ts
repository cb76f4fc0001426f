import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import { randomOf } from '@anamnesis/platform/testing/random';
import { laboratory as laboratoryOf } from './content/laboratory.js';
import { measure } from './content/measurements.js';
import { type Section, sectionOf } from './content/rows.js';
import { visit as visitOf } from './content/visit.js';
import { frameOf } from './frame.js';
import { bilingual } from './layouts/bilingual.js';
import { classic } from './layouts/classic.js';
import type { Layout } from './layouts/layout.js';
import { long } from './layouts/long.js';
import { methods } from './layouts/methods.js';
import { ruled } from './layouts/ruled.js';
import { sideBySide } from './layouts/side-by-side.js';
import { onPaper } from './paper.js';
import type { LabReport } from './truth.js';

const layouts = { classic, ruled, methods, 'side-by-side': sideBySide, bilingual, long } satisfies Readonly<
  Record<string, Layout>
>;
export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];

/** Reports for development have lower seeds; those of the benchmark are seen by nobody before. */
export const HELD_OUT = 10_001;

/** A report as a laboratory could have printed it, the same for the same seed and layout. */
export function report(seed: number, name: LayoutName): Promise<LabReport> {
  const random = randomOf('report', seed, name);
  const layout: Layout = layouts[name];
  const visit = visitOf(random);
  const printed = laboratoryOf(random);
  const laboratory = { ...printed, font: layout.font ?? printed.font };
  const context = { random, laboratory, patient: visit, measurements: measure(random, visit), tiers: layout.tiers };
  const has = new Set<LabTestKey>();
  const sections: Section[] = [];
  for (const panel of layout.panels(random)) {
    const section = sectionOf(panel, context, has);
    for (const { fact } of section.rows) if (fact) has.add(fact.test);
    sections.push(section);
  }
  const content = { random, laboratory, visit, sections };
  return onPaper(laboratory.font, frameOf(random, laboratory, visit), (paper) => layout.draw(paper, content));
}
