import type { healthImportProgressTopic, healthImportsTopic } from '@anamnesis/contracts/health-imports/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';

/** Tells patients, and nobody else, that an import of theirs has started or ended. */
export const pushHealthImports = (io: SocketServer, clock: () => Date): Consumer<typeof healthImportsTopic> => ({
  group: 'push-health-imports',
  handle({ value: { patientId, importId, position, recordedAt } }) {
    if (isFresh(recordedAt, clock())) io.to(roomOf(patientId)).emit('healthImportUpdate', { importId, position });
    return Promise.resolve();
  },
});

/** Tells patients, and nobody else, how far an import of theirs is. */
export const pushHealthImportProgress = (
  io: SocketServer,
  clock: () => Date,
): Consumer<typeof healthImportProgressTopic> => ({
  group: 'push-health-import-progress',
  handle({ value: { patientId, importId, share, at } }) {
    if (isFresh(at, clock())) io.to(roomOf(patientId)).emit('healthImportProgress', { importId, share });
    return Promise.resolve();
  },
});
