import { type Pen, SIDE } from './pdf-pen.js';

const CELL_GAP = 10;

/** Adds a table with columns of one width. A row is never divided between two pages, and the head is repeated on each page. */
export function addTable(pen: Pen, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const { doc, right, hairline, ornament, heightOf, room, tagged, write, pageNow } = pen;
  const column = (right - SIDE) / head.length;
  const addRow = (style: 'label' | 'body', cells: readonly string[]) => {
    const top = doc.y;
    tagged('P', () =>
      cells.forEach((cell, index) => {
        doc.y = top;
        write(style, cell, SIDE + index * column, column - CELL_GAP);
      }),
    );
    doc.y = top + Math.max(...cells.map((cell) => heightOf(style, cell, column - CELL_GAP))) + 4;
    ornament(() => hairline(doc.y - 3));
  };
  doc.y += 6;
  let page = -1;
  for (const cells of rows) {
    room(Math.max(...cells.map((cell) => heightOf('body', cell, column - CELL_GAP))) + (page === pageNow() ? 8 : 28));
    if (page !== pageNow()) addRow('label', head);
    page = pageNow();
    addRow('body', cells);
  }
  doc.y += 4;
}
