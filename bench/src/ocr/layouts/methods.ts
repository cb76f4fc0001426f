import { INNER, SIDE } from '../frame.js';
import { type Layout, somePanels } from './layout.js';

/** The range comes before the value, and the method stands in a smaller line below each name. */
export const methods: Layout = {
  panels: (random) => somePanels(random, 2, 3),
  tiers: false,
  draw(paper, { random, laboratory, sections }) {
    const align = random.pick(['left', 'right'] as const);
    const [range, value, unit] = [SIDE + 215, SIDE + 335, SIDE + 425] as const;
    for (const { heading, rows } of sections) {
      paper.room(70);
      paper.doc.rect(SIDE, paper.y, INNER, 16).fill('#eceff3');
      paper.y += 4;
      paper.put(heading, SIDE + 6, INNER, { bold: true, size: 9.5, colour: laboratory.colour });
      paper.y += 17;
      for (const [title, x] of [
        ['Test / Method', SIDE],
        ['Bio. Ref. Range', range],
        ['Value', value],
        ['Units', unit],
      ] as const)
        paper.put(title, x, 70, { size: 8, bold: true, align: title === 'Value' ? align : 'left' });
      paper.y += 13;
      paper.rule(SIDE, INNER, '#bbb');
      paper.y += 5;
      for (const row of rows) {
        paper.room(25);
        const bold = laboratory.boldOutside && row.outside;
        paper.put(row.name, SIDE, 205, { bold: true });
        paper.put(row.range.join(' '), range, 110);
        const flagged = row.flag && !bold ? `${row.flag} ${row.result}` : row.result;
        paper.put(flagged, value, 70, { bold, align });
        paper.put(row.unit, unit, 90);
        paper.record(row);
        paper.y += 11;
        paper.put(row.method && `Method: ${row.method}`, SIDE, 205, { size: 7, colour: '#555' });
        paper.y += 13;
      }
      paper.y += 6;
    }
  },
};
