import { INNER, SIDE } from '../frame.js';
import { type Layout, somePanels } from './layout.js';

const STOPS = [0, 190, 330, 372, INNER] as const;
const PADDING = 5;
const HEIGHT = 17;

/** A table with lines around each cell, the unit beside the result, and a column of flags. */
export const ruled: Layout = {
  panels: (random) => somePanels(random, 1, 3),
  tiers: false,
  draw(paper, { random, laboratory, sections }) {
    const shaded = random.chance(0.5);
    const cells = (texts: readonly string[], bold: readonly boolean[], fill?: string) => {
      if (fill) paper.doc.rect(SIDE, paper.y, INNER, HEIGHT).fill(fill);
      const top = paper.y;
      paper.doc.lineWidth(0.6).strokeColor('#666');
      for (let index = 0; index < 4; index += 1)
        paper.doc.rect(SIDE + STOPS[index]!, top, STOPS[index + 1]! - STOPS[index]!, HEIGHT).stroke();
      paper.y = top + 4.5;
      for (const [index, text] of texts.entries()) {
        const align = index === 2 ? 'center' : 'left';
        const width = STOPS[index + 1]! - STOPS[index]! - 2 * PADDING;
        paper.put(text, SIDE + STOPS[index]! + PADDING, width, { size: 8.5, bold: bold[index] ?? false, align });
      }
      paper.y = top + HEIGHT;
    };
    const head = () => cells(['Parameter', 'Result', 'Flag', 'Normal Range'], [true, true, true, true], '#e6e9ee');
    for (const { heading, rows } of sections) {
      paper.room(HEIGHT * 5);
      paper.put(heading, SIDE, INNER, { bold: true, size: 10, colour: laboratory.colour });
      paper.y += 15;
      head();
      for (const [index, row] of rows.entries()) {
        const page = paper.page;
        paper.room(HEIGHT);
        if (paper.page !== page) head();
        const bold = laboratory.boldOutside && row.outside;
        const fill = shaded && index % 2 === 1 ? '#f3f4f7' : undefined;
        cells([row.name, `${row.result} ${row.unit}`.trim(), row.flag, row.range.join(' ')], [false, bold, bold], fill);
        paper.record(row);
      }
      paper.y += 12;
    }
  },
};
