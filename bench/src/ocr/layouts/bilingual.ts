import { HINDI } from '../content/hindi.js';
import { INNER, SIDE } from '../frame.js';
import type { Layout } from './layout.js';

/** English and Hindi names, as government hospitals print them. */
export const bilingual: Layout = {
  panels: (random) => [
    'bloodCount',
    ...random.shuffled(['glucose', 'kidneys', 'liver', 'lipids'] as const).slice(0, random.below(2)),
  ],
  tiers: false,
  draw(paper, { random, laboratory, sections }) {
    const below = random.chance(0.5);
    const [value, unit, range] = [SIDE + 250, SIDE + 320, SIDE + 405] as const;
    paper.put('जाँच रिपोर्ट / LABORATORY REPORT', SIDE, INNER, { bold: true, size: 12, align: 'center' });
    paper.y += 20;
    for (const { heading, rows } of sections) {
      paper.room(60);
      paper.put(heading, SIDE, INNER, { bold: true, size: 10, colour: laboratory.colour });
      paper.y += 16;
      for (const [title, x] of [
        ['जाँच / Test', SIDE],
        ['परिणाम / Result', value],
        ['इकाई / Unit', unit],
        ['सामान्य / Normal', range],
      ] as const)
        paper.put(title, x, 80, { size: 8.5, bold: true });
      paper.y += 14;
      paper.rule(SIDE, INNER);
      paper.y += 5;
      for (const row of rows) {
        const hindi = (row.fact && HINDI[row.fact.test]) ?? '';
        paper.room(28);
        paper.put(!below && hindi ? `${row.name} / ${hindi}` : row.name, SIDE, 240, { size: 9 });
        paper.put(row.result, value, 40, { bold: laboratory.boldOutside && row.outside });
        if (row.flag) paper.put(row.flag, value + 44, 20);
        paper.put(row.unit, unit, 80);
        paper.put(row.range.join(' '), range, 110);
        paper.record(row);
        paper.y += 13;
        if (below && hindi) {
          paper.put(hindi, SIDE, 240, { size: 8, colour: '#444' });
          paper.y += 12;
        }
        paper.y += 2;
      }
      paper.y += 8;
    }
    paper.room(20);
    paper.put('कृपया अपने चिकित्सक से परामर्श करें।', SIDE, INNER, { size: 9, align: 'center' });
  },
};
