import { expect, test } from '@jest/globals';
import { pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { SummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';
import { someFacts } from '../testing/facts.js';
import { writeSummary } from './write-summary.js';

/** Reads the document back: its text, page by page, and its metadata. */
async function readBack(facts: SummaryFacts) {
  const bytes = await writeSummary(facts);
  const pages = await pdfPages(bytes);
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  // A Map, whatever its declared type says.
  const marks: unknown = await document.getMarkInfo();
  const marked = Object.fromEntries(marks as Map<string, boolean>);
  await loading.destroy();
  return { bytes, pages, text: pages.join(' '), info, marked };
}

test('it contains the patient’s identity, answers, consultations and uploads', async () => {
  const { text, pages } = await readBack(someFacts());
  for (const expected of [
    ...['Female · 37 years', 'for Dr. Kavita Rao', 'Nov 21, 2026, 4:07 PM India Standard Time'],
    ...['Penicillin: rash, 2011', 'Atorvastatin 10 mg', 'Joint / Muscle Pain', 'Hypertension', 'Heart Disease'],
    ...['Nov 20, 2026 · Dr. Arjun Iyer', 'Tired since the summer.', 'Check CK before changing the dose.', '1 / 1'],
  ])
    expect(text).toContain(expected);
  expect(pages).toHaveLength(1);
});

test('names in other scripts are kept intact', async () => {
  const { text } = await readBack(someFacts());
  for (const expected of ['मीरा', 'Łódzka', 'घुटने का एक्स', '.jpg']) expect(text).toContain(expected);
});

test('it has a title, a language and tags for screen readers', async () => {
  const { bytes, info, marked } = await readBack(someFacts());
  expect(info).toMatchObject({ Title: 'Medical summary: मीरा Łódzka', Language: 'en' });
  expect(marked).toMatchObject({ Marked: true });
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('the patient’s notes are marked as such', async () => {
  const [consultation] = someFacts().consultations;
  const expected = async (notes: NonNullable<typeof consultation>['notes']) =>
    (await readBack(someFacts({ consultations: [{ ...consultation!, notes }] }))).text;
  const both = [{ by: 'patient' as const, text: 'At night.' }, ...consultation!.notes];
  expect(await expected(both)).toContain('At night. Noted by the patient. Check CK before changing the dose.');
  expect(await expected([])).toContain('Tired since the summer. No notes were written.');
});

test('missing information is stated', async () => {
  const patient = { ...someFacts().patient, fullName: 'Meera Rao', gender: null, age: null };
  const { text } = await readBack(someFacts({ patient, questionnaire: null, consultations: [], reports: [] }));
  for (const expected of [
    ...['gender unknown · age unknown', 'The health questionnaire has not been answered yet.'],
    ...['No consultation has been completed yet.', 'No reports have been uploaded yet.'],
  ])
    expect(text).toContain(expected);
});

test('a long history continues over several numbered pages without a loss', async () => {
  const [consultation] = someFacts().consultations;
  const consultations = Array.from({ length: 12 }, (_, visit) => ({
    ...consultation!,
    notes: [
      {
        by: 'doctor' as const,
        text: `Visit ${visit} began. ${'All was looked at and talked about. '.repeat(visit * 12)}`,
      },
      { by: 'doctor' as const, text: `Visit ${visit} ended.` },
    ],
  }));
  const { text, pages } = await readBack(someFacts({ consultations }));
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => expect(page).toContain(`${index + 1} / ${pages.length}`));
  for (let visit = 0; visit < 12; visit += 1)
    expect(text).toMatch(new RegExp(`Visit ${visit} began.*Visit ${visit} ended`));
});

test('equal facts give an identical document', async () => {
  expect((await writeSummary(someFacts())).equals(await writeSummary(someFacts()))).toBe(true);
});

test('unprintable characters and all kinds of line breaks are handled', async () => {
  const [consultation] = someFacts().consultations;
  const notes = [{ by: 'doctor' as const, text: 'First\r\nsecond\u0007\u202e\nthird \u{1f600} 漢字' }];
  const { text } = await readBack(someFacts({ consultations: [{ ...consultation!, notes }] }));
  expect(text).toMatch(/First second third/);
});
