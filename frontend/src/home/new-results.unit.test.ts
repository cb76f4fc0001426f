import type { TestReport } from '@anamnesis/contracts/records/query-routes';
import { expect, test } from '@jest/globals';
import { newResults } from './new-results';

const now = new Date('2026-11-20T10:00:00Z');
const report = (id: string, createdAt: string, retracted: TestReport['retracted'] = null) =>
  ({ id, createdAt, retracted }) as TestReport;

test('results of the last seven days that were not retracted are new, the latest first', () => {
  const reports = [
    report('old', '2026-11-13T10:00:00Z'),
    report('just new', '2026-11-13T10:00:01Z'),
    report('latest', '2026-11-20T09:00:00Z'),
    report('wrong', '2026-11-19T09:00:00Z', { at: '2026-11-19T10:00:00Z', reason: 'Another patient' }),
  ];
  expect(newResults(reports, now).map(({ id }) => id)).toEqual(['latest', 'just new']);
  expect(newResults([], now)).toEqual([]);
});
