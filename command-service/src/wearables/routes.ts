import { randomInt } from 'node:crypto';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { ownDay } from '@anamnesis/contracts/time/own-day';
import { WEARABLE_NOT_SELECTED } from '@anamnesis/contracts/wearables/errors';
import { wearablesStream } from '@anamnesis/contracts/wearables/events';
import {
  addWearable,
  fetchHealthData,
  removeMadeUpDays,
  removeWearable,
  selectWearable,
  shareHealthDays,
} from '@anamnesis/contracts/wearables/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { healthDayDecider, healthDayStream } from './health-day.decider.js';
import { simulatedMeasures } from './simulated-device.js';
import { wearablesDecider } from './wearables.decider.js';

/** Handlers of the commands on a patient's devices. */
export const wearableHandlers = ({ commands, clock, timeZone }: Ports): RouteHandler[] => [
  answer(addWearable, async (call) => {
    const patientId = call.actor.id;
    const deviceId = uuidOf(`${patientId}/wearable/${call.commandId}`);
    const add = { type: 'AddWearable', data: { patientId, deviceId, ...call.body } } as const;
    const cause = causeOf(call, call.actor);
    return done(await commands.handle(wearablesDecider, wearablesStream(patientId), add, null, cause));
  }),
  answer(selectWearable, async (call) => {
    const patientId = call.actor.id;
    const select = { type: 'SelectWearable', data: { patientId, ...call.body } } as const;
    const cause = causeOf(call, call.actor);
    return done(await commands.handle(wearablesDecider, wearablesStream(patientId), select, null, cause));
  }),
  answer(removeWearable, async (call) => {
    const patientId = call.actor.id;
    const remove = { type: 'RemoveWearable', data: { patientId, ...call.params } } as const;
    const cause = causeOf(call, call.actor);
    return done(await commands.handle(wearablesDecider, wearablesStream(patientId), remove, null, cause));
  }),
  answer(shareHealthDays, async (call) => {
    const patientId = call.actor.id;
    const share = { type: 'ShareHealthDays', data: { patientId, ...call.body } } as const;
    const cause = causeOf(call, call.actor);
    return done(await commands.handle(wearablesDecider, wearablesStream(patientId), share, null, cause));
  }),
  answer(fetchHealthData, async (call) => {
    const patientId = call.actor.id;
    const { selected } = await commands.load(wearablesDecider, wearablesStream(patientId));
    const deviceId = selected ?? refuse(WEARABLE_NOT_SELECTED);
    const day = ownDay(clock(), call.headers, timeZone);
    // Every device that can be added is simulated.
    const data = { patientId, deviceId, day, kind: 'simulated', measures: simulatedMeasures(randomInt) } as const;
    const record = { type: 'RecordHealthDay', data } as const;
    const stream = healthDayStream(patientId, day);
    return done(await commands.handle(healthDayDecider, stream, record, null, causeOf(call, call.actor)));
  }),
  answer(removeMadeUpDays, async (call) => {
    const patientId = call.actor.id;
    const cause = causeOf(call, call.actor);
    let position: bigint | null = null;
    for (const day of new Set(call.body.days)) {
      const remove = { type: 'RemoveMadeUp', data: { patientId, day } } as const;
      const removed = await commands.handle(healthDayDecider, healthDayStream(patientId, day), remove, null, cause);
      position = removed.position ?? position;
    }
    return done({ position });
  }),
];
