import type { genders } from '@anamnesis/contracts/accounts/constants';
import { ageOn, rangeFor, standing } from '@anamnesis/contracts/labs/range';
import { labTest } from '@anamnesis/contracts/labs/tests';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { sexes } from '../insights/report-facts-of.js';
import type { Difference } from './warning-differences.js';

/** A patient when values were confirmed: `day` is that of the report, `today` that of the confirmation. */
interface Then {
  readonly gender: (typeof genders)[number] | null;
  readonly age: number | null;
  readonly day: string;
  readonly today: string;
}

/** The values that are low or high by only one of two tables, or otherwise by the other. */
export function labDifferences(
  values: readonly ConfirmedLabValue[],
  { gender, age, day, today }: Then,
  testOf: typeof labTest,
): Difference[] {
  const person = { sex: gender && sexes[gender], age: ageOn(day, age, today) };
  return values.flatMap((value): Difference[] => {
    const [before, after] = [labTest, testOf].map((table) => {
      const found = standing(value, rangeFor(value, person, table));
      return found === 'low' || found === 'high' ? found : null;
    });
    if (before === undefined || after === undefined || before === after) return [];
    return [{ change: before === null ? 'added' : after === null ? 'gone' : 'changed', before, after }];
  });
}
