import { readFile } from 'node:fs/promises';
import { onePagePdf } from './one-page-pdf.js';

const ECG = new URL('../../documents/ecg.png', import.meta.url);

/** The fields of a new test report with its document: the picture of an ECG, or the laboratory's page. */
export async function documentOf(
  what: 'picture' | 'report',
  { testName, result }: { testName: string; result: string },
): Promise<{ documentBase64: string; fileName: string }> {
  const content = what === 'picture' ? await readFile(ECG) : Buffer.from(await pageOf(testName, result).arrayBuffer());
  const fileName = what === 'picture' ? `${testName}.png` : `${testName}.pdf`;
  return { documentBase64: content.toString('base64'), fileName };
}

const pageOf = (testName: string, result: string) =>
  onePagePdf('report.pdf', testName, [
    'Meera Joshi',
    // Brackets delimit texts in a PDF.
    ...result.replaceAll(/[()]/g, '').split('\n'),
    'Made for the demo of Anamnesis; no laboratory has issued it.',
  ]);
