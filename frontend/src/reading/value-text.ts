import { resultUnitText } from '@anamnesis/contracts/labs/unit-text';
import { numberText, signOf } from '../labs/words';
import type { TypedValue } from './review';

/** "< 0.50", as it can be typed: with a decimal point in every language. */
export const plainValueText = ({ value, comparator, decimals }: TypedValue): string =>
  signOf(comparator) + value.toFixed(decimals);

/** Whether numbers are shown with commas between their thousands: then they are typed like this too. */
export const hasCommas = (): boolean => numberText(1_000, 0).includes(',');

/** "< 0.50" */
export const numberTextOf = ({ value, comparator, decimals }: TypedValue): string =>
  signOf(comparator) + numberText(value, decimals);

export const unitTextOf = ({ unit }: TypedValue): string => resultUnitText(unit);

/** "< 0.50 mg/L" */
export const valueTextOf = (value: TypedValue): string => `${numberTextOf(value)} ${unitTextOf(value)}`.trim();
