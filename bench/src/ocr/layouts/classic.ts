import { INNER, SIDE } from '../frame.js';
import { type Layout, somePanels } from './layout.js';

const COLUMNS = [SIDE, SIDE + 205, SIDE + 290, SIDE + 385] as const;
const HEADS = [
  ['Test', 'Result', 'Unit', 'Biological Ref. Interval'],
  ['Investigation', 'Observed Value', 'Unit', 'Biological Reference Interval'],
  ['TEST NAME', 'RESULT', 'UNITS', 'REFERENCE RANGE'],
] as const;

/** Four columns with a heading for each panel, as most laboratories print. */
export const classic: Layout = {
  panels: (random) => somePanels(random, 2, 3),
  tiers: false,
  draw(paper, { random, laboratory, sections }) {
    const head = random.pick(HEADS);
    const height = random.pick([14, 15.5, 17]);
    const columns = () => {
      paper.rule(SIDE, INNER);
      paper.y += 4;
      for (const [index, title] of head.entries())
        paper.put(title, COLUMNS[index]!, index === 0 ? 200 : index === 3 ? 138 : 80, { bold: true });
      paper.y += 14;
      paper.rule(SIDE, INNER);
      paper.y += 6;
    };
    columns();
    for (const { heading, rows } of sections) {
      paper.room(height * 3);
      paper.put(heading, SIDE, INNER, { bold: true, size: 10.5, colour: laboratory.colour, align: 'center' });
      paper.y += 18;
      for (const row of rows) {
        const page = paper.page;
        paper.room(height);
        if (paper.page !== page) columns();
        const bold = laboratory.boldOutside && row.outside;
        paper.put(row.name, COLUMNS[0], 200);
        paper.put(row.result, COLUMNS[1], 50, { bold });
        if (row.flag) paper.put(row.flag, COLUMNS[1] + 54, 20, { bold });
        paper.put(row.unit, COLUMNS[2], 90);
        paper.put(row.range.join(' '), COLUMNS[3], 138);
        paper.record(row);
        paper.y += height;
      }
      paper.y += 8;
    }
    paper.room(20);
    paper.put('*** End of Report ***', SIDE, INNER, { align: 'center', size: 8 });
  },
};
