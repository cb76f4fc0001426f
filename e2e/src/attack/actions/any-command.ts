import type { Scene } from '@anamnesis/embedded/product/testing/scene';
import { everyCommand } from '../commands/every-command.js';
import type { ExpectedEvents } from '../commands/expected-events.js';
import { sampleOf } from '../commands/sample.js';
import type { Action } from '../world.js';
import { refusalsOf } from './commanding.js';
import { give } from './repeating.js';

/** Sends the commands of the route table one after the other, each by a person who may. */
export function anyCommand(scene: Scene, events: ExpectedEvents): Action {
  let next = 0;
  return async (turn) => {
    const command = everyCommand[next++ % everyCommand.length];
    if (!command) return;
    const { route } = command;
    const { content, send } = await sampleOf(command, scene);
    const sent = {
      ...{ action: route.name, content, as: null, refusals: refusalsOf(route), send },
      effect: events.get(route.name) ?? null,
    };
    // A piece of a file is known by its offset, not by the id of a command: once it is there, it is refused.
    if (route.content) await turn.client.insist(turn.random.uuid(), sent);
    else await give(turn, [content, content], () => sent);
  };
}
