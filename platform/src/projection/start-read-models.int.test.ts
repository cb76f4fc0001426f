import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sentStatements } from '../testing/sent-statements.js';
import { until } from '../testing/until.js';
import { openCounting } from './testing/counting.js';

let counting: Awaited<ReturnType<typeof openCounting>>;
beforeAll(async () => void (counting = await openCounting()));
afterAll(() => counting.close());

const names = [...'abcdefghijkl'].map((letter) => `many-${letter}`);

/** Runs read models until each has folded a new event. */
async function run(): Promise<void> {
  const what = randomUUID();
  const running = counting.run(names.map((name) => counting.model(1, name)));
  try {
    await counting.begin(what);
    await until(async () => {
      for (const name of names) expect(await counting.total(what, name.replace('-', '_'))).toBe(0);
    });
  } finally {
    await running.close();
  }
}

test('a start of read models that exist asks once for all of them, whatever their number', async () => {
  await run();
  const sent = await sentStatements(run);
  const those = (pattern: RegExp) => sent.filter((statement) => pattern.test(statement)).length;
  expect(those(/pg_try_advisory_lock/)).toBe(1);
  // Queries that each read model would otherwise make alone: for its build, columns, views and set-aside streams.
  for (const pattern of [/position, state, forgets from read\.builds/, /pg_attribute a/, /relkind = 'v'/])
    expect([pattern, those(pattern)]).toEqual([pattern, 1]);
  expect(those(/error from read\.set_aside/)).toBe(1);
  expect(those(/\b(create|drop)\b/)).toBe(0);
});
