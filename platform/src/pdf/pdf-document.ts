import { BOTTOM, colours, createPen, GAP, type Pen, SIDE, type Style, TOP } from './pdf-pen.js';

/** Points. */
const INDENT = 26;
const LABEL = 128;

/** An A4 document in the product's style: its content flows over the pages, and every part is tagged for screen readers. */
export function createPdfDocument(page: Parameters<typeof createPen>[0]) {
  const pen = createPen(page);
  const { doc, right, write, tagged, ornament, hairline, room, pageNow } = pen;

  const pdf = {
    pen,
    /** The logo, the product's name and a thin line. */
    letterhead() {
      ornament(() => drawMark(doc, SIDE, TOP - 19));
      doc.y = TOP - 12;
      tagged('P', () => write('brand', 'Anamnesis', SIDE + 50, 200));
      ornament(() => hairline(TOP + 16));
      doc.y = TOP + 38;
    },
    title(text: string) {
      tagged('H1', () => write('title', text, SIDE, right - SIDE, { lineGap: 0 }));
      doc.y += 4;
    },
    section(text: string) {
      doc.y += GAP;
      room(90);
      tagged('H2', () => write('section', text));
      doc.y += 5;
    },
    note(text: string) {
      tagged('P', () => write('note', text));
    },
    /** Important information, on a tinted background. */
    warning(label: string, text: string) {
      const width = right - SIDE - 2 * GAP;
      const whole = pen.heightOf('body', text, width) + 38;
      if (whole > doc.page.height - TOP - BOTTOM) return pdf.fact(label, text);
      room(whole);
      const top = doc.y;
      ornament(() => {
        doc.roundedRect(SIDE, top, right - SIDE, whole, 8).fill(colours.apricotWash);
        doc.rect(SIDE, top + 8, 3, whole - 16).fill(colours.apricot);
      });
      doc.y = top + 10;
      tagged('P', () => {
        write('strong', label, SIDE + GAP, width);
        write('body', text, SIDE + GAP, width);
      });
      doc.y = top + whole + 12;
    },
    /** A label with its value beside it. */
    fact(label: string, text: string) {
      room(24);
      const [top, page] = [doc.y, pageNow()];
      tagged('P', () => {
        write('label', label, SIDE, LABEL - 10);
        const below = doc.y;
        doc.y = top;
        write('body', text, SIDE + LABEL);
        if (pageNow() === page) doc.y = Math.max(doc.y, below);
      });
      doc.y += 5;
    },
    /** An entry of the timeline: time and title in bold, then paragraphs. `last` ends the line. */
    point(head: string, paragraphs: readonly { style: Style; text: string }[], last: boolean) {
      room(56);
      const from = { page: pageNow(), y: doc.y };
      tagged('P', () => {
        write('strong', head, SIDE + INDENT);
        for (const { style, text } of paragraphs) {
          doc.y += 2;
          write(style, text, SIDE + INDENT);
        }
      });
      doc.y += last ? 4 : GAP;
      drawLine(pen, from, { page: pageNow(), y: doc.y }, last);
    },
    finish: pen.finish,
  };
  return pdf;
}

/** Draws the timeline beside an entry, over all its pages. */
function drawLine({ doc, ornament }: Pen, from: Position, to: Position, last: boolean): void {
  for (let page = from.page; page <= to.page; page += 1) {
    doc.switchToPage(page);
    const [top, end] = [page === from.page ? from.y + 6 : TOP, page === to.page ? to.y : doc.page.height - BOTTOM];
    ornament(() => {
      if (!last || page < to.page)
        doc
          .moveTo(SIDE + 6, top)
          .lineTo(SIDE + 6, end + 6)
          .lineWidth(1.4)
          .stroke(colours.tealLine);
      if (page === from.page) doc.circle(SIDE + 6, top, 4).fill(colours.teal);
    });
  }
  [doc.x, doc.y] = [SIDE, to.y];
}
interface Position {
  page: number;
  y: number;
}

/** The product's logo: a pulse that becomes a line of dots. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.translate(x, y);
  doc
    .path('M2 17.5h5.4L11.6 5.5l6 21 3.7-11.8 1.5 2.8h1.6')
    .lineWidth(2.4)
    .lineCap('round')
    .lineJoin('round')
    .stroke(colours.teal);
  for (const dot of [29.6, 35]) doc.circle(dot, 17.5, 1.9).fill(colours.teal);
  doc.circle(40.6, 17.5, 2.5).fill(colours.apricot);
}
