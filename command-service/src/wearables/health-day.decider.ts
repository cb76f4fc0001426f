import { healthMeasures, type SourceKind } from '@anamnesis/contracts/wearables/constants';
import type { HealthDayEvent } from '@anamnesis/contracts/wearables/events';
import type { Measures } from '@anamnesis/contracts/wearables/measures';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { joinedMeasures } from './joined-measures.js';

/** What each device has for one day, by the device's id. */
export type HealthDay = ReadonlyMap<string, { readonly kind: SourceKind; readonly measures: Measures }>;

export type HealthDayCommand =
  | { type: 'RecordHealthDay'; data: Extract<HealthDayEvent, { type: 'HealthDayRecorded' }>['data'] }
  | { type: 'RemoveMadeUp'; data: { patientId: string; day: string } };

/** The stream of one day of a patient, with all devices: it stays short for ever. */
export const healthDayStream = (patientId: string, day: string) => `healthDay-${patientId}_${day}`;

/**
 * The rules of a device's day: imports of one source are joined, so that none loses what another one had; a fetch of a simulated device replaces the one before. Equal
 * measures change nothing. What was made up can be removed; measured values stay.
 */
export const healthDayDecider: Decider<HealthDay, HealthDayCommand, HealthDayEvent, null> = {
  opens: ['HealthDayRecorded'],
  initialState: new Map(),

  evolve: (day, { type, data }) => {
    const next = new Map(day);
    if (type === 'HealthDayRemoved') next.delete(data.deviceId);
    else next.set(data.deviceId, { kind: data.kind, measures: data.measures });
    return next;
  },

  decide: (day, { type, data }) => {
    if (type === 'RemoveMadeUp') {
      const madeUp = [...day].filter(([, { kind }]) => kind === 'simulated');
      return madeUp.map(([deviceId]) => ({ type: 'HealthDayRemoved', data: { ...data, deviceId } }));
    }
    const known = day.get(data.deviceId)?.measures;
    const measures = known && data.kind === 'imported' ? joinedMeasures(known, data.measures) : data.measures;
    const isKnown = known && healthMeasures.every((measure) => known[measure] === measures[measure]);
    return isKnown ? [] : [{ type: 'HealthDayRecorded', data: { ...data, measures } }];
  },
};
