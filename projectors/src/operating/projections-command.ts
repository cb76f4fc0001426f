import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { askForBuild, dropPrevious, listBuilds } from '@anamnesis/platform/projection/builds';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { askForRetry, listUnprocessed } from '@anamnesis/platform/projection/unprocessed';
import { verify } from '@anamnesis/platform/projection/verify';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
import { readModels } from '@anamnesis/read-models/all';

const USAGE = `npm run projections -- list                     each read model: versions, how far, what is set aside
npm run projections -- build <name>             builds it anew beside the one that is shown, compares, switches
npm run projections -- confirm <name>           drops the build that was shown before
npm run projections -- verify [<name>]          compares what is shown with a fresh fold of the log, row by row
npm run projections -- retry <name> <stream>    has a read model or a view fold again, or a relay publish again, what it could
                                                not process of a stream; <name> is the one that "list" shows`;

/** So many events are printed that could not be processed, at most. */
const MOST_PRINTED = 200;

interface Surroundings {
  pool: Pool;
  store: EventStore;
  codec: Codec;
  say: (line: string) => void;
}

/** Does what an operator asks of the read models of a running installation; false when something is not as it should be. Throws a sentence where it can't be done. */
export async function projectionsCommand(args: readonly string[], surroundings: Surroundings): Promise<boolean> {
  const [command, name, stream] = args;
  const { pool, say } = surroundings;
  switch (command) {
    case 'list':
      return list(surroundings);
    case 'build':
      await askForBuild(pool, named(name));
      say(`${name} will be built anew by the running projectors; "list" tells how far it is.`);
      return true;
    case 'confirm':
      if (!(await dropPrevious(pool, named(name)))) throw new Error(`No earlier build of ${name} is kept.`);
      say(`The earlier build of ${name} is dropped.`);
      return true;
    case 'verify':
      return verifyEach(name === undefined ? readModels : [named(name)], surroundings);
    case 'retry':
      if ((await askForRetry(pool, name ?? '', { streamId: stream ?? '' })).length === 0)
        throw new Error(`${name ?? 'No projection'} has processed all of ${stream ?? 'no stream'}.`);
      say(`${stream} will be processed again by the running projectors.`);
      return true;
    default:
      throw new Error(USAGE);
  }
}

function named(name: string | undefined): ReadModel {
  const model = readModels.find((each) => each.name === name);
  if (!model)
    throw new Error(`There is no read model ${name ?? ''}: ${readModels.map((each) => each.name).join(', ')}.`);
  return model;
}

async function list({ pool, say }: Surroundings): Promise<boolean> {
  for (const { name, version, state, position, schema } of await listBuilds(pool))
    say(`${name.padEnd(24)} version ${version}  ${state.padEnd(9)} ${position ?? 'at the beginning'}  ${schema}`);
  const { events, total } = await listUnprocessed(pool, { from: 0, limit: MOST_PRINTED });
  for (const { projection, kind, streamId, eventType, position, error, since } of events) {
    const happened = kind === 'read-model' ? 'waits behind' : 'goes on without';
    say(`${projection}: ${streamId} ${happened} ${eventType} at ${position} since ${since} (${error})`);
  }
  if (total > events.length) say(`and ${total - events.length} more`);
  return total === 0;
}

async function verifyEach(models: readonly ReadModel[], surroundings: Surroundings): Promise<boolean> {
  const { say } = surroundings;
  let isRight = true;
  const past = createFeed(surroundings, ({ model }, { event, error }) => {
    isRight = false;
    say(`${model.name}: ${event.type} at ${event.position} of ${event.streamId} can not be folded (${error})`);
  });
  for (const model of models) {
    const differences = await verify(model, { ...surroundings, past }, new AbortController().signal);
    if (differences?.length === 0) say(`${model.name}: as the log says`);
    else isRight = false;
    if (differences === null) say(`${model.name}: not shown yet`);
    for (const { table, key, kind } of differences ?? []) say(`${model.name}: ${table} ${key} is ${kind}`);
  }
  return isRight;
}
