import { expect, test } from '@jest/globals';
import { printedPage } from '../testing/printed-page.js';
import { isOtherDay } from './other-day.js';
import { readPages } from './values-of-pages.js';

const HEADER = 'Test                 Result      Unit          Range\n';
const ROW = 'Haemoglobin          13.2        g/dL          12.0 - 15.0\n';
const unread = (rows: string) => readPages([printedPage(`${HEADER}${ROW}${rows}`, { page: 2 })]).unread;

test.each([
  ['a test that is not known', 'Fibrinogen           318         mg/dL         200 - 400'],
  ['a value that could not be read', 'Platelet Count       @@          thou/mm3      150 - 410'],
  ['a value of an unknown kind', 'Potassium            4.1 of 5 ok or so     mmol/L'],
])('%s is a line that was not read', (_, row) => expect(unread(row)).toEqual([{ page: 2, lines: 1 }]));

test('lines without results are not missed', () => {
  expect(unread('Potassium            4.1         mmol/L        3.5 - 5.0')).toEqual([]);
  expect(
    unread('Patient: Mrs. Joshi      Age: 37 Y      Collected: 18/11/2026 08:30\nHbA1c of 5.7 - 6.4 % is a risk.'),
  ).toEqual([]);
  expect(
    unread('Cholesterol          180         mg/dL         Desirable: < 200\n' + ' '.repeat(46) + 'High: > 240'),
  ).toEqual([]);
  expect(unread('URINE ROUTINE EXAMINATION\nGlucose              Nil')).toEqual([]);
});

const days = (...lines: string[]) => readPages([printedPage(lines.join('\n'))]).printedDays;

test.each([
  ['Collected: 22/02/2024 08:30', ['2024-02-22']],
  ['Sample ID: 12345678   Collected on : 22-Feb-2024', ['2024-02-22']],
  ['Date of collection   22 Feb 2024', ['2024-02-22']],
  ['Sample Date: 09.12.23', ['2023-12-09', '2023-09-12']],
  ['Reported: 2024-02-22', ['2024-02-22']],
  ['Collected: 02/22/2024', ['2024-02-22']],
  ['Date of birth: 22/02/1984   Ph: 020 2729 1111', []],
])('%s', (line, expected) => expect(days(line)).toEqual(expected));

test('the date of the sample comes before that of the report', () =>
  expect(days('Reported: 23/02/2024', 'Received: 22/02/2024', 'Collected: 21/02/2024')).toEqual(['2024-02-21']));

test('a printed day is another one than the entered if it is more than a week off in either order', () => {
  expect(isOtherDay([], '2026-11-23')).toBe(false);
  expect(isOtherDay(['2026-11-18'], '2026-11-23')).toBe(false);
  expect(isOtherDay(['2026-11-15'], '2026-11-23')).toBe(true);
  expect(isOtherDay(['2024-02-22'], '2026-11-23')).toBe(true);
  expect(isOtherDay(['2026-12-09', '2026-09-12'], '2026-09-13')).toBe(false);
});
