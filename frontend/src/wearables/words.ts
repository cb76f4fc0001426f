import { type HealthMeasure, SIMULATED } from '@anamnesis/contracts/wearables/constants';
import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { type UsualStanding, usualStanding } from '@anamnesis/contracts/wearables/usual';
import { numberText } from '../labs/words';

/** A value of a day, with what was usual before. */
export type DayValue = NonNullable<HealthDay['values'][HealthMeasure]>;

/** "4,310", "5.4" */
export const measureText = (measure: HealthMeasure, value: number): string =>
  numberText(value, SIMULATED[measure].decimals);

/** Where a value lies in relation to what is usual, as the key of its text. */
export const standingKey = ({ value, usual }: DayValue): NonNullable<UsualStanding> | 'unknown' =>
  usualStanding(value, usual) ?? 'unknown';
