import { expect, test } from '@jest/globals';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import { currentMessages } from '../../language/messages';
import { SLOT } from '../../language/sentence';
import { entriesOf } from './line-entries';
import { documentMessages } from './messages';
import { aNote, aReport, aSummary, someDocuments } from './testing/samples';

const m = currentMessages(documentMessages);
const at = (minute: number) => new Date(Date.UTC(2030, 10, 21, 5, minute)).toISOString();
const startTime = at(30);
const documents = someDocuments({
  notes: [aNote({ writtenAt: at(37) }), aNote({ id: 'second', by: 'patient', text: 'At night.', writtenAt: at(40) })],
  reports: [aReport({ uploadedAt: at(2), openedAt: at(34) })],
  summaries: [
    aSummary({ at: at(32), openedAt: at(38) }),
    aSummary({ id: 'another', state: 'preparing', at: at(41) }),
    aSummary({ id: 'broken', state: 'failed', at: at(42) }),
  ],
});
const shownTo = (side: Side, other: string) =>
  entriesOf(m, { documents, startTime, side, other }).map((entry) =>
    entry.kind === 'note'
      ? entry.note.text
      : entry.kind === 'file'
        ? entry.text.replace(SLOT, entry.file.name)
        : entry.kind,
  );

test('a patient reads the actions of both sides in chronological order', () => {
  expect(shownTo('patient', 'Dr. Kavita Rao')).toEqual([
    ...['You added lipids.pdf', 'started', 'You sent a medical summary', 'Dr. Kavita Rao opened your lipids.pdf'],
    ...['Check CK.', 'Dr. Kavita Rao opened your medical summary', 'At night.'],
  ]);
});

test('a doctor reads the same entries from the other side', () => {
  expect(shownTo('doctor', 'Meera Joshi')).toEqual([
    ...['Meera Joshi added lipids.pdf', 'started', 'Meera Joshi sent a medical summary', 'You opened lipids.pdf'],
    ...['Check CK.', 'You opened the medical summary', 'At night.'],
  ]);
});

test('each entry has a unique key', () => {
  const keys = entriesOf(m, { documents, startTime, side: 'patient', other: 'Dr. Kavita Rao' }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(7);
});

test('before the session the timeline is empty', () => {
  expect(
    entriesOf(m, { documents: someDocuments(), startTime: null, side: 'patient', other: 'Dr. Kavita Rao' }),
  ).toEqual([]);
});
