import type { SourceKind } from '@anamnesis/contracts/wearables/constants';
import {
  HealthDayRecorded,
  HealthDayRemoved,
  HealthDaysShared,
  HealthDaysWithdrawn,
  WearableAdded,
  WearableRemoved,
  WearableSelected,
} from '@anamnesis/contracts/wearables/events';
import type { Measures } from '@anamnesis/contracts/wearables/measures';
import { change, put, remove } from '@anamnesis/platform/read-model/change';
import { day, flag, json, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const devices = defineTable({
  name: 'wearables',
  key: 'device_id',
  subject: 'patient_id',
  columns: {
    device_id: uuid(),
    patient_id: uuid(),
    name: text(),
    kind: text<SourceKind>(),
    /** When a day of it was last recorded. */
    fetched_at: nullable(moment()),
    /** A removed device still names the source of its days. */
    is_removed: flag(),
    /** Of its addition. */
    position: position(),
  },
  indexes: ['(patient_id)'],
});
export type WearableRow = RowOf<typeof devices>;

const selections = defineTable({
  name: 'wearable_selections',
  key: 'patient_id',
  subject: 'patient_id',
  columns: { patient_id: uuid(), device_id: uuid() },
});

/** The patients who share the days of their devices with doctors, and since when. */
const sharings = defineTable({
  name: 'health_day_sharings',
  key: 'patient_id',
  subject: 'patient_id',
  columns: { patient_id: uuid(), since: moment() },
});

/** What each device measured on each day. */
const days = defineTable({
  name: 'health_days',
  key: 'device_day',
  subject: 'patient_id',
  columns: {
    /** Device and day. */
    device_day: text(),
    patient_id: uuid(),
    device_id: uuid(),
    day: day(),
    kind: text<SourceKind>(),
    measures: json<Measures>(),
    recorded_at: moment(),
  },
  indexes: ['(patient_id, day)'],
});
export type HealthDayRow = RowOf<typeof days>;
const deviceDay = (deviceId: string, day: string) => `${deviceId} ${day}`;

/** The devices of patients, what each of them measured by days, and who shares their days. Days of several devices are merged where they are read. */
export const wearables = defineReadModel({
  name: 'wearables',
  version: 4,
  tables: [devices, selections, sharings, days],
  handles: [
    ...([WearableAdded, WearableSelected, WearableRemoved] as const),
    ...([HealthDaysShared, HealthDaysWithdrawn, HealthDayRecorded, HealthDayRemoved] as const),
  ],
  on: {
    WearableAdded: ({ data, position }) =>
      put(devices, {
        ...{ device_id: data.deviceId, patient_id: data.patientId, name: data.deviceName, kind: data.kind },
        ...{ fetched_at: null, is_removed: false, position },
      }),
    WearableSelected: ({ data }) => put(selections, { patient_id: data.patientId, device_id: data.deviceId }),
    WearableRemoved: ({ data }) => change(devices, data.deviceId, { is_removed: true }),
    HealthDaysShared: ({ data, recordedAt }) => put(sharings, { patient_id: data.patientId, since: recordedAt }),
    HealthDaysWithdrawn: ({ data }) => remove(sharings, data.patientId),
    HealthDayRecorded: ({ data: { patientId, deviceId, day, kind, measures }, recordedAt }) => [
      put(days, {
        ...{ device_day: deviceDay(deviceId, day), patient_id: patientId, device_id: deviceId },
        ...{ day, kind, measures, recorded_at: recordedAt },
      }),
      change(devices, deviceId, { fetched_at: recordedAt }),
    ],
    HealthDayRemoved: ({ data: { deviceId, day } }) => remove(days, deviceDay(deviceId, day)),
  },
});
