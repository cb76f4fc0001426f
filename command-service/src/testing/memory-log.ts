import { eventDefinitions } from '@anamnesis/contracts/events';
import { createCodec } from '@anamnesis/platform/event-store/codec';
import { createMemoryEventStore } from '@anamnesis/platform/testing/memory-event-store';

/** A log in memory with the product's events and one key for all subjects. `requestedKeys` lists the subjects whose key was requested. */
export function memoryLog() {
  const key = Buffer.alloc(32, 1);
  const requestedKeys: string[] = [];
  const codec = createCodec(eventDefinitions, {
    keyFor: (subject) => (requestedKeys.push(subject), Promise.resolve(key)),
    keysOf: (subjects) => (
      requestedKeys.push(...subjects),
      Promise.resolve(new Map(subjects.map((each) => [each, key])))
    ),
    trusts: () => true,
  });
  return { codec, store: createMemoryEventStore(codec), requestedKeys };
}
