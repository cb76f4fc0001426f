import { eventDefinitions } from '@anamnesis/contracts/events';
import { createCodec } from '@anamnesis/platform/event-store/codec';
import { createMemoryEventStore } from '@anamnesis/platform/testing/memory-event-store';

/** A log in memory, with the product's events and one key for everybody. */
export function memoryLog() {
  const key = Buffer.alloc(32, 1);
  const codec = createCodec(eventDefinitions, {
    keyFor: () => Promise.resolve(key),
    trusts: () => true,
    keysOf: (subjects) => Promise.resolve(new Map(subjects.map((subject) => [subject, key]))),
  });
  return { codec, store: createMemoryEventStore(codec) };
}
