import { randomUUID } from 'node:crypto';
import type { StoredEvent } from '@anamnesis/contracts/integrity/leaf';

/** Events of several streams, as a log stores them. System events take positions too, so that not every position has a leaf. */
export function someEvents(count: number, after = 0): StoredEvent[] {
  return Array.from({ length: count }, (_, offset) => {
    const number = after + offset;
    return {
      ...{ id: randomUUID(), streamId: `stream-${number % 3}`, revision: BigInt(Math.floor(number / 3)) },
      ...{ position: BigInt(number * 2 + 1), recordedAt: new Date(number * 1000).toISOString(), type: 'Noted' },
      data: { number, $personal: 'AAAA' },
      metadata: {
        ...{ actor: { id: randomUUID(), role: 'patient' as const }, subject: null, schemaVersion: 1 },
        ...{ correlationId: 'test', causationId: randomUUID() },
      },
    };
  });
}
