import type { Codec } from '@anamnesis/platform/event-store/codec';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { requestRebuild, dropPrevious, listBuilds } from '@anamnesis/platform/projection/builds';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { requestRetry, listUnprocessed } from '@anamnesis/platform/projection/unprocessed';
import { verify } from '@anamnesis/platform/projection/verify';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';
import { readModels } from '@anamnesis/read-models/all';

const USAGE = `npm run projections -- list                     each read model: versions, positions, streams set aside
npm run projections -- build <name>             rebuilds it beside the visible build, compares both, switches
npm run projections -- confirm <name>           drops the previous build
npm run projections -- verify [<name>]          compares the visible rows with a fresh fold of the log, row by row
npm run projections -- retry <name> <stream>    makes a read model or view fold, or a relay publish, the events of a stream
                                                that it could not process; <name> is the one that "list" shows`;

/** Maximum number of unprocessed events that are printed. */
const MAX_PRINTED = 200;

interface Dependencies {
  pool: Pool;
  store: EventStore;
  codec: Codec;
  print: (line: string) => void;
  /** Aborted by the operator: a comparison then drops its copy. */
  signal: AbortSignal;
}

/** Runs an operator's command for the projections of a running installation; false when a problem is found. Throws a sentence where it can't be done. */
export async function projectionsCommand(args: readonly string[], dependencies: Dependencies): Promise<boolean> {
  const [command, name, stream] = args;
  const { pool, print } = dependencies;
  switch (command) {
    case 'list':
      return list(dependencies);
    case 'build':
      await requestRebuild(pool, named(name));
      print(`${name} will be rebuilt by the running projectors; "list" shows the progress.`);
      return true;
    case 'confirm':
      if (!(await dropPrevious(pool, named(name)))) throw new Error(`No previous build of ${name} is kept.`);
      print(`The previous build of ${name} is dropped.`);
      return true;
    case 'verify':
      return verifyEach(name === undefined ? readModels : [named(name)], dependencies);
    case 'retry':
      if ((await requestRetry(pool, name ?? '', { streamId: stream ?? '' })).length === 0)
        throw new Error(`${name ?? 'No projection'} has processed all of ${stream ?? 'no stream'}.`);
      print(`${stream} will be processed again by the running projectors.`);
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

async function list({ pool, print }: Dependencies): Promise<boolean> {
  for (const { name, version, state, position, schema } of await listBuilds(pool))
    print(`${name.padEnd(24)} version ${version}  ${state.padEnd(9)} ${position ?? 'at the beginning'}  ${schema}`);
  const { events, total } = await listUnprocessed(pool, { from: 0, limit: MAX_PRINTED });
  for (const { projection, kind, streamId, eventType, position, error, since } of events) {
    const effect = kind === 'read-model' ? 'waits behind' : 'goes on without';
    print(`${projection}: ${streamId} ${effect} ${eventType} at ${position} since ${since} (${error})`);
  }
  if (total > events.length) print(`and ${total - events.length} more`);
  return total === 0;
}

async function verifyEach(models: readonly ReadModel[], dependencies: Dependencies): Promise<boolean> {
  const { print, signal } = dependencies;
  let isOk = true;
  const past = createFeed(dependencies, ({ model }, { event, error }) => {
    isOk = false;
    print(`${model.name}: ${event.type} at ${event.position} of ${event.streamId} cannot be folded (${error})`);
  });
  for (const model of models) {
    const differences = await verify(model, { ...dependencies, past }, signal);
    if (differences?.length === 0) print(`${model.name}: matches the log`);
    else isOk = false;
    if (differences === null) print(`${model.name}: not built yet`);
    for (const { table, key, kind } of differences ?? []) print(`${model.name}: ${table} ${key} is ${kind}`);
  }
  return isOk;
}
