import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { openBus } from './open-bus.js';

/** A process that consumes a topic and is always handling a message; it prints each handled id and every unhandled rejection. */
const [kind, address, topic] = process.argv.slice(2) as [string, string, string];
process.on('unhandledRejection', (error) => console.log(`unhandled ${String(error)}`));
const bus = await openBus(kind, address, '');
await bus.consume(defineTopic({ name: topic, schema: z.unknown() }), {
  group: 'busy',
  async handle({ id }) {
    await pause(5);
    console.log(`done ${id}`);
  },
});
console.log('following');
