import { HEALTH_EXPORT_IMPORTED, HEALTH_IMPORT_RUNNING } from '@anamnesis/contracts/health-imports/errors';
import {
  cancelHealthImport,
  recordHealthDays,
  removeHealthImport,
  reportHealthImport,
  startHealthImport,
} from '@anamnesis/contracts/health-imports/routes';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { deviceNameKey } from '@anamnesis/contracts/wearables/device-name';
import { wearablesStream } from '@anamnesis/contracts/wearables/events';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { healthDayDecider, healthDayStream } from '../wearables/health-day.decider.js';
import { wearablesDecider } from '../wearables/wearables.decider.js';
import { healthImportDecider, healthImportStream } from './health-import.decider.js';

/** Calls `remove` where a file is refused because another import has its content. */
async function unlessImported<Result>(
  work: () => Result | Promise<Result>,
  remove: () => Promise<void>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isImported =
      error instanceof Refusal && (error.kind === HEALTH_IMPORT_RUNNING || error.kind === HEALTH_EXPORT_IMPORTED);
    if (isImported) await remove();
    throw error;
  }
}

/** Handlers of importing health data. */
export const healthImportHandlers = ({
  commands,
  files,
  uploads,
}: Pick<Ports, 'commands' | 'files' | 'uploads'>): RouteHandler[] => [
  answer(startHealthImport, async (call) => {
    const patientId = call.actor.id;
    const { uploadId } = call.body;
    const {
      contentId,
      file,
      name: fileName,
      size,
      handOver,
    } = await uploads.takeExport(...([patientId, uploadId, call.commandId] as const));
    const importId = uuidOf(`${patientId}/health-import/${contentId}`);
    const start = { type: 'StartHealthImport', data: { patientId, importId, file, fileName, size } } as const;
    const stream = healthImportStream(importId);
    const state = await commands.load(healthImportDecider, stream);
    const isOwn = state.status !== 'none' && state.file === file;
    // Refused before the file is handed over, so that nothing of it remains. A repetition of the command has started it itself.
    await unlessImported(
      () => (isOwn ? [] : healthImportDecider.decide(state, start, null)),
      () => uploads.remove(uploadId),
    );
    await handOver();
    const outcome = await unlessImported(
      () => commands.handle(healthImportDecider, stream, start, null, causeOf(call, call.actor)),
      () => files.remove({ subject: patientId, id: file }),
    );
    return { body: { ...done(outcome).body, importId }, position: outcome.position };
  }),

  answer(cancelHealthImport, async (call) => {
    const { importId } = call.params;
    const cancel = { type: 'CancelHealthImport', data: { patientId: call.actor.id, importId } } as const;
    const cause = causeOf(call, call.actor);
    return done(await commands.handle(healthImportDecider, healthImportStream(importId), cancel, null, cause));
  }),

  answer(removeHealthImport, async (call) => {
    const { importId } = call.params;
    const patientId = call.actor.id;
    const remove = { type: 'RemoveHealthImport', data: { patientId, importId } } as const;
    const stream = healthImportStream(importId);
    const state = await commands.load(healthImportDecider, stream);
    // Refused before anything is removed. The file goes first: after a crash the import is still listed, and can be removed again.
    const isToRemove = healthImportDecider.decide(state, remove, null).length > 0;
    if (isToRemove && state.status !== 'none') await files.remove({ subject: patientId, id: state.file });
    return done(await commands.handle(healthImportDecider, stream, remove, null, causeOf(call, call.actor)));
  }),

  answer(recordHealthDays, async (call) => {
    const { patientId, importId } = call.params;
    const { file, sourceName: deviceName, days } = call.body;
    const cause = causeOf(call, call.actor);
    const goesOn = { patientId, importId, file, outcome: { type: 'goesOn' } } as const;
    const ask = { type: 'ReportHealthImport', data: goesOn } as const;
    await commands.handle(healthImportDecider, healthImportStream(importId), ask, null, cause);
    // The same source in another export is the same device: its days are joined, not entered beside.
    const deviceId = uuidOf(`${patientId}/health-source/${deviceNameKey(deviceName)}`);
    const add = { type: 'AddSource', data: { patientId, deviceId, deviceName } } as const;
    let { position } = await commands.handle(wearablesDecider, wearablesStream(patientId), add, null, cause);
    for (const { day, measures } of days) {
      const data = { patientId, deviceId, day, kind: 'imported', measures } as const;
      const record = { type: 'RecordHealthDay', data } as const;
      const recorded = await commands.handle(healthDayDecider, healthDayStream(patientId, day), record, null, cause);
      position = recorded.position ?? position;
    }
    return done({ position });
  }),

  answer(reportHealthImport, async (call) => {
    const { patientId, importId } = call.params;
    const report = { type: 'ReportHealthImport', data: { patientId, importId, ...call.body } } as const;
    const cause = causeOf(call, call.actor);
    return done(await commands.handle(healthImportDecider, healthImportStream(importId), report, null, cause));
  }),
];
