import { familyScope } from '@anamnesis/contracts/family/constants';
import { partOf } from '@anamnesis/contracts/records/parts';
import type { recordsTopic } from '@anamnesis/contracts/records/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';
import type { RecordReaders } from './record-readers.js';

/** Pushes each event of a health record to its patient and to those who may read it now, on any server. */
export const pushRecordEvents = (
  io: SocketServer,
  readers: RecordReaders,
  clock: () => Date,
): Consumer<typeof recordsTopic> => ({
  group: 'push-record-events',
  async handle({ value: { patientId, kind, position, recordedAt } }) {
    if (!isFresh(recordedAt, clock())) return;
    const others = await readers.of(patientId, partsWith(kind));
    io.to([patientId, ...others].map(roomOf)).emit('recordUpdate', { position });
  },
});

/** The parts of the record that show a change of an entry: all of them if its kind is unknown. */
function partsWith(kind: keyof typeof partOf | 'allergy' | undefined) {
  if (kind === undefined) return familyScope;
  return kind === 'allergy' ? [] : [partOf[kind]];
}
