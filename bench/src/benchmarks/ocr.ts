import type { Benchmark, Size } from '../benchmark.js';
import type { Report } from '../figures/report.js';
import { atLeast, atMost, type Target } from '../figures/target.js';
import { createBaseline } from '../ocr/baseline.js';
import { type Kind, kinds } from '../ocr/documents.js';
import { layoutTable, processorSecondsAPage, sharesOfReadings } from '../ocr/figures.js';
import { documents, type Reading, readingOf } from '../ocr/measure.js';
import { ours } from '../ocr/reader.js';
import { HELD_OUT, type LayoutName, layoutNames } from '../ocr/report.js';
import { shareNames, type Share } from '../ocr/score.js';

interface Amount {
  readonly layouts: Readonly<Record<Kind, readonly LayoutName[]>>;
  /** Scans and photographed reports of each layout. */
  readonly documents: number;
  /** Text PDFs for each scan: they are quick to read, and their targets are closer to the limit. */
  readonly textsEach: number;
}

const SIZES: Readonly<Record<Size, Amount>> = {
  full: { layouts: { text: layoutNames, scan: layoutNames, photo: layoutNames }, documents: 3, textsEach: 5 },
  tiny: { layouts: { text: ['long'], scan: ['classic'], photo: ['methods'] }, documents: 1, textsEach: 1 },
};

const NONE_WRONG = { 'silently wrong': atMost(0.2, 0) };
const TARGETS: Readonly<Record<Kind, Partial<Record<Share, Target>>>> = {
  text: { exact: atLeast(97, 99), ...NONE_WRONG },
  scan: { exact: atLeast(90, 95), ...NONE_WRONG },
  photo: NONE_WRONG,
};

const names = { ours: 'readDocument, valuesOfPages', theirs: 'plain Tesseract, a regex a line' };

/** Values of generated laboratory reports with known truth, as both sides read them. */
export const ocr: Benchmark = {
  name: 'ocr',
  question:
    'values of laboratory reports (text PDF, scan, photo) read right, against plain Tesseract and a regex a line',
  async run(size, _withBackends, report, { documents: given } = {}) {
    const sides = { ours, theirs: await createBaseline() };
    try {
      for (const kind of kinds) {
        const { layouts, documents: standard, textsEach } = SIZES[size];
        const count = (given ?? standard) * (kind === 'text' ? textsEach : 1);
        const seeds = Array.from({ length: count }, (_, index) => HELD_OUT + index);
        const readings = { ours: [] as Reading[], theirs: [] as Reading[] };
        for await (const document of documents(kind, layouts[kind], seeds))
          for (const side of ['ours', 'theirs'] as const)
            readings[side].push(
              await readingOf(sides[side], document, (error) =>
                report.print(`  ${side}: ${document.layout}, seed ${document.seed} was not read: ${String(error)}`),
              ),
            );
        publish(report, kind, readings);
      }
    } finally {
      await sides.ours.close();
      await sides.theirs.close();
    }
  },
};

function publish(report: Report, kind: Kind, readings: { ours: readonly Reading[]; theirs: readonly Reading[] }): void {
  const truth = readings.ours.reduce((sum, { document }) => sum + document.truth.length, 0);
  const shares = { ours: sharesOfReadings(readings.ours), theirs: sharesOfReadings(readings.theirs) };
  report.print(`\n${kind}: ${readings.ours.length} documents with ${truth} values`);
  for (const side of ['ours', 'theirs'] as const) {
    report.print(`\n${names[side]}\n`);
    for (const line of layoutTable(readings[side])) report.print(line);
  }
  for (const share of shareNames)
    report.share(
      kind,
      names,
      `${share} %`,
      { ours: shares.ours[share], theirs: shares.theirs[share] },
      truth,
      TARGETS[kind][share],
    );
  const seconds = { ours: processorSecondsAPage(readings.ours), theirs: processorSecondsAPage(readings.theirs) };
  report.share(kind, names, 'CPU s a page', seconds, truth);
}
