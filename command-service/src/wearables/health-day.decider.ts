import { healthMeasures } from '@anamnesis/contracts/wearables/constants';
import type { HealthDayEvent } from '@anamnesis/contracts/wearables/events';
import type { Measures } from '@anamnesis/contracts/wearables/measures';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** What each device measured on one day, by the device's id. */
export type HealthDay = ReadonlyMap<string, Measures>;

export interface RecordHealthDay {
  type: 'RecordHealthDay';
  data: HealthDayEvent['data'];
}

/** The stream of one day of a patient, with all devices: it stays short for ever. */
export const healthDayStream = (patientId: string, day: string) => `healthDay-${patientId}_${day}`;

/** A device's day is recorded once: equal measures again change nothing, others replace those before. */
export const healthDayDecider: Decider<HealthDay, RecordHealthDay, HealthDayEvent, null> = {
  opens: ['HealthDayRecorded'],
  initialState: new Map(),

  evolve: (day, { data: { deviceId, measures } }) => new Map(day).set(deviceId, measures),

  decide: (day, { data }) => {
    const known = day.get(data.deviceId);
    const isKnown = known && healthMeasures.every((measure) => known[measure] === data.measures[measure]);
    return isKnown ? [] : [{ type: 'HealthDayRecorded', data }];
  },
};
