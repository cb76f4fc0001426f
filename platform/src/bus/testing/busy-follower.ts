import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { openBus } from './open-bus.js';

/** A process that follows a topic and is always in the middle of something; it tells each id it is done with, and what nobody handled. */
const [kind, address, topic] = process.argv.slice(2) as [string, string, string];
process.on('unhandledRejection', (error) => console.log(`stray ${String(error)}`));
const bus = await openBus(kind, address, '');
await bus.consume(defineTopic({ name: topic, schema: z.unknown() }), {
  group: 'busy',
  async handle({ id }) {
    await pause(5);
    console.log(`done ${id}`);
  },
});
console.log('following');
