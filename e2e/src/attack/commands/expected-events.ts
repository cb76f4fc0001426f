import { randomUUID } from 'node:crypto';
import type { LoggedEvent } from '../../faults/testing/log.js';
import type { Effect } from '../ledger.js';
import { everyCommand } from './every-command.js';
import { sampleOf } from './sample.js';

/** The events of each command by its name, as it left them without a fault. */
export type ExpectedEvents = ReadonlyMap<string, Effect>;

/** Twice, one right after the other: a command whose effect is already there, or was asked for a moment ago, leaves nothing. */
const TIMES = 2;

/**
 * Sends every command without a fault, and reads from the log which events each has left; `known` is what an earlier run has learnt.
 * Rejects if one is refused: its example call is wrong.
 */
export async function learnEvents(
  scene: Parameters<typeof sampleOf>[1],
  readLog: () => Promise<readonly LoggedEvent[]>,
  known?: ExpectedEvents,
): Promise<ExpectedEvents> {
  const sent: { name: string; commandId: string }[] = [];
  const refused: string[] = [];
  for (const command of everyCommand)
    for (let time = 0; time < (known ? 1 : TIMES); time += 1) {
      const commandId = randomUUID();
      const { send } = await sampleOf(command, scene);
      const response = await send(commandId);
      if (!response.ok) refused.push(`${command.route.name}: ${response.status} ${await response.text()}`);
      sent.push({ name: command.route.name, commandId });
    }
  if (refused.length > 0) throw new Error(`Example calls were refused:\n${refused.join('\n')}`);
  if (known) return known;
  const types = new Map<string, string[]>();
  for (const { causationId, type } of await readLog())
    types.set(causationId, [...(types.get(causationId) ?? []), type].toSorted());
  return new Map(
    everyCommand.map(({ route }) => {
      const each = sent.filter(({ name }) => name === route.name).map(({ commandId }) => types.get(commandId) ?? []);
      const most = each.toSorted((one, other) => other.length - one.length)[0] ?? [];
      return [route.name, { types: most, isAlways: each.every((some) => some.join() === most.join()) }];
    }),
  );
}
