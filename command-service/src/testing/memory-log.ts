import { eventDefinitions } from '@anamnesis/contracts/events';
import { type Codec, createCodec } from '@anamnesis/platform/event-store/codec';
import { createMemoryEventStore } from '@anamnesis/platform/testing/memory-event-store';

/** One key for all subjects. */
const KEY = Buffer.alloc(32, 1);

/** The codec of a process that has the key of everybody but of those whom it knows to be erased. `requestedKeys`: the subjects that were asked for. */
export function memoryCodec(isErased: (subject: string) => boolean, requestedKeys: string[] = []): Codec {
  return createCodec(eventDefinitions, {
    keyFor: (subject) => (requestedKeys.push(subject), Promise.resolve(isErased(subject) ? null : KEY)),
    keysOf: (subjects) => (
      requestedKeys.push(...subjects),
      Promise.resolve(new Map(subjects.filter((each) => !isErased(each)).map((each) => [each, KEY])))
    ),
    trusts: (subject) => !isErased(subject),
  });
}

/** A log in memory with the product's events and one key for all subjects. `requestedKeys` lists the subjects whose key was requested. */
export function memoryLog() {
  const requestedKeys: string[] = [];
  const codec = memoryCodec(() => false, requestedKeys);
  return { codec, store: createMemoryEventStore(codec), requestedKeys };
}
