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

/** What one device measured on a day. It replaces what this device had for that day. */
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

export const wearableEvents = [WearableAdded, WearableSelected] as const;
export const healthDayEvents = [HealthDayRecorded] as const;
export type WearableEvent = EventOf<(typeof wearableEvents)[number]>;
export type HealthDayEvent = EventOf<(typeof healthDayEvents)[number]>;
