import { describe, expect, test } from '@jest/globals';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import { devanagariOf, pdfPages } from '@anamnesis/platform/testing/pdf-text';
import type { RecordPart, WrittenEntry } from './record-parts.js';
import { createRecordWriter } from './write-record.js';

/** Late in the evening in UTC, the next day in the clinic. */
const LATE = '2026-11-21T20:00:00.000Z';

const entry = (more: Partial<WrittenEntry> = {}): WrittenEntry => ({
  ...{ date: '2026-11-18', title: 'Hay fever', body: 'Since May.', duration: '', instructions: '', symptoms: '' },
  ...{ follow_up: null, author_role: 'doctor', author_name: 'Kavita Iyer', retracted_at: null, retraction_reason: '' },
  ...{
    stopped_on: null,
    stop_reason: '',
    origin: null,
    document: '',
    warning_override: null,
    confirmed_unchecked: false,
    lab_values: null,
  },
  ...more,
});
const origin = (role: 'doctor' | 'patient' | 'unknown', name: string) => ({
  ...{ source: 'City Hospital', resource: 'urn:uuid:1', importedAt: LATE },
  ...{ writtenBy: { role, name }, writtenAt: null },
});

/** The text of a record with these diagnoses, allergies and current medicines. */
async function recordOf(parts: Parameters<typeof pdfOf>[0]): Promise<string> {
  const [page = ''] = await pdfPages(await pdfOf(parts));
  return page;
}
async function pdfOf({
  entries = [],
  allergies = [],
  medicines = [],
  reports = [],
  language = 'en',
}: {
  entries?: WrittenEntry[];
  allergies?: Allergy[];
  medicines?: WrittenEntry[];
  reports?: WrittenEntry[];
  language?: SpokenLanguage;
}): Promise<Buffer> {
  const bytes: Buffer[] = [];
  const write = createRecordWriter((complete) => bytes.push(complete));
  const identity = { fullName: 'Meera Joshi', email: 'meera@example.org', gender: 'Female', age: 37 } as const;
  const parts: RecordPart[] = [
    { type: 'identity', identity, madeAt: LATE, timeZone: 'Asia/Kolkata', language },
    { type: 'allergies', allergies },
    { type: 'medicines', entries: medicines },
    { type: 'testReport', isFirst: true, entries: reports },
    { type: 'diagnosis', isFirst: true, entries },
    { type: 'end' },
  ];
  for (const part of parts) await write(part);
  return Buffer.concat(bytes);
}

test.each<[string, Partial<WrittenEntry>, string]>([
  ['of a doctor', {}, 'Nov 18, 2026 · Dr. Kavita Iyer Hay fever'],
  [
    'of a doctor whose name has a title',
    { author_name: 'Dr. Kavita Iyer' },
    'Nov 18, 2026 · Dr. Kavita Iyer Hay fever',
  ],
  ['told by the patient', { author_role: 'patient', author_name: 'Dr. Shah' }, '· told by the patient; Dr. Shah Hay'],
  ['told without a title', { author_role: 'patient', author_name: 'Shah' }, '· told by the patient; Dr. Shah Hay'],
  ['told without a doctor', { author_role: 'patient', author_name: '' }, '· told by the patient; no doctor named Hay'],
  [
    'imported, of a doctor',
    { author_role: 'patient', origin: origin('doctor', 'Neel Shah') },
    '· imported from City Hospital on Nov 22, 2026; Dr. Neel Shah Hay',
  ],
  [
    'imported, of nobody known',
    { author_role: 'patient', origin: origin('unknown', '') },
    '· imported from City Hospital on Nov 22, 2026 Hay',
  ],
  [
    'whose day is not known',
    { date: '2015-03-01', body: 'Date: 2015-03 (the day is not known)' },
    'Mar 2015 · Dr. Kavita Iyer Hay fever',
  ],
  ['with a document', { document: 'Scan of May.pdf' }, 'Document: Scan of May.pdf'],
  [
    'retracted after midnight in the clinic',
    { retracted_at: LATE, retraction_reason: 'Another patient.' },
    'ENTERED IN ERROR (Nov 22, 2026): Another patient.',
  ],
])('an entry %s says so', async (_, more, expected) =>
  expect(await recordOf({ entries: [entry(more)] })).toContain(expected),
);

