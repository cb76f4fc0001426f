import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { faces } from '../../pdf/fonts.js';
import { openPdf } from '../open-pdf.js';
import { drawn } from '../pdf-picture.js';

/** A line of a report: the test, its value, unit and range. */
export type ReportLine = readonly [name: string, value: string, unit: string, range: string];

export const bloodCount: readonly ReportLine[] = [
  ['Haemoglobin', '12.4', 'g/dL', '13.0 - 17.0'],
  ['Packed Cell Volume', '38.1', '%', '40.0 - 50.0'],
  ['RBC Count', '4.52', 'mill/cumm', '4.50 - 5.50'],
  ['MCV', '84.3', 'fL', '83.0 - 101.0'],
  ['MCHC', '32.5', 'g/dL', '31.5 - 34.5'],
  ['RDW-CV', '15.5', '%', '11.6 - 14.0'],
  ['WBC Count', '7600', 'cells/cumm', '4000 - 10000'],
  ['Neutrophils', '61', '%', '40 - 80'],
  ['Platelet Count', '2.35', 'lakh/cumm', '1.50 - 4.10'],
  ['HbA1c', '6.7', '%', '4.0 - 5.6'],
  ['Creatinine', '0.94', 'mg/dL', '0.70 - 1.30'],
  ['TSH', '3.218', 'mIU/L', '0.270 - 4.200'],
];

/** A4, in points. */
const PAGE = [595.28, 841.89] as const;
const COLUMNS = [50, 250, 330, 430];
const STEP = 22;

/** Pages with the lines of a report. */
export const reportPdf = (lines: readonly ReportLine[] = bloodCount, pages = 1): Promise<Buffer> =>
  pdfOf((doc) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) doc.addPage();
      doc.font(faces.strong.main).fontSize(15).text(`Sunrise Diagnostics ${page}`, COLUMNS[0], 50);
      doc.font(faces.body.main).fontSize(10.5);
      for (const [index, line] of lines.entries())
        for (const [column, text] of line.entries())
          doc.text(text, COLUMNS[column], 100 + index * STEP, { lineBreak: false });
    }
  });

/** A document that a function draws. */
export async function pdfOf(
  draw: (doc: PDFKit.PDFDocument) => void,
  options?: PDFKit.PDFDocumentOptions,
): Promise<Buffer> {
  const doc = new PDFDocument({ size: [...PAGE], margin: 0, ...options });
  const complete = buffer(doc as unknown as NodeJS.ReadableStream);
  draw(doc);
  doc.end();
  return complete;
}

/** The first page of a PDF as a picture, as a scanner makes it. */
export async function scanOf(pdf: Buffer, width = 1654): Promise<Buffer> {
  const document = await openPdf(pdf);
  const picture = await drawn(pdf, document, await document.getPage(1), { rotation: 0, width });
  await document.loadingTask.destroy();
  return await sharp(picture).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
}
