import type { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';

/** Tells a patient at once that their record was opened in an emergency, on any server. */
export const pushBreakGlassEvents = (io: SocketServer, clock: () => Date): Consumer<typeof breakGlassTopic> => ({
  group: 'push-break-glass-events',
  async handle({ value: { type, breakGlassId, patientId, position, recordedAt } }) {
    if (type !== 'BreakGlassOpened' || !isFresh(recordedAt, clock())) return;
    io.to(roomOf(patientId)).emit('breakGlassUpdate', { breakGlassId, position });
  },
});
