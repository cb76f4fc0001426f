import { faces, runsOf } from '@anamnesis/platform/pdf/fonts';
import PDFDocument from 'pdfkit';
import type { Laboratory } from './content/laboratory.js';
import type { Row } from './content/rows.js';
import type { TruthValue } from './truth.js';

const FONTS: Readonly<Record<Laboratory['font'], readonly [regular: string, bold: string]>> = {
  inter: [faces.body.main, faces.strong.main],
  serif: [faces.voice.main, faces.heading.main],
  helvetica: ['Helvetica', 'Helvetica-Bold'],
  times: ['Times-Roman', 'Times-Bold'],
  courier: ['Courier', 'Courier-Bold'],
};
/** Programs that print reports do not kern. */
const UNKERNED = { features: { kern: false } } as unknown as { features: PDFKit.Mixins.OpenTypeFeatures[] };
const DEVANAGARI = [faces.body.devanagari, faces.strong.devanagari] as const;

const SIZE = 9;

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
}

/** A4 pages on which a layout writes; what it writes of results is recorded as truth. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  /** Points from the top of the page. */
  y: number;
  readonly page: number;
  /** One line at the present height, in smaller type if it is wider than its column. */
  put(text: string, x: number, width: number, style?: Style): void;
  /** A paragraph, after which `y` is below it. */
  paragraph(text: string, x: number, width: number, style?: Style): void;
  rule(x: number, width: number, colour?: string): void;
  /** Begins a page unless so many points are left. */
  room(height: number): void;
  record(row: Row): void;
}

export const WIDTH = 595.28;
export const HEIGHT = 841.89;
/** The part of each page that is left for its foot. */
const FOOT = 62;

/** Draws on paper, and returns the file with what was recorded. `frame` draws the head and the foot of each page. */
export async function onPaper(
  font: Laboratory['font'],
  frame: (paper: Paper) => void,
  draw: (paper: Paper) => void,
): Promise<{ pdf: Buffer; truth: TruthValue[] }> {
  const created = new Date(Date.UTC(2026, 0, 1));
  const doc = new PDFDocument({ size: 'A4', margin: 0, info: { Title: 'Laboratory report', CreationDate: created } });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  const truth: TruthValue[] = [];
  let page = 1;
  let y = 0;
  const faceOf = (script: 'main' | 'devanagari', bold: boolean) =>
    (script === 'devanagari' ? DEVANAGARI : FONTS[font])[bold ? 1 : 0];
  const styled = ({ size = SIZE, bold = false, colour = '#111' }: Style, script: 'main' | 'devanagari') =>
    doc.font(faceOf(script, bold)).fontSize(size).fillColor(colour);
  const paper: Paper = {
    doc,
    width: WIDTH,
    get y() {
      return y;
    },
    set y(to) {
      y = to;
    },
    get page() {
      return page;
    },
    put(text, x, width, style = {}) {
      const runs = runsOf(text).map((run) => ({
        ...run,
        width: styled(style, run.script).widthOfString(run.text, UNKERNED),
      }));
      const full = runs.reduce((sum, run) => sum + run.width, 0);
      const scale = Math.min(1, width / full);
      const size = (style.size ?? SIZE) * scale;
      const spare = width - full * scale;
      let at = x + { left: 0, right: spare, center: spare / 2 }[style.align ?? 'left'];
      for (const run of runs) {
        const baseline = y + (style.size ?? SIZE) * 0.9;
        styled({ ...style, size }, run.script).text(run.text, at, baseline, {
          ...UNKERNED,
          lineBreak: false,
          baseline: 'alphabetic',
        });
        at += run.width * scale;
      }
    },
    paragraph(text, x, width, style = {}) {
      styled(style, 'main').text(text, x, y, { width });
      y = doc.y;
    },
    rule(x, width, colour = '#777') {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke();
    },
    room(height) {
      if (y + height <= HEIGHT - FOOT) return;
      doc.addPage();
      page += 1;
      frame(paper);
    },
    record({ fact, result }) {
      if (fact) truth.push({ ...fact, page, printed: result });
    },
  };
  frame(paper);
  draw(paper);
  doc.end();
  await ended;
  return { pdf: Buffer.concat(chunks), truth };
}
