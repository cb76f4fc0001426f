import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import PDFDocument from 'pdfkit';
import { type Face, faces, printable, runsOf } from './fonts.js';

/** The light theme's colours, for print. */
export const colours = {
  ink: '#17252A',
  ink2: '#43545A',
  teal: '#0F5257',
  tealLine: '#5F9A98',
  apricot: '#C8553D',
  apricotWash: '#FBEEE7',
  hair: '#E4DED1',
} as const;

/** Margins and distances, in points. */
export const SIDE = 60;
export const TOP = 64;
export const BOTTOM = 76;
export const GAP = 16;

const styles = {
  brand: { face: 'heading', size: 13, colour: colours.ink },
  title: { face: 'heading', size: 27, colour: colours.ink },
  medicine: { face: 'heading', size: 21, colour: colours.ink },
  section: { face: 'heading', size: 16, colour: colours.teal },
  strong: { face: 'strong', size: 10, colour: colours.ink },
  label: { face: 'strong', size: 9.5, colour: colours.ink2 },
  body: { face: 'body', size: 10, colour: colours.ink },
  note: { face: 'body', size: 9.5, colour: colours.ink2 },
  small: { face: 'body', size: 8.5, colour: colours.ink2 },
  code: { face: 'strong', size: 12, colour: colours.ink },
  voice: { face: 'voice', size: 11.5, colour: colours.ink },
} as const satisfies Record<string, { face: Face; size: number; colour: string }>;
export type Style = keyof typeof styles;

/** Writes text and tagged parts on A4 pages. */
export type Pen = ReturnType<typeof createPen>;

interface Page {
  /** For screen readers. */
  language: SpokenLanguage;
  title: string;
  madeAt: Date;
  /** The text at the foot of every page. */
  foot: string;
  /** Called when pages are complete, so that they can be sent before the document is; their numbers then are without a total. */
  onPages?: ((bytes: Buffer) => void) | undefined;
}

/** Starts an A4 document in the product's style, with tags for screen readers. */
export function createPen({ language, title, madeAt, foot, onPages }: Page) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE },
    bufferPages: true,
    ...{ lang: language, tagged: true, displayTitle: true, pdfVersion: '1.7' },
    info: { Title: title, Producer: 'Anamnesis', Creator: 'Anamnesis', CreationDate: madeAt, ModDate: madeAt },
  });
  let chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const [face, { main, devanagari }] of Object.entries(faces)) {
    doc.registerFont(`${face} main`, main);
    doc.registerFont(`${face} devanagari`, devanagari);
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const right = doc.page.width - SIDE;
  let pages = 1;
  doc.on('pageAdded', () => (pages += 1));

  /** Writes at a position, in one run per script. */
  const write = (
    style: Style,
    content: string,
    x = SIDE,
    width = right - x,
    { lineGap = 2.5, strike = false } = {},
  ) => {
    const { face, size, colour } = styles[style];
    const runs = runsOf(printable(content));
    doc.fillColor(colour).fontSize(size);
    doc.x = x;
    runs.forEach(({ text, script }, index) => {
      doc.font(`${face} ${script}`);
      // Glyphs are stored in drawing order, so the original text is attached to them.
      if (script === 'devanagari') doc.markContent('Span', { actual: text });
      // All scripts share one baseline, the font size below the top; otherwise each font would use its own.
      const options = { width, lineGap, strike, baseline: -size, continued: index < runs.length - 1 };
      if (index === 0) doc.text(text, x, doc.y, options);
      else doc.text(text, options);
      if (script === 'devanagari') doc.endMarkedContent();
    });
  };
  /** The height of a text in a column: in the font of its longer part, whose lines are never lower than they are written. */
  const heightOf = (style: Style, content: string, width: number) => {
    const { face, size } = styles[style];
    const runs = runsOf(printable(content));
    const lengthOf = (script: string) =>
      runs.reduce((length, run) => length + (run.script === script ? run.text.length : 0), 0);
    const script = lengthOf('devanagari') > lengthOf('main') ? 'devanagari' : 'main';
    return doc.font(`${face} ${script}`).fontSize(size).heightOfString(printable(content), { width, lineGap: 2.5 });
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
  const hairline = (y: number) => doc.moveTo(SIDE, y).lineTo(right, y).lineWidth(0.75).stroke(colours.hair);
  /** Draws the foot of all pages that are not sent yet. */
  const completePages = () => {
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      // The footer is below the text area: with the margin in place, the library would add a new page.
      doc.page.margins.bottom = 0;
      const y = doc.page.height - BOTTOM + 30;
      const number = onPages ? String(page + 1) : `${page + 1} / ${pages}`;
      ornament(() => {
        hairline(y - 10);
        doc.y = y;
        write('note', foot, SIDE, right - SIDE - 80);
        doc.font('body main').text(number, right - 70, y, { width: 70, align: 'right' });
      });
    }
  };
  const taken = () => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    return bytes;
  };

  return {
    ...{ doc, right, write, heightOf, tagged, ornament, hairline },
    pageCount: () => pages,
    /** Continues on a new page if less than this height is left. */
    room(height: number) {
      if (doc.y + height <= doc.page.height - BOTTOM) return;
      if (onPages) {
        completePages();
        doc.flushPages();
        onPages(taken());
      }
      doc.addPage();
    },
    /** The last page that was begun. */
    pageNow() {
      const { start, count } = doc.bufferedPageRange();
      return start + count - 1;
    },
    /** Completes the document. Returns what was not passed to `onPages`: all of it without one. */
    async finish(): Promise<Buffer> {
      completePages();
      root.end();
      doc.end();
      await finished;
      return taken();
    },
  };
}
