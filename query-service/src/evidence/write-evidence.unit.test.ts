import { expect, test } from '@jest/globals';
import { devanagariOf, pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { type Evidence, type ToldEvent, writeEvidence } from './write-evidence.js';

const event = (more: Partial<ToldEvent> = {}): ToldEvent => ({
  ...{
    position: '47988',
    type: 'RecordRetracted',
    sentence: 'Dr. Nandini Kulkarni retracted the test report Vitamin D',
  },
  ...{ reason: 'The sample was another person’s.', standing: 'proved', leaf: 'ab'.repeat(32) },
  ...{ happenedAt: '2026-09-01T04:52:41.000Z', recordedAt: '2026-09-01T04:52:41.000Z' },
  ...more,
});
const hashes = {
  ...{ 'history.json': 'cd'.repeat(32), 'events.json': 'ce'.repeat(32), 'verify.mjs': 'cf'.repeat(32) },
};
const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  language: 'en',
  person: { id: 'patient-1', name: 'Meera Joshi', isErased: false },
  ...{ from: '2026-08-31T18:30:00.000Z', to: '2026-09-30T18:30:00.000Z', timeZone: 'Asia/Kolkata' },
  inquiry: { id: 'inquiry-1', reason: 'Complaint 118' },
  ...{ auditor: 'Thomas D’Souza', madeAt: '2026-10-01T05:32:00.000Z', hashes },
  head: {
    ...{ origin: 'anamnesis.example/log', size: '48213', root: 'ef'.repeat(32) },
    ...{ signedAt: '2026-10-01T05:00:00.000Z', fingerprint: 'anamnesis.example/log+1f2e3d4c' },
  },
  events: [event()],
  ...more,
});
const textOf = async (more: Partial<Evidence>) => (await pdfPages(await writeEvidence(evidence(more)))).join(' ');

test('it says whose, why, when, by which head, and tells each event with its place in the log', async () => {
  const text = await textOf({});
  for (const expected of [
    ...['Meera Joshi', 'Complaint 118', 'Sep 01, 2026, 12:00 AM India Standard Time to Oct 01, 2026'],
    ...['48213', 'ef'.repeat(32), 'anamnesis.example/log+1f2e3d4c', 'node verify.mjs history.json'],
    ...['Dr. Nandini Kulkarni retracted the test report Vitamin D', 'another person', '#47988', 'ab'.repeat(32)],
    '1 event on',
  ])
    expect(text).toContain(expected);
  // Wider than its column.
  for (const [file, hash] of Object.entries(hashes))
    expect(text.replaceAll(' ', '')).toMatch(new RegExp(`SHA-256of${file}.*${hash}`));
});

test('an event after the last signed head is listed as not proved yet', async () => {
  const text = await textOf({ events: [event(), event({ position: '48214', standing: 'newer', leaf: null })] });
  expect(text).toContain('1 of 2 · RecordRetracted · #47988 · leaf');
  expect(text).toContain('2 of 2 · RecordRetracted · #48214 · no proof yet');
  expect(text).toContain('recorded after the last signed head');
  expect(await textOf({})).not.toContain('recorded after the last signed head');
});

test('an event that is not as it was recorded is marked, without times and with a warning before all', async () => {
  const gone = { sentence: 'An event is missing', reason: '', happenedAt: null, recordedAt: null, leaf: null };
  const text = await textOf({ events: [event(), event({ ...gone, position: '48001', standing: 'lost' })] });
  expect(text).toContain('2 of 2 · RecordRetracted · #48001 · NOT AS RECORDED');
  expect(text).toContain('are not as they were recorded');
  expect(text).not.toContain('recorded after the last signed head');
  expect(await textOf({})).not.toContain('are not as they were recorded');
});

test('an event that happened earlier than it was recorded tells both times', async () => {
  const text = await textOf({ events: [event({ happenedAt: '2026-08-29T11:33:00.000Z' })] });
  expect(text).toContain('happened Aug 29, 2026, 5:03 PM India Standard Time · recorded Sep 01, 2026');
});

test('an erased patient, and characters that no font has are said in words', async () => {
  const text = await textOf({ person: { id: 'patient-1', name: '(erased)', isErased: true } });
  expect(text).toContain('The patient was erased');
  expect(await textOf({ events: [event({ sentence: '漢字' })] })).toContain('are replaced by');
});

test('it is in Hindi for a page in Hindi', async () => {
  const pdf = await writeEvidence(evidence({ language: 'hi' }));
  const read = devanagariOf(pdf);
  for (const expected of ['साक्ष्य', 'ऑडिटर', 'इस पैकेज को कैसे जाँचें', 'में से', 'पेज पर', 'घटना।'])
    expect(read).toContain(expected);
  const text = (await pdfPages(pdf)).join(' ');
  for (const expected of ['node verify.mjs history.json', 'Thomas D’Souza', '#47988']) expect(text).toContain(expected);
  expect(text).not.toMatch(/recorded|events? on|Signing/);
});
