import { expect, test } from '@jest/globals';
import { earlierPhraseBehind } from './earlier-phrase.js';
import { plainText } from './plain-text.js';

/** Whose the words behind "7.4" are; null if they say nothing of an earlier time. */
const of = (behind: string) => earlierPhraseBehind(plainText(`7.4${behind}`), 3)?.of ?? null;

test.each([
  ...[' last week', ' (previous)', ', last 2 months', ' two months ago', ' (2021)', ' in 2021', ' earlier', ' prev.'],
  ...[' last month, now 4.4', ' previously and 4.4 now', ' earlier then 4.4', ' last visit; Na 138', ' earlier tha'],
  ...[
    ' (last report 12/11/2025)',
    ' previous on 12-Nov-25',
    ' earlier (last month)',
    ' (before dialysis)',
    ' last June',
  ],
  ...[
    ' earlier 4.4 now',
    ' last week 4.4 mmol/L today',
    ' previous report from Lal',
    ' a few weeks back',
    ' previously.',
  ],
])('where the clause ends or goes on to the present, they are about the number: 7.4%s', (behind) =>
  expect(of(behind)).toBe('number'),
);

test.each([
  ...[' (previous K 4.2 last week)', ', previously normal', ', earlier report normal', ', last visit Na 138'],
  ...[
    ' (last report: S. creatinine 1.0)',
    ' (last INR 2.3)',
    ' previous 4.2',
    ' previous value 4.2',
    ', last week 4.2',
  ],
  ...[
    ', last week normal',
    '; last week K 4.2',
    ' (in 2021: 4.2)',
    ', 3 days ago it was 4.2',
    ' Last updated 12/11/2026',
  ],
  ...[', last dose yesterday', ' previously normal', ' last seen by Dr Rao', ' before food', ' before 8 am'],
])('in front of a name, a noun, an adjective or a number they are its label: 7.4%s', (behind) =>
  expect(of(behind)).toBe('next'),
);

test.each([' last week 4.4', ' last week K 4.4', ' earlier 4.4', ' last visit 4.4', ' 3 days ago 4.4'])(
  'without a comma or bracket it is not known whose they are: 7.4%s',
  (behind) => expect(of(behind)).toBe('unsure'),
);

test.each([
  ' came back today',
  ' report came back',
  ' higher than earlier',
  ' 2026-11-12',
  ' 2000 - 4000',
  '\nprevious 4.2',
])('other words say nothing of an earlier time: 7.4%s', (behind) => expect(of(behind)).toBeNull());
