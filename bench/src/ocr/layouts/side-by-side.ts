import type { Section } from '../content/rows.js';
import { INNER, SIDE } from '../frame.js';
import type { Paper } from '../paper.js';
import { type Content, type Layout, somePanels } from './layout.js';

const HALF = INNER / 2 - 8;
const SIZE = 7;
const LINE = 11.5;

function column(paper: Paper, { laboratory }: Content, { heading, rows }: Section, left: number): number {
  paper.put(heading, left, HALF, { bold: true, size: 8, colour: laboratory.colour });
  paper.y += 12;
  for (const [title, x] of [
    ['Test', 0],
    ['Result', 104],
    ['Unit', 140],
    ['Ref. Range', 194],
  ] as const)
    paper.put(title, left + x, 50, { size: SIZE, bold: true });
  paper.y += 10;
  paper.rule(left, HALF);
  paper.y += 3;
  for (const row of rows) {
    paper.put(row.name, left, 100, { size: SIZE - Math.max(0, (row.name.length - 26) * 0.12) });
    paper.put(`${row.result}${row.flag ? ` ${row.flag}` : ''}`, left + 104, 34, {
      size: SIZE,
      bold: laboratory.boldOutside && row.outside,
    });
    paper.put(row.unit, left + 140, 50, { size: SIZE });
    paper.put(row.range.join(' '), left + 194, 50, { size: SIZE });
    paper.record(row);
    paper.y += LINE;
  }
  return paper.y;
}

/** Two panels side by side, in small type. */
export const sideBySide: Layout = {
  panels: (random) => somePanels(random, 4, 6),
  tiers: false,
  draw(paper, content) {
    const { sections, random } = content;
    const divided = random.chance(0.5);
    for (let index = 0; index < sections.length; index += 2) {
      const pair = sections.slice(index, index + 2);
      const height = 30 + LINE * Math.max(...pair.map(({ rows }) => rows.length));
      paper.room(height);
      const top = paper.y;
      const ends = pair.map((section, side) => {
        paper.y = top;
        return column(paper, content, section, SIDE + side * (HALF + 16));
      });
      if (divided)
        paper.doc
          .moveTo(SIDE + HALF + 8, top)
          .lineTo(SIDE + HALF + 8, Math.max(...ends))
          .lineWidth(0.5)
          .stroke('#999');
      paper.y = Math.max(...ends) + 14;
    }
  },
};
