import PDFDocument from 'pdfkit';
import { type Face, faces, runsOf } from './fonts.js';

/** The light theme's colours, for print. */
const INK = '#17252A';
const INK_2 = '#43545A';
const TEAL = '#0F5257';
const TEAL_LINE = '#5F9A98';
const APRICOT = '#C8553D';
const APRICOT_WASH = '#FBEEE7';
const HAIR = '#E4DED1';

/** Points. */
const SIDE = 60;
const TOP = 64;
const BOTTOM = 76;
const INDENT = 26;
const LABEL = 128;
const GAP = 16;

const styles = {
  brand: { face: 'heading', size: 13, colour: INK },
  title: { face: 'heading', size: 27, colour: INK },
  section: { face: 'heading', size: 16, colour: TEAL },
  strong: { face: 'strong', size: 10, colour: INK },
  label: { face: 'strong', size: 9.5, colour: INK_2 },
  body: { face: 'body', size: 10, colour: INK },
  note: { face: 'body', size: 9.5, colour: INK_2 },
  voice: { face: 'voice', size: 11.5, colour: INK },
} as const satisfies Record<string, { face: Face; size: number; colour: string }>;
type Style = keyof typeof styles;

/** Removes unprintable characters, and normalises line breaks from text fields. */
const printable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\u200c\u200d]/gu, '');

/** An A4 document in the product's style: its content flows over the pages, and every part is tagged for screen readers. */
export function createPdfDocument({ title, madeAt, foot }: { title: string; madeAt: Date; foot: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE },
    bufferPages: true,
    ...{ lang: 'en', tagged: true, displayTitle: true, pdfVersion: '1.7' },
    info: { Title: title, Producer: 'Anamnesis', Creator: 'Anamnesis', CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [face, { main, devanagari }] of Object.entries(faces)) {
    doc.registerFont(`${face} main`, main);
    doc.registerFont(`${face} devanagari`, devanagari);
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const right = doc.page.width - SIDE;

  /** Writes at a position, in one run per script. */
  const write = (style: Style, content: string, x: number, width: number, lineGap = 2.5) => {
    const { face, size, colour } = styles[style];
    const runs = runsOf(printable(content));
    doc.fillColor(colour).fontSize(size);
    doc.x = x;
    runs.forEach(({ text, script }, index) => {
      doc.font(`${face} ${script}`);
      // Glyphs are stored in drawing order, so the original text is attached to them.
      if (script === 'devanagari') doc.markContent('Span', { actual: text });
      // All scripts share one baseline, the font size below the top; otherwise each font would use its own.
      const options = { width, lineGap, baseline: -size, continued: index < runs.length - 1 };
      if (index === 0) doc.text(text, x, doc.y, options);
      else doc.text(text, options);
      if (script === 'devanagari') doc.endMarkedContent();
    });
  };
  const tagged = (tag: string, draw: () => void) => {
    const part = doc.struct(tag, {}, draw);
    root.add(part);
    part.end();
  };
  const ornament = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  };
  const room = (height: number) => {
    if (doc.y + height > doc.page.height - BOTTOM) doc.addPage();
  };
  const pageNow = () => {
    const { start, count } = doc.bufferedPageRange();
    return start + count - 1;
  };

  const pdf = {
    /** The logo, the product's name and a thin line. */
    letterhead() {
      ornament(() => drawMark(doc, SIDE, TOP - 19));
      doc.y = TOP - 12;
      tagged('P', () => write('brand', 'Anamnesis', SIDE + 50, 200));
      ornament(() => hairline(doc, TOP + 16, right));
      doc.y = TOP + 38;
    },
    title(text: string) {
      tagged('H1', () => write('title', text, SIDE, right - SIDE, 0));
      doc.y += 4;
    },
    section(text: string) {
      doc.y += GAP;
      room(90);
      tagged('H2', () => write('section', text, SIDE, right - SIDE));
      doc.y += 5;
    },
    note(text: string) {
      tagged('P', () => write('note', text, SIDE, right - SIDE));
    },
    /** Important information, on a tinted background. */
    warning(label: string, text: string) {
      const width = right - SIDE - 2 * GAP;
      const { face, size } = styles.body;
      const height = doc.font(`${face} main`).fontSize(size).heightOfString(printable(text), { width, lineGap: 2.5 });
      const whole = height + 38;
      if (whole > doc.page.height - TOP - BOTTOM) return pdf.fact(label, text);
      room(whole);
      const top = doc.y;
      ornament(() => {
        doc.roundedRect(SIDE, top, right - SIDE, whole, 8).fill(APRICOT_WASH);
        doc.rect(SIDE, top + 8, 3, whole - 16).fill(APRICOT);
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
        write('body', text, SIDE + LABEL, right - SIDE - LABEL);
        if (pageNow() === page) doc.y = Math.max(doc.y, below);
      });
      doc.y += 5;
    },
    /** An entry of the timeline: time and title in bold, then paragraphs. `last` ends the line. */
    point(head: string, paragraphs: readonly { style: Style; text: string }[], last: boolean) {
      room(56);
      const from = { page: pageNow(), y: doc.y };
      tagged('P', () => {
        write('strong', head, SIDE + INDENT, right - SIDE - INDENT);
        for (const { style, text } of paragraphs) {
          doc.y += 2;
          write(style, text, SIDE + INDENT, right - SIDE - INDENT);
        }
      });
      doc.y += last ? 4 : GAP;
      const to = { page: pageNow(), y: doc.y };
      for (let page = from.page; page <= to.page; page += 1) {
        doc.switchToPage(page);
        const [top, end] = [page === from.page ? from.y + 6 : TOP, page === to.page ? to.y : doc.page.height - BOTTOM];
        ornament(() => {
          if (!last || page < to.page)
            doc
              .moveTo(SIDE + 6, top)
              .lineTo(SIDE + 6, end + 6)
              .lineWidth(1.4)
              .stroke(TEAL_LINE);
          if (page === from.page) doc.circle(SIDE + 6, top, 4).fill(TEAL);
        });
      }
      [doc.x, doc.y] = [SIDE, to.y];
    },
    /** Adds the footer to every page, and returns the file. */
    async finish(): Promise<Buffer> {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        // The footer is below the text area: with the margin in place, the library would add a new page.
        doc.page.margins.bottom = 0;
        const y = doc.page.height - BOTTOM + 30;
        ornament(() => {
          hairline(doc, y - 10, right);
          doc.y = y;
          write('note', foot, SIDE, right - SIDE - 80);
          doc.font('body main').text(`${page - start + 1} / ${count}`, right - 70, y, { width: 70, align: 'right' });
        });
      }
      root.end();
      doc.end();
      return finished;
    },
  };
  return pdf;
}

const hairline = (doc: PDFKit.PDFDocument, y: number, right: number) =>
  doc.moveTo(SIDE, y).lineTo(right, y).lineWidth(0.75).stroke(HAIR);

/** The product's logo: a pulse that becomes a line of dots. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.translate(x, y);
  doc
    .path('M2 17.5h5.4L11.6 5.5l6 21 3.7-11.8 1.5 2.8h1.6')
    .lineWidth(2.4)
    .lineCap('round')
    .lineJoin('round')
    .stroke(TEAL);
  for (const dot of [29.6, 35]) doc.circle(dot, 17.5, 1.9).fill(TEAL);
  doc.circle(40.6, 17.5, 2.5).fill(APRICOT);
}
