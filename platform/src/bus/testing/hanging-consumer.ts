import { z } from 'zod';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { openBus } from './open-bus.js';

/** A process that takes one message, says so, and never finishes it: the test then kills it. */
const [kind, address, prefix, topic, group] = process.argv.slice(2) as [string, string, string, string, string];
const bus = await openBus(kind, address, prefix);
await bus.consume(defineTopic({ name: topic, schema: z.unknown() }), {
  group,
  handle: ({ id }) => {
    console.log(`took ${id}`);
    return new Promise(() => {});
  },
});
