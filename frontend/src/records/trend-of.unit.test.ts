import { expect, test } from '@jest/globals';
import type { TestReport } from '@anamnesis/contracts/records/query-routes';
import { historyOf } from './lab-values';
import { shownTest } from './shown-entry';
import { trendOf } from './trend-of';

const report = (date: string, result: string) =>
  shownTest({
    ...{ id: date, _id: date, date, createdAt: `${date}T06:00:00.000Z`, doctorName: '', retracted: null, origin: null },
    ...{ author: { id: 'p', role: 'patient' }, testName: 'Lipids', result, documentUrl: null, document: null },
    labValues: null,
  } satisfies TestReport);

test.each([
  ['LDL 160 mg/dL', 'falling'],
  ['LDL 110 mg/dL', 'rising'],
  ['LDL 135 mg/dL', 'steady'],
  ['HDL 40 mg/dL', null],
])('after %s the value is %s', (earlier, trend) => {
  const now = report('2026-06-01', 'LDL 135 mg/dL');
  const history = historyOf([report('2026-01-01', earlier), now, report('2026-09-01', 'LDL 10 mg/dL')]);
  expect(trendOf(now, history, 'ldl')).toBe(trend);
});
