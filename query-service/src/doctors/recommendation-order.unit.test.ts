import { expect, test } from '@jest/globals';
import { byWorth, type Candidate } from './recommendation-order.js';

const candidate = (
  id: string,
  { nextFree = '2026-11-23T03:30:00.000Z', yearexp = 10, ...told }: Partial<Candidate & Candidate['card']> = {},
): Candidate => ({
  ...{ shared: 1, rating: 4, speaksOf: 0, ...told },
  card: {
    ...{ _id: id, id, fullName: id, name: id, specification: [], email: '', profileImage: null, rating: null },
    ...{ hospitals: [], fee: 500, consultationTypes: [], feedbackCount: 0, yearexp, nextFree },
  },
});
const order = (...candidates: Candidate[]) => candidates.toSorted(byWorth('Asia/Kolkata')).map(({ card }) => card.id);

test.each<[string, Candidate, Candidate]>([
  ['more of the same specialty before a better rating', candidate('b', { shared: 2, rating: 2 }), candidate('a')],
  ['a rating half a star better before a better fit', candidate('b', { rating: 4.5 }), candidate('a', { speaksOf: 3 })],
  ['a better fit before a rating better by little', candidate('b', { speaksOf: 1 }), candidate('a', { rating: 4.2 })],
  ['more of what the patient came with before less', candidate('b', { speaksOf: 2 }), candidate('a', { speaksOf: 1 })],
  [
    'what the patient came with before an earlier day',
    candidate('b', { speaksOf: 1, nextFree: null }),
    candidate('a', { nextFree: '2026-11-21T03:30:00.000Z' }),
  ],
  [
    'an earlier day before a rating better by little',
    candidate('b', { nextFree: '2026-11-22T10:30:00.000Z' }),
    candidate('a', { rating: 4.2 }),
  ],
  ['any day before none', candidate('b'), candidate('a', { nextFree: null, rating: 4.2 })],
  [
    'of the same day the better rated, whatever the hour',
    // 22:30 and 09:00 of one day in Kolkata, of two in UTC.
    candidate('b', { rating: 4.2, nextFree: '2026-11-23T17:00:00.000Z' }),
    candidate('a', { nextFree: '2026-11-22T20:30:00.000Z' }),
  ],
  ['the more experienced of two who are equal otherwise', candidate('b', { yearexp: 20 }), candidate('a')],
])('%s', (_, first, second) => {
  expect(order(second, first)).toEqual(['b', 'a']);
});
