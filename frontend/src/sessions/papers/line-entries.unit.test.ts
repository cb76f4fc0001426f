import { expect, test } from '@jest/globals';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import { entriesOf } from './line-entries';
import { aNote, aReport, aSummary, somePapers } from './testing/samples';

const at = (minute: number) => new Date(Date.UTC(2030, 10, 21, 5, minute)).toISOString();
const startTime = at(30);
const papers = somePapers({
  notes: [aNote({ writtenAt: at(37) }), aNote({ id: 'second', by: 'patient', text: 'At night.', writtenAt: at(40) })],
  reports: [aReport({ uploadedAt: at(2), openedAt: at(34) })],
  summaries: [
    aSummary({ at: at(32), openedAt: at(38) }),
    aSummary({ id: 'another', state: 'preparing', at: at(41) }),
    aSummary({ id: 'broken', state: 'failed', at: at(42) }),
  ],
});
const told = (side: Side, other: string) =>
  entriesOf({ papers, startTime, side, other }).map((entry) =>
    entry.kind === 'note' ? entry.note.text : entry.kind === 'file' ? `${entry.words} ${entry.file.name}` : entry.kind,
  );

test('a patient reads what both did, in the order of time', () => {
  expect(told('patient', 'Dr. Kavita Rao')).toEqual([
    ...['You added lipids.pdf', 'started', 'You sent a medical summary', 'Dr. Kavita Rao opened your lipids.pdf'],
    ...['Check CK.', 'Dr. Kavita Rao opened your medical summary', 'At night.'],
  ]);
});

test('a doctor reads the same from the other side', () => {
  expect(told('doctor', 'Meera Joshi')).toEqual([
    ...['Meera Joshi added lipids.pdf', 'started', 'Meera Joshi sent a medical summary', 'You opened lipids.pdf'],
    ...['Check CK.', 'You opened the medical summary', 'At night.'],
  ]);
});

test('each entry has a key of its own', () => {
  const keys = entriesOf({ papers, startTime, side: 'patient', other: 'Dr. Kavita Rao' }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(7);
});

test('before the session nothing of it has begun', () => {
  expect(entriesOf({ papers: somePapers(), startTime: null, side: 'patient', other: 'Dr. Kavita Rao' })).toEqual([]);
});
