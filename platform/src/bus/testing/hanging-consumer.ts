import { z } from 'zod';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { openBus } from './open-bus.js';

/** A process that receives one message, prints its id, and never finishes it: the test then kills the process. */
const [kind, address, prefix, topic, group] = process.argv.slice(2) as [string, string, string, string, string];
const bus = await openBus(kind, address, prefix);
await bus.consume(defineTopic({ name: topic, schema: z.unknown() }), {
  group,
  handle: ({ id }) => {
    console.log(`took ${id}`);
    return new Promise(() => {});
  },
});
