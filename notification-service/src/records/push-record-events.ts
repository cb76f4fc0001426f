import type { recordsTopic } from '@anamnesis/contracts/records/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';

/** Pushes each event of a health record to its patient, on any server. */
export const pushRecordEvents = (io: SocketServer, clock: () => Date): Consumer<typeof recordsTopic> => ({
  group: 'push-record-events',
  async handle({ value: { patientId, position, recordedAt } }) {
    if (!isFresh(recordedAt, clock())) return;
    io.to(roomOf(patientId)).emit('recordUpdate', { position });
  },
});
