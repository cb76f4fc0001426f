import { expect, test } from '@jest/globals';
import { labTests } from '../labs/tests.js';
import { checkedExplanation } from './claims.js';
import type { FactValue, ReportFacts } from './facts.js';

const printedUnits: Readonly<Record<string, string>> = {
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
  '{ratio}': '',
  '{INR}': '',
};
const printed = (ucum: string) =>
  printedUnits[ucum] ??
  ucum
    .replace('10*', '10^')
    .replace(/[[\]]/g, '')
    .replace(/\{(.*)\}/, ' $1')
    .trim();

/** A report with one value of a test, in the unit of the table, in a range from 40 to 60. */
function reportOf({ key, name, unit }: (typeof labTests)[number], value: number): ReportFacts {
  const fact: FactValue = {
    ...{ test: key, printedName: name, value, decimals: 1, comparator: null, doubt: null },
    unit: { printed: printed(unit), ucum: unit },
    range: { low: 40, high: 60, exclusive: false, decimals: 0, source: 'printed on the report' },
    standing: value < 40 ? 'low' : value > 60 ? 'high' : 'inRange',
  };
  const person = { sex: null, age: null };
  return { title: 'Report', date: '2026-03-12', text: '', values: [fact], earlier: [], isWhole: true, person };
}
const reasonsOf = (sentence: string, facts: ReportFacts) =>
  checkedExplanation(sentence, facts).leftOut.map(({ reason }) => reason);

test.each(labTests.map((each) => [each.name, each] as const))('%s can be explained, and not wrongly', (name, each) => {
  const [low, normal, high] = [reportOf(each, 38.5), reportOf(each, 51.5), reportOf(each, 71.5)];
  const unit = printed(each.unit);
  for (const [facts, value, standing] of [
    [low, '38.5', 'low'],
    [normal, '51.5', 'normal'],
    [high, '71.5', 'high'],
  ] as const) {
    expect(reasonsOf(`Your ${name} is ${value} ${unit}, which is ${standing}.`, facts)).toEqual([]);
    expect(reasonsOf(`- **${name}**: ${value} ${unit} (${standing}, range 40 to 60)`, facts)).toEqual([]);
    expect(reasonsOf(`Your ${name} is 40 ${unit}.`, facts)).toEqual(['otherValue']);
    expect(reasonsOf(`Your ${name} is ${value}1 ${unit}.`, facts)).toEqual(['otherValue']);
    expect(reasonsOf(`${name}: 61.5`, facts)).toEqual(['otherValue']);
    expect(reasonsOf(`The range of ${name} is 40 to 70 ${unit}.`, facts)).toEqual(['otherRange']);
    for (const other of ['low', 'normal', 'high'])
      expect([other, reasonsOf(`Your ${name} is ${other}.`, facts)]).toEqual([
        other,
        other === standing ? [] : ['otherStanding'],
      ]);
  }
});
