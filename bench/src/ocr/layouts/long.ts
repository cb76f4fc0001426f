import { INTERPRETATIONS } from '../content/wording.js';
import { INNER, SIDE } from '../frame.js';
import type { Paper } from '../paper.js';
import { type Layout, somePanels } from './layout.js';

const [RESULT, UNIT, RANGE, FIRST, SECOND] = [SIDE + 165, SIDE + 225, SIDE + 295, SIDE + 415, SIDE + 472];
const URINE = [
  ['Colour', 'Pale yellow', '', 'Pale yellow'],
  ['Specific Gravity', '1.020', '', '1.005 - 1.030'],
  ['pH', '6.0', '', '5.0 - 8.0'],
  ['Protein', 'Nil', '', 'Nil'],
  ['Glucose', 'Nil', '', 'Nil'],
  ['Pus cells', '2 - 3', '/hpf', '0 - 5'],
  ['Red blood cells', 'Nil', '/hpf', '0 - 2'],
  ['Epithelial cells', '1 - 2', '/hpf', '0 - 5'],
] as const;

function urine(paper: Paper): void {
  paper.room(60);
  paper.put('URINE ROUTINE EXAMINATION', SIDE, INNER, { bold: true, size: 10.5 });
  paper.y += 16;
  for (const [name, result, unit, range] of URINE) {
    paper.room(14);
    for (const [text, x] of [
      [name, SIDE],
      [result, RESULT],
      [unit, UNIT],
      [range, RANGE],
    ] as const)
      paper.put(text, x, 100);
    paper.y += 13;
  }
  paper.y += 8;
}

/** Several pages with earlier results, ranges of several lines, and paragraphs that are full of numbers. */
export const long: Layout = {
  panels: (random) => somePanels(random, 4, 6),
  tiers: true,
  draw(paper, { random, laboratory, visit, sections }) {
    const head = () => {
      paper.rule(SIDE, INNER);
      paper.y += 4;
      const dates = visit.earlier.map((date) => date.slice(0, 11));
      for (const [text, x] of [
        ['Test', SIDE],
        ['Result', RESULT],
        ['Unit', UNIT],
        ['Bio. Ref. Interval', RANGE],
        [dates[0]!, FIRST],
        [dates[1]!, SECOND],
      ] as const)
        paper.put(text, x, 80, { bold: true, size: 8 });
      paper.y += 13;
      paper.rule(SIDE, INNER);
      paper.y += 5;
    };
    const withUrine = random.chance(0.5) ? random.below(sections.length) : -1;
    const interpretations = random.shuffled(INTERPRETATIONS);
    for (const [index, { heading, rows }] of sections.entries()) {
      paper.room(90);
      paper.put(heading, SIDE, INNER, { bold: true, size: 10.5, colour: laboratory.colour });
      paper.y += 16;
      head();
      for (const row of rows) {
        const page = paper.page;
        paper.room(11 * row.range.length + 5);
        if (paper.page !== page) head();
        const top = paper.y;
        paper.put(row.name, SIDE, 160, { size: 8.5 });
        paper.put(`${row.result}${row.flag ? ` ${row.flag}` : ''}`, RESULT, 60, {
          bold: laboratory.boldOutside && row.outside,
          size: 8.5,
        });
        paper.put(row.unit, UNIT, 70, { size: 8 });
        for (const [place, earlier] of row.earlier.entries())
          paper.put(earlier, place === 0 ? FIRST : SECOND, 50, { size: 8, colour: '#444' });
        paper.record(row);
        for (const line of row.range.length > 0 ? row.range : ['']) {
          paper.put(line, RANGE, 110, { size: 8 });
          paper.y += 11;
        }
        paper.y = Math.max(paper.y, top + 11) + 4;
      }
      paper.y += 4;
      if (random.chance(0.6)) {
        paper.room(60);
        paper.put('Interpretation:', SIDE, 100, { bold: true, size: 8 });
        paper.y += 11;
        paper.paragraph(interpretations[index] ?? '', SIDE, INNER, { size: 8, colour: '#333' });
        paper.y += 10;
      }
      if (index === withUrine) urine(paper);
    }
    paper.room(40);
    paper.paragraph(
      `Comments: Sample ${visit.sampleId} processed within 45 minutes. Patient aged ${visit.age} years, fasting 12 hours. For queries call ${laboratory.phone}.`,
      SIDE,
      INNER,
      { size: 8 },
    );
  },
};
