import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id } from '../language/reply.js';
import { sourceKinds } from './constants.js';
import { measures, NO_MEASURES } from './measures.js';

const device = z.object({ patientId: id, deviceId: id });

/** The patient added a device. */
export const WearableAdded = defineEvent({
  type: 'WearableAdded',
  schema: device.extend({
    /** As the patient calls it. */
    deviceName: z.string(),
    kind: z.enum(sourceKinds),
  }),
  subject: (data) => data.patientId,
  personal: { deviceName: '(erased)' },
});

/** The patient chose the device from which health data are fetched. */
export const WearableSelected = defineEvent({ type: 'WearableSelected', schema: device });

/** The patient removed the device. Its days stay; nothing is fetched from it any more. */
export const WearableRemoved = defineEvent({ type: 'WearableRemoved', schema: device });

/** From now on the doctors who treat the patient may read the days of the patient's devices. */
export const HealthDaysShared = defineEvent({ type: 'HealthDaysShared', schema: z.object({ patientId: id }) });

/** From now on no doctor may read them. */
export const HealthDaysWithdrawn = defineEvent({ type: 'HealthDaysWithdrawn', schema: z.object({ patientId: id }) });

/** What one device has for a day. It replaces what this device had for that day. */
export const HealthDayRecorded = defineEvent({
  type: 'HealthDayRecorded',
  schema: device.extend({
    day,
    /** Whether the values were measured or made up. */
    kind: z.enum(sourceKinds),
    measures,
  }),
  subject: (data) => data.patientId,
  personal: { measures: NO_MEASURES },
});

/** The patient removed what a simulated device had made up for a day. */
export const HealthDayRemoved = defineEvent({ type: 'HealthDayRemoved', schema: device.extend({ day }) });

/** The stream of a patient's devices, with the decision whether their days are shared. */
export const wearablesStream = (patientId: string) => `devices-${patientId}`;

export const wearableEvents = [
  ...([WearableAdded, WearableSelected, WearableRemoved] as const),
  ...([HealthDaysShared, HealthDaysWithdrawn] as const),
] as const;
export const healthDayEvents = [HealthDayRecorded, HealthDayRemoved] as const;
export type WearableEvent = EventOf<(typeof wearableEvents)[number]>;
export type HealthDayEvent = EventOf<(typeof healthDayEvents)[number]>;
