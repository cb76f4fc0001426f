import { expect, test } from '@jest/globals';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';
import { measuredAgain, notMeasuredAgain } from './measured-again.js';

type Value = AssembledFacts['values'][number];
const potassium = (value: number, doubt: Value['doubt'] = null): Value => ({
  ...{ test: 'k', value, decimals: 1, comparator: null, unit: { printed: 'mmol/L', ucum: 'mmol/L' }, doubt },
  ...{ range: null, standing: 'unknown', called: null },
});
const facts: AssembledFacts = {
  ...{ title: 'Report', date: '2026-11-03', isRecent: false, text: 'Potassium 7.1', values: [potassium(7.1)] },
  ...{ earlier: [], leftOver: [], comments: [], hasMore: false, problem: null },
  ...{ person: { sex: null, age: 41 }, call: { emergency: '112', ambulance: '108' } },
};

const on = (at: string, value: Value) => ({ ...value, at });
const tests = new Set(['k']);

test.each<[string, readonly ReturnType<typeof on>[], number | null]>([
  ['never measured again', [], null],
  ['measured again, and can wait', [on('2026-11-09', potassium(4.1))], 4.1],
  ['measured again, and cannot wait', [on('2026-11-09', potassium(6.9))], null],
  [
    'measured again twice, and can wait at last',
    [on('2026-11-05', potassium(6.9)), on('2026-11-09', potassium(4.4))],
    4.4,
  ],
  [
    'measured again twice, and cannot wait at last',
    [on('2026-11-05', potassium(4.4)), on('2026-11-09', potassium(6.9))],
    null,
  ],
  ['measured again with a doubt', [on('2026-11-09', potassium(4.1, 'faint'))], null],
  ['another test measured', [on('2026-11-09', { ...potassium(4.1), test: 'na' })], null],
])('a late value: %s', (_, later, again) => {
  const found = measuredAgain(tests, later, 41);
  expect(found.map(({ value }) => value)).toEqual(again === null ? [] : [again]);
  expect(notMeasuredAgain({ ...facts, measuredAgain: found }).values).toHaveLength(again === null ? 1 : 0);
});
