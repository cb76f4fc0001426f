import { describe, expect, test } from '@jest/globals';
import { countsOf, isFalseComfort, type Judged, rankTable, rankVerdict } from './judge.js';
import { halves, ranks, reportsOf, type WrittenReport } from './reports.js';
import { tell, type Told } from './tell.js';

const written: WrittenReport = {
  ...{ id: 'x', person: { sex: 'female', years: 40 }, rank: 'none', isAllClearAllowed: false },
  ...{ abnormal: [0], lines: ['Haemoglobin 9.1 g/dL (12 - 15)', 'Platelets 2.4 lakh (1.5 - 4.1)'] },
};
const calm: Told = { rank: 'none', saysAllClear: false, saysRestIsClear: false, abnormal: ['interpreted'] };
const judged = (report: Partial<WrittenReport>, told: Partial<Told> = {}): Judged => ({
  report: { ...written, ...report },
  told: { ...calm, ...told },
});

test.each(halves)('the %s half has 75 reports of each rank, with lines that exist', (half) => {
  const reports = reportsOf(half);
  expect(reports).toHaveLength(75);
  expect(new Set(reports.map(({ id }) => id)).size).toBe(75);
  expect(new Set(reports.map(({ rank }) => rank))).toEqual(new Set(ranks));
  for (const { abnormal, lines, isAllClearAllowed } of reports) {
    expect(abnormal.every((index) => lines[index])).toBe(true);
    expect(isAllClearAllowed && abnormal.length > 0).toBe(false);
  }
});

describe('false comfort', () => {
  test.each<[string, boolean, Judged]>([
    [
      'an all-clear that is allowed',
      false,
      judged({ isAllClearAllowed: true, abnormal: [] }, { saysAllClear: true, abnormal: [] }),
    ],
    ['an all-clear that is not', true, judged({}, { saysAllClear: true })],
    ['that the rest is well, beside a line that is told', false, judged({}, { saysRestIsClear: true })],
    [
      'that the rest is well, beside a line that is not',
      true,
      judged({}, { saysRestIsClear: true, abnormal: ['untold'] }),
    ],
    ['an abnormal value that is called normal', true, judged({}, { abnormal: ['called normal'] })],
    ['an abnormal line that is not told, without comfort', false, judged({}, { abnormal: ['untold'] })],
  ])('%s: %s', (_, isFalse, each) => expect(isFalseComfort(each)).toBe(isFalse));
});

test('a rank is right also where clinicians may choose another, and else missed or raised', () => {
  const either = { rank: 'doctor', alsoRight: ['hospital'] } as const;
  expect(ranks.map((rank) => rankVerdict(judged(either, { rank })))).toEqual(['right', 'right', 'missed']);
  expect(rankVerdict(judged({}, { rank: 'doctor' }))).toBe('raised');
  expect(rankTable([judged(either, { rank: 'hospital' }), judged(either)])).toContain('| doctor | 2 | 1 | 0 | 1 | 0 |');
});

test('counts are raw', () => {
  expect(countsOf([judged({}, { abnormal: ['quoted', 'untold'] }), judged({}, { saysAllClear: true })])).toMatchObject({
    ...{ reports: 2, falseComfort: 1, clearAllowed: 0, lines: 3 },
    tellings: { interpreted: 1, quoted: 1, untold: 1 },
  });
});

describe('the product', () => {
  const told = (lines: readonly string[], abnormal: readonly number[] = []) => tell({ ...written, lines, abnormal });
  test('says an all-clear of a report whose values are all within their range', async () => {
    expect(await told(['Potassium 4.1 mmol/L (3.5 - 5.1)'])).toMatchObject({ saysAllClear: true, rank: 'none' });
  });
  test('interprets a value outside its range, and quotes a line that it does not know', async () => {
    const lines = ['Potassium 7.2 mmol/L (3.5 - 5.1)', 'Quartzidase 88 U/L (0 - 20)'];
    expect(await told(lines, [0, 1])).toMatchObject({
      ...{ rank: 'hospital', saysAllClear: false, abnormal: ['interpreted', 'quoted'] },
    });
  });
});
