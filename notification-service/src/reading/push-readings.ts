import type { readingProgressTopic, readingsTopic } from '@anamnesis/contracts/reading/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';

/** Tells patients, and nobody else, that the reading of their document has ended. */
export const pushReadings = (io: SocketServer, clock: () => Date): Consumer<typeof readingsTopic> => ({
  group: 'push-readings',
  handle({ value: { type, patientId, documentId, position, recordedAt, reason = null } }) {
    const hasEnded = type === 'DocumentTextExtracted' || type === 'DocumentReadingFailed';
    if (hasEnded && isFresh(recordedAt, clock()))
      io.to(roomOf(patientId)).emit('readingUpdate', { documentId, position, reason });
    return Promise.resolve();
  },
});

/** Tells patients, and nobody else, how many pages of their document were read. */
export const pushReadingProgress = (io: SocketServer, clock: () => Date): Consumer<typeof readingProgressTopic> => ({
  group: 'push-reading-progress',
  handle({ value: { patientId, documentId, page, pages, at } }) {
    if (isFresh(at, clock())) io.to(roomOf(patientId)).emit('readingProgress', { documentId, page, pages });
    return Promise.resolve();
  },
});
