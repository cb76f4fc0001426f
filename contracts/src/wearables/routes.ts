import { z } from 'zod';
import { openingHeader } from '../audit/opening.js';
import { writtenInsight } from '../insights/insight.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { languageHeader } from '../language/language-header.js';
import { day, doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { PATIENT_NOT_FOUND } from '../records/errors.js';
import { zoneHeader } from '../time/own-day.js';
import { LISTED_DAYS, MAX_DEVICE_NAME, sourceKinds } from './constants.js';
import {
  HEALTH_DATA_MISSING,
  HEALTH_DAYS_NOT_SHARED,
  WEARABLE_NAME_TAKEN,
  WEARABLE_NOT_FOUND,
  WEARABLE_NOT_SELECTED,
  WEARABLE_TOO_MANY,
} from './errors.js';
import { WEARABLE_NAME_MISSING } from './field-problems.js';
import { wearableActions } from './policy.js';
import { healthDaysActions } from './reading-policy.js';

const query = { feature: 'wearables', owner: 'query-service', method: 'GET' } as const;
const command = { feature: 'wearables', owner: 'command-service', method: 'POST' } as const;
const deviceName = line(MAX_DEVICE_NAME).min(1, WEARABLE_NAME_MISSING.code);
const kind = z.enum(sourceKinds);

/** A device as its patient sees it. `model` is its name. */
const wearable = z.object({
  id,
  model: z.string(),
  /** Null where nobody has said it. */
  manufacturer: z.string().nullable(),
  kind,
  isSelected: z.boolean(),
  /** When a day of it was last recorded; null before. */
  fetchedAt: moment.nullable(),
});
export type Wearable = z.infer<typeof wearable>;

export const loadWearables = defineRoute({
  ...query,
  name: 'loadWearables',
  summary:
    "The signed-in patient's devices, in the order in which they were added, and whether their days are shared with doctors.",
  path: '/api/wearables/load',
  action: wearableActions.loadWearables,
  shows: ['wearables'],
  reply: z.object({ devices: z.array(wearable), isShared: z.boolean() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const addWearable = defineRoute({
  ...command,
  name: 'addWearable',
  summary: 'Adds a device, whose health data are simulated. The first one is selected at once.',
  path: '/api/wearables/devices',
  action: wearableActions.addWearable,
  changes: ['wearables'],
  body: z.object({ deviceName }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, WEARABLE_NAME_TAKEN, WEARABLE_TOO_MANY],
  attemptsPerMinute: 30,
});

export const selectWearable = defineRoute({
  ...command,
  name: 'selectWearable',
  summary: 'Selects the device from which health data are fetched, by its name. Repeated, it has no effect.',
  path: '/api/wearables/devices/select',
  action: wearableActions.selectWearable,
  changes: ['wearables'],
  body: z.object({ deviceModel: deviceName }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, WEARABLE_NOT_FOUND],
});

export const removeWearable = defineRoute({
  ...command,
  name: 'removeWearable',
  summary:
    'Removes a device: nothing is fetched from it any more, and its days stay. If it was selected, the device that was added first is selected then. Repeated, it has no effect.',
  path: '/api/wearables/devices/:deviceId/remove',
  action: wearableActions.removeWearable,
  changes: ['wearables'],
  params: z.object({ deviceId: id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, WEARABLE_NOT_FOUND],
});

export const shareHealthDays = defineRoute({
  ...command,
  name: 'shareHealthDays',
  summary:
    'Decides whether doctors with a current appointment may read the days of the devices, from now on. They are not shared at first. Repeated, it has no effect.',
  path: '/api/wearables/sharing',
  action: wearableActions.shareHealthDays,
  changes: ['wearables'],
  body: z.object({ isShared: z.boolean() }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
  attemptsPerMinute: 30,
});

export const fetchHealthData = defineRoute({
  ...command,
  name: 'fetchHealthData',
  summary:
    "Records today's health data of the selected device, of the day in the caller's zone. Its values are made up by the server and marked as simulated: no caller can send values.",
  path: '/api/wearables/devices/fetch',
  action: wearableActions.fetchHealthData,
  changes: ['wearables', 'healthDays'],
  headers: zoneHeader,
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, WEARABLE_NOT_SELECTED],
  attemptsPerMinute: 30,
});

export const removeMadeUpDays = defineRoute({
  ...command,
  name: 'removeMadeUpDays',
  summary:
    'Removes the values that simulated devices made up for these days. Measured ones stay. Repeated, it has no effect.',
  path: '/api/wearables/days/remove-made-up',
  action: wearableActions.removeMadeUpDays,
  changes: ['healthDays'],
  body: z.object({ days: z.array(day).min(1).max(LISTED_DAYS) }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
  attemptsPerMinute: 10,
});

const usual = z.object({ low: z.number(), high: z.number() }).nullable();
const dayValue = z
  .object({
    value: z.number(),
    kind,
    /** The device's name. */
    deviceName: z.string(),
    /** When it was fetched or imported. */
    recordedAt: moment.nullable(),
    /** What was usual for the patient before this day; null with too few days. */
    usual,
  })
  .nullable();
const healthDay = z.object({
  day,
  values: z.object({ heartRate: dayValue, steps: dayValue, calories: dayValue, sleep: dayValue }),
});
export type HealthDay = z.infer<typeof healthDay>;

export const listHealthDays = defineRoute({
  ...query,
  name: 'listHealthDays',
  summary:
    'The last year of health data, the oldest day first. Of several devices, one stands for each measure of a day; nothing is added up.',
  path: '/api/wearables/days',
  action: wearableActions.listHealthDays,
  shows: ['healthDays'],
  reply: z.object({ days: z.array(healthDay) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const showHealthDays = defineRoute({
  ...query,
  name: 'showHealthDays',
  summary:
    "The last year of a patient's health data for a doctor with a current appointment, while the patient shares them; as the patient sees them. Emergency access does not open them. The reading is recorded before the reply.",
  path: '/api/doctor/patients/:patientId/health-days',
  action: healthDaysActions.showHealthDays,
  shows: ['healthDays', 'appointments'],
  secondFactor: true,
  params: z.object({ patientId: id }),
  headers: z.object(openingHeader),
  reply: z.object({ days: z.array(healthDay) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, PATIENT_NOT_FOUND, HEALTH_DAYS_NOT_SHARED, NOT_CAUGHT_UP],
});

/** What the built-in engine says of the latest measured day, or of the latest one where nothing was measured. */
const dayInsight = writtenInsight.extend({ day, writtenAt: moment });
export type DayInsight = z.infer<typeof dayInsight>;

export const explainHealthData = defineRoute({
  ...query,
  name: 'explainHealthData',
  summary:
    'Insights on the latest day with measured values, or on the latest one where all are made up, compared with the days before it.',
  path: '/api/wearables/ai-insights',
  action: wearableActions.explainHealthData,
  shows: ['healthDays'],
  headers: languageHeader,
  /** `insights` is the text; `insight` has its parts, and what wrote it. */
  reply: z.object({ insights: z.string().min(1), insight: dayInsight }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP, HEALTH_DATA_MISSING],
});

export const wearableRoutes = [
  loadWearables,
  addWearable,
  selectWearable,
  removeWearable,
  shareHealthDays,
  fetchHealthData,
  removeMadeUpDays,
  listHealthDays,
  showHealthDays,
  explainHealthData,
] as const;
