import type { Random } from '@anamnesis/platform/testing/random';
import type { Laboratory } from './content/laboratory.js';
import type { Visit } from './content/visit.js';
import { HEIGHT, type Paper, WIDTH } from './paper.js';

/** The margin at both sides, in points. */
export const SIDE = 36;
export const INNER = WIDTH - 2 * SIDE;

/** A square of random dots, as a QR code looks. */
function code(paper: Paper, random: Random, x: number, y: number, size: number): void {
  const cells = 21;
  const cell = size / cells;
  for (let index = 0; index < cells * cells; index += 1)
    if (random.chance(0.48))
      paper.doc.rect(x + (index % cells) * cell, y + Math.floor(index / cells) * cell, cell, cell);
  paper.doc.fill('#000');
}

function patientBox(paper: Paper, visit: Visit, boxed: boolean): void {
  const age = `${visit.age} Y / ${visit.sex === 'male' ? 'M' : 'F'}`;
  const left = [
    ['Patient Name', visit.name],
    ['Age / Sex', age],
    ['Ref. By', visit.referredBy],
    ['Patient ID', visit.patientId],
  ];
  const right = [
    ['Sample ID', visit.sampleId],
    ['Collected', visit.collected],
    ['Reported', visit.reported],
    ['Status', 'Final'],
  ];
  const top = paper.y;
  for (const [column, facts] of [left, right].entries()) {
    const x = SIDE + 6 + (column * INNER) / 2;
    paper.y = top + 6;
    for (const [label = '', value = ''] of facts) {
      paper.put(label, x, 70, { size: 8.5, colour: '#444' });
      paper.put(`: ${value}`, x + 68, 150, { size: 8.5, bold: label === 'Patient Name' });
      paper.y += 13;
    }
  }
  if (boxed) paper.doc.rect(SIDE, top, INNER, 62).lineWidth(0.7).strokeColor('#555').stroke();
  paper.y = top + 70;
}

/** Draws the head and the foot of a page, the same way on each. */
export function frameOf(random: Random, laboratory: Laboratory, visit: Visit): (paper: Paper) => void {
  const kind = random.pick(['centred', 'left', 'band'] as const);
  const boxed = random.chance(0.6);
  const withCode = random.chance(0.5);
  return (paper) => {
    paper.y = 24;
    const banded = kind === 'band';
    if (banded) paper.doc.rect(0, 0, WIDTH, 66).fill(laboratory.colour);
    const colour = banded ? '#fff' : laboratory.colour;
    const align = kind === 'centred' ? 'center' : 'left';
    paper.put(laboratory.name, SIDE, INNER, { size: 17, bold: true, colour, align });
    paper.y = 45;
    const details = `${laboratory.address}   Ph: ${laboratory.phone}   ${laboratory.accreditation}`;
    paper.put(details, SIDE, INNER, { size: 7.5, colour: banded ? '#fff' : '#444', align });
    if (withCode && kind !== 'band') code(paper, random, WIDTH - SIDE - 36, 20, 34);
    paper.y = 76;
    patientBox(paper, visit, boxed);
    const body = paper.y;
    paper.y = HEIGHT - 52;
    paper.put(laboratory.pathologist, SIDE, INNER, { size: 8.5, bold: true, align: 'right' });
    paper.y += 10;
    paper.put('MD (Path), Reg. No. 2004/08/3127', SIDE, INNER, { size: 7.5, align: 'right' });
    paper.put(`Page ${paper.page}   Printed on ${visit.reported}`, SIDE, INNER, { size: 7.5 });
    paper.y += 12;
    paper.put('This report relates only to the sample received. Not valid for medico-legal purposes.', SIDE, INNER, {
      size: 6.5,
      colour: '#555',
      align: 'center',
    });
    paper.y = body;
  };
}
