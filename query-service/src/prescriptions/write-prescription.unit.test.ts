import { X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { devanagariOf, pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { codeOf } from '@anamnesis/contracts/prescriptions/code';
import { signedFile } from '@anamnesis/contracts/prescriptions/signed-file';
import { createDocumentKey, documentKeyFrom } from '@anamnesis/platform/signatures/document-keys';
import type { Pen } from '@anamnesis/platform/pdf/pdf-pen';
import { drawQr } from '@anamnesis/platform/pdf/qr';
import { signPdf } from '@anamnesis/platform/signatures/sign-pdf';
import type { PrescriptionRow } from './issued-prescription.js';
import { initialsOf } from './initials.js';
import { writePrescription } from './write-prescription.js';

const issue = {
  code: codeOf(5n),
  checkAddress: 'https://health.example.org/check',
  at: new Date('2026-11-21T10:37:00.000Z'),
  timeZone: 'Asia/Kolkata',
  language: 'en' as SpokenLanguage,
};
const row = (more: Partial<PrescriptionRow> = {}): PrescriptionRow => ({
  ...{
    entry_id: 'entry',
    patient_id: 'patient',
    author_role: 'doctor',
    date: '2026-11-21',
    title: 'Atorvastatin 10 mg',
  },
  ...{ body: 'Once a day', duration: '30 days', instructions: 'In the evening.' },
  ...{ written_at: '2026-11-21T10:00:00.000Z', retracted_at: null, stopped_on: null },
  ...{ specializations: ['Cardiology', 'Internal medicine'], registration: 'verified', doctor_name: 'Kavita Iyer' },
  ...{ patient_name: 'Meera Joshi', gender: 'Female', age: 37 },
  ...more,
});

const pagesOf = async (more: Partial<PrescriptionRow>) => pdfPages(await writePrescription(row(more), issue));

test('it is one page with doctor, patient, medicine, code and what the signature means', async () => {
  const pages = await pagesOf({});
  expect(pages).toHaveLength(1);
  for (const expected of [
    ...['Dr. Kavita Iyer', 'Cardiology, Internal medicine', 'Meera Joshi · 37 years · Female', 'Nov 21, 2026'],
    ...['Atorvastatin 10 mg', '30 days', issue.code, 'not the doctor’s handwritten'.replace('’', "'")],
    'in their own account on Nov 21, 2026, 3:30 PM India Standard Time',
  ])
    expect(pages[0]).toContain(expected);
});

test('what is not known is said or left out', async () => {
  const more = {
    age: null,
    gender: null,
    duration: '',
    instructions: '',
    registration: 'awaiting',
    specializations: [],
  };
  const [page] = await pagesOf(more as Partial<PrescriptionRow>);
  expect(page).toContain('age not given · gender not given');
  for (const label of ['Duration', 'Instructions', 'Registration']) expect(page).not.toContain(label);
});

test.each(['Kavita Iyer', 'Dr. Kavita Iyer', 'dr Kavita Iyer'])(
  'the doctor "%s" has one title',
  async (doctor_name) => {
    const [page] = await pagesOf({ doctor_name });
    expect(page?.match(/Dr\. Kavita Iyer/g)).toHaveLength(2);
    expect(page).not.toMatch(/Dr\.? Dr/i);
  },
);

/** The cells of a QR code with this text, as `drawQr` draws them in a place of 108 points. */
function cellsOf(text: string): string[] {
  const corners: (readonly [number, number])[] = [];
  const doc = {
    rect: (x: number, y: number) => corners.push([x, y]),
    markContent() {},
    endMarkedContent() {},
    fill() {},
  };
  const pen = { doc, tagged: (_type: string, draw: () => void) => draw() } as unknown as Pen;
  drawQr(pen, text, { x: 0, y: 0, width: 108, described: '' });
  return cellNames(corners);
}
/** Cells by their distance from the first one, so that they are comparable wherever the code is. */
function cellNames(corners: readonly (readonly [number, number])[]): string[] {
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis] ?? 0)));
  return corners.map(([x, y]) => `${Math.round(x - (left ?? 0))} ${Math.round(y - (top ?? 0))}`).toSorted();
}