test('the values of a report are those that its patient confirmed, then others of its text', async () => {
  const report = entry({
    ...{ title: 'Lipid profile', body: 'LDL 128 mg/dL\nHDL 41 mg/dL', document: 'lipids.pdf' },
    lab_values: [
      {
        ...{ test: 'ldl', printedName: 'LDL-C', value: 118, comparator: null, decimals: 0, printedRange: null },
        ...{ unit: { printed: 'mg/dL', ucum: 'mg/dL' }, page: 2, box: null, isCorrected: true },
      },
    ],
  });
  const text = await recordOf({ reports: [report] });
  expect(text).toMatch(/118 mg\/dL.*41 mg\/dL/);
  expect(text.match(/128 mg\/dL/g)).toHaveLength(1);
  expect(text).toContain('Document: lipids.pdf Values confirmed from the document: page 2: LDL cholesterol');
});

test('an allergy says who noted it, and when it was an error, by the days of the clinic', async () => {
  const allergy: Allergy = {
    ...{ id: 'a', substance: 'Latex', reaction: '', notedAt: LATE, author: { id: 'p', role: 'patient' } },
    ...{ retracted: { at: LATE, reason: 'Not me.' }, origin: null },
  };
  const text = await recordOf({
    allergies: [
      allergy,
      { ...allergy, substance: 'Nuts', author: { id: 'd', role: 'doctor' }, retracted: null },
      { ...allergy, substance: 'Soy', retracted: null, origin: origin('doctor', 'Neel Shah') },
    ],
  });
  for (const expected of [
    'Latex Nov 22, 2026 · told by the patient ENTERED IN ERROR (Nov 22, 2026): Not me.',
    'Nuts Nov 22, 2026 · noted by a doctor',
    'Soy Nov 22, 2026 · imported from City Hospital on Nov 22, 2026',
  ])
    expect(text).toContain(expected);
});

test('a medicine that the patient told is marked among those that are taken', async () => {
  const medicine = { title: 'Cetirizine', body: '10 mg' };
  const text = await recordOf({
    medicines: [entry(medicine), entry({ ...medicine, author_role: 'patient', author_name: 'Dr. Shah' })],
  });
  expect(text).toContain('Cetirizine: 10 mg Nov 18, 2026 Cetirizine: 10 mg (told by the patient; Dr. Shah)');
});

describe('for a page in Hindi', () => {
  const inHindi = () =>
    pdfOf({
      language: 'hi',
      entries: [entry({ retracted_at: LATE, retraction_reason: 'Wrong person' }), entry({ title: 'एनीमिया' })],
      medicines: [entry({ title: 'Atorvastatin 10 mg', body: 'Once a day' })],
    });

  test('it is in Hindi, and what was written stays as it was written', async () => {
    const pdf = await inHindi();
    const read = devanagariOf(pdf);
    for (const expected of [
      ...['मेडिकल रिकॉर्ड', 'वर्ष', 'महिला', 'अभी ली जा रही दवाएँ', 'नव॰', 'डॉ', 'ग़लती से दर्ज', 'एनीमिया'],
      ...['भारतीय मानक समय को बनाया गया।', 'पेज पर', 'प्रविष्टियाँ।'],
    ])
      expect(read).toContain(expected);
    const [page = ''] = await pdfPages(pdf);
    for (const written of ['Atorvastatin 10 mg', 'Once a day', 'Hay fever', 'Wrong person', 'Kavita Iyer'])
      expect(page).toContain(written);
    expect(page).not.toContain('□');
  });

  test('its letters are shaped: a vowel sign that is spoken after its consonant is drawn before it', async () => {
    const pdf = await inHindi();
    expect(devanagariOf(pdf)).toContain('मेडिकल');
    const [page = ''] = await pdfPages(pdf);
    expect(page).toContain('मेिडकल');
    expect(page).not.toContain('मेडिकल');
  });
});