test('the QR code has the code in the fragment of its address, which is sent to no server', async () => {
  const task = getDocument({ data: new Uint8Array(await writePrescription(row(), issue)), verbosity: 0 });
  const { argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
  await task.destroy();
  // The longest path of the page: each rectangle is a move, three lines and an end, thirteen numbers.
  const paths = (argsArray as unknown[][]).flatMap((args) => (Array.isArray(args?.[1]) ? [args[1][0]] : []));
  const path = paths
    .filter((each): each is Float32Array => ArrayBuffer.isView(each))
    .reduce((one, other) => (other.length > one.length ? other : one));
  const corners = Array.from(
    { length: path.length / 13 },
    (_, at) => [path[at * 13 + 1]!, path[at * 13 + 2]!] as const,
  );
  expect(cellNames(corners)).toEqual(cellsOf(`${issue.checkAddress}#${issue.code}`));
});

test('Devanagari is kept; a script without a font is a box, and the document says so', async () => {
  const [hindi] = await pagesOf({ title: 'एक गोली', instructions: 'रात को' });
  for (const expected of ['एक गोली', 'रात को']) expect(hindi).toContain(expected);
  expect(hindi).not.toContain('□');
  const [hebrew] = await pagesOf({ instructions: 'אחרי האוכל' });
  expect(hebrew).toContain('Words in scripts that this document cannot show are replaced by □');
});

test.each([
  ['a medicine of 200 characters without a blank', { title: 'x'.repeat(200) }, 1],
  ['instructions of 500 characters', { instructions: 'After food. '.repeat(41) }, 1],
  ['instructions of 250 lines', { instructions: 'x\n'.repeat(250) }, 5],
] as const)('%s loses nothing', async (_case, more, pages) => {
  const read = await pagesOf(more);
  expect(read.length).toBeLessThanOrEqual(pages + 1);
  const text = Object.values(more).join('').replace(/\s/g, '');
  expect(read.join('').replace(/\s/g, '').split('x').length).toBeGreaterThanOrEqual(text.split('x').length);
  expect(read.at(-1)).toContain(issue.code);
});

test('the signed file names its code, and leaves no place for a signature without a field', async () => {
  const { key, certificate } = await createDocumentKey(issue.at);
  const documentKey = documentKeyFrom(key, [new X509Certificate(certificate)]);
  const signed = signedFile(signPdf(await writePrescription(row(), issue), documentKey));
  expect([signed?.isWhole, signed?.code]).toEqual([true, issue.code]);
  expect(() => signPdf(Buffer.from('%PDF-1.7'), documentKey)).toThrow('no signature field');
});

test.each([
  ['Meera Joshi', 'M. J.'],
  ['meera  devi joshi ', 'M. J.'],
  ['Meera', 'M.'],
  ['मीरा जोशी', 'मी. जो.'],
])('the initials of %s are %s', (name, expected) => expect(initialsOf(name)).toBe(expected));

test('in Hindi it says everything in both languages on one page: a pharmacy reads English, the patient Hindi', async () => {
  const pdf = await writePrescription(row(), { ...issue, language: 'hi' });
  const [pages, hindi] = [await pdfPages(pdf), devanagariOf(pdf)];
  expect(pages).toHaveLength(1);
  for (const expected of [
    ...['Prescription', 'Dosage', 'Once a day', 'Meera Joshi · 37 years · Female', 'Nov 21, 2026', 'Dr. Kavita Iyer'],
    ...['Check this prescription', issue.code, "not the doctor's handwritten"],
  ])
    expect(pages[0]).toContain(expected);
  for (const expected of [
    ...['पर्चा', 'खुराक', 'वर्ष', 'महिला', 'नव॰', 'इस पर्चे को जाँचें', 'पर टाइप करें'],
    'हाथ से किया हुआ या निजी इलेक्ट्रॉनिक हस्ताक्षर नहीं है।',
  ])
    expect(hindi).toContain(expected);
});
