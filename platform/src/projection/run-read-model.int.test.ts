import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventStore } from '../event-store/event-store.js';
import { createLocks } from '../postgres/locks.js';
import { openPool } from '../postgres/pool.js';
import { until } from '../testing/until.js';
import { requestRebuild, beginBuild, dropBuild, dropPrevious, show } from './builds.js';
import { createFeed, type Feed, foldingTo } from './feed.js';
import { watchProgress } from './progress.js';
import { runReadModel } from './run-read-model.js';
import { shownBuilds } from './shown-builds.js';
import { collectingLogger, openCounting } from './testing/counting.js';

let counting: Awaited<ReturnType<typeof openCounting>>;
let what: string;
beforeAll(async () => {
  counting = await openCounting();
});
afterAll(() => counting.close());
beforeEach(async () => {
  what = randomUUID();
  await counting.begin(what);
});

const untilTotal = (expected: number) =>
  until(async () => expect(await counting.total(what).catch(() => undefined)).toBe(expected));
const onFailed = (_: unknown, { error }: { error: string }) => expect(error).toBeUndefined();
const onDifferences = (_: unknown, differences: readonly unknown[] | null) => expect(differences).toEqual([]);
const schemas = async () => {
  const { rows } = await counting.database.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname like 'test_counts_v%' order by 1`,
  );
  return rows.map(({ name }) => name);
};

const shownSchemas = async () => {
  const { rows } = await counting.database.pool.query<{ schema: string }>(
    `select schema from read.builds where state = 'shown'`,
  );
  return rows.map(({ schema }) => schema);
};

describe('a running read model', () => {
  test('contains earlier and later events', async () => {
    await counting.count(what, 1);
    const running = counting.run([counting.model()]);
    await untilTotal(1);
    await counting.count(what, 2);
    await untilTotal(3);
    await running.close();
  });

  test('counts an event once across interruptions: rows and checkpoint commit together', async () => {
    const running = counting.run([counting.model()]);
    await untilTotal(0);
    for (let round = 0; round < 5; round += 1) {
      await counting.count(what, 1);
      await counting.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and query not like 'listen%'`,
      );
      await counting.count(what, 1);
    }
    await untilTotal(10);
    await running.close();
  });

  test('waits while another process works, and takes over', async () => {
    const first = counting.run([counting.model()]);
    await counting.count(what, 1);
    await untilTotal(1);
    const second = counting.run([counting.model()]);
    await counting.count(what, 1);
    await untilTotal(2);
    await first.close();
    await counting.count(what, 1);
    await untilTotal(3);
    await second.close();
  });

  test('shares few connections with nineteen others, and all are notified together', async () => {
    const pool = openPool(counting.database.url, (error) => expect(error).toBeUndefined(), 10);
    const names = Array.from({ length: 20 }, (_, n) => `test-many-${String.fromCharCode(97 + n)}`);
    const models = names.map((name) => counting.model(1, name));
    const running = counting.run(models, { pool });
    const progress = await watchProgress(counting.database.pool, counting.database.url, models, (error) =>
      expect(error).toBeUndefined(),
    );
    const position = await counting.count(what, 4);
    expect(await progress.reached(models, position, 20_000)).toBe(true);
    for (const name of names) expect(await counting.total(what, name.replaceAll('-', '_'))).toBe(4);
    await running.close();
    await progress.close();

    // A new version of each is compared with its previous one: all of them at the same moment.
    const { lines, logger } = collectingLogger();
    const anew = counting.run(
      names.map((name) => counting.model(2, name)),
      { pool, logger },
    );
    for (const name of names)
      await until(async () => expect(await counting.total(what, name.replaceAll('-', '_'))).toBe(400));
    await anew.close();
    expect(new Set(lines.map(({ message }) => message))).toEqual(
      new Set(['The new version has other rows than the previous one']),
    );
    expect(lines).toHaveLength(names.length);
    await pool.end();
  });

  test('misses nothing when others join the same feed while events arrive', async () => {
    const stop = new AbortController();
    let counted = 0;
    const counts = (async () => {
      for (; !stop.signal.aborted; counted += 1) await counting.count(what, 1);
    })();
    const names = Array.from({ length: 12 }, (_, n) => `test-late-${String.fromCharCode(97 + n)}`);
    const { pool, url } = counting.database;
    const models = names.map((name) => counting.model(1, name));
    const progress = await watchProgress(pool, url, models, (error) => expect(error).toBeUndefined());
    const feeds = {
      live: createFeed({ pool, ...counting.log }, onFailed),
      behind: createFeed({ pool, ...counting.log }, onFailed),
      past: createFeed({ pool, ...counting.log }, onFailed),
      openFeed: () => createFeed({ pool, ...counting.log }, onFailed),
    };
    const told = { onDifferences, onGivenUp: (error: unknown) => expect(error).toBeUndefined() };
    const surroundings = { ...feeds, ...told, pool, locks: createLocks(pool), store: counting.log.store };
    const ended = new AbortController();
    const running: Promise<void>[] = [];
    for (const model of models) {
      running.push(runReadModel(model, surroundings, ended.signal));
      expect(await progress.reached([model], await counting.count(what, 0), 10_000)).toBe(true);
    }
    stop.abort();
    await counts;
    for (const name of names)
      await until(async () => expect(await counting.total(what, name.replaceAll('-', '_'))).toBe(counted));
    ended.abort();
    await Promise.all(running);
    await progress.close();
  });

  test('is rebuilt when its rows were dropped, and when its bookkeeping was', async () => {
    await counting.count(what, 4);
    for (const dropped of ['', 'drop schema read cascade;']) {
      const running = counting.run([counting.model()]);
      await untilTotal(4);
      await running.close();
      const [schema] = (await schemas()).slice(-1);
      await counting.database.pool.query(`${dropped} drop schema ${schema} cascade`);
    }
    const running = counting.run([counting.model()]);
    await untilTotal(4);
    await running.close();
  });
});

describe('a build', () => {
  test('that its process did not finish is continued', async () => {
    await counting.count(what, 2);
    let running = counting.run([counting.model()]);
    await untilTotal(2);
    await running.close();
    const before = (await shownSchemas()).find((schema) => schema.startsWith('test_counts'));
    await requestRebuild(counting.database.pool, counting.model());
    await beginBuild(counting.database.pool, counting.model());
    running = counting.run([counting.model()]);
    await until(async () => expect(await shownSchemas()).not.toContain(before));
    await untilTotal(2);
    await running.close();
    await dropPrevious(counting.database.pool, counting.model());
  });

  test('is switched to only when readers lose nothing they have already seen', async () => {
    const { pool, url } = counting.database;
    const model = counting.model();
    const running = counting.run([model]);
    const onError = (error: unknown) => expect(error).toBeUndefined();
    const progress = await watchProgress(pool, url, [model], onError);
    const numberShown = async () =>
      (
        await pool.query<{ number: number }>(`select number from read.builds where state = 'shown' and name = $1`, [
          model.name,
        ])
      ).rows[0]?.number;
    await untilTotal(0);
    let counted = 0;
    for (let build = 0; build < 3; build += 1) {
      const before = await numberShown();
      await requestRebuild(pool, model);
      while ((await numberShown()) === before) {
        const position = await counting.count(what, 1);
        counted += 1;
        expect(await progress.reached([model], position)).toBe(true);
        expect(await counting.total(what)).toBe(counted);
      }
    }
    await progress.close();
    await running.close();
    await dropPrevious(pool, model);
  });

  test('that reads the log from its beginning does not delay one near the head', async () => {
    let running = counting.run([counting.model()]);
    await untilTotal(0);
    await running.close();
    await counting.count(what, 1);

    let isReading = false;
    const store: EventStore = {
      ...counting.log.store,
      // A log so long that reading it from the beginning does not end here.
      async *follow(after, signal) {
        if (after !== null) return yield* counting.log.store.follow(after, signal);
        isReading = true;
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      },
    };
    running = counting.run([counting.model(1, 'test-from-nothing')], { store });
    await until(async () => expect(isReading).toBe(true));
    await running.close();
    isReading = false;
    running = counting.run([counting.model(1, 'test-from-nothing'), counting.model()], { store });
    await until(async () => expect(isReading).toBe(true));
    await untilTotal(1);
    await running.close();
  });

  test('that is stopped before it reaches the position of the visible one is not switched to', async () => {
    const { pool } = counting.database;
    const model = counting.model();
    const running = counting.run([model]);
    await untilTotal(0);
    await running.close();
    const before = await shownSchemas();
    const build = await beginBuild(pool, model);
    const feed = createFeed({ pool, ...counting.log }, onFailed);
    await expect(show(pool, build, foldingTo(feed, build, AbortSignal.abort()))).rejects.toThrow('aborted');
    expect(await shownSchemas()).toEqual(before);
    await dropBuild(pool, build);
  });

  test('has ended before its lock is released because the visible build failed', async () => {
    const { pool } = counting.database;
    const model = counting.model();
    const running = counting.run([model]);
    await untilTotal(0);
    await running.close();

    const { store } = counting.log;
    let reading = 0;
    const follow: EventStore['follow'] = async function* (after, signal) {
      if (after !== null) return yield* store.follow(after, signal);
      reading += 1;
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      reading -= 1;
    };
    const openFeed = () => createFeed({ pool, codec: counting.log.codec, store: { ...store, follow } }, onFailed);
    const broken = new Error('The subscription broke');
    // Runs until the build beside it reads the log.
    const live: Feed = {
      fold: (_, signal) =>
        until(async () => expect(signal.aborted || reading > 0).toBe(true)).then(() => {
          if (!signal.aborted) throw broken;
        }),
    };
    await requestRebuild(pool, model);
    const ended = runReadModel(
      model,
      {
        ...{ pool, locks: createLocks(pool), store, live, behind: openFeed(), past: openFeed(), openFeed },
        ...{ onDifferences, onGivenUp: (error: unknown) => expect(error).toBeUndefined() },
      },
      AbortSignal.timeout(20_000),
    );
    await expect(ended).rejects.toBe(broken);
    expect(reading).toBe(0);
    await pool.query(`delete from read.builds where state = 'asked'`);
    await dropBuild(pool, await beginBuild(pool, model));
  });

  test('whose tables do not match its folds does not affect others, and is rebuilt', async () => {
    const others = counting.model(1, 'test-others');
    const { lines, logger } = collectingLogger();
    const running = counting.run([counting.model(), others], { logger });
    await untilTotal(0);
    await until(async () => expect(await counting.total(what, 'test_others')).toBe(0));
    const shown = (await shownSchemas()).find((schema) => schema.startsWith('test_counts'));
    await counting.database.pool.query(`alter table ${shown}.test_counts drop column words cascade`);
    await counting.count(what, 3);
    await until(async () => expect(await counting.total(what, 'test_others')).toBe(3));
    await untilTotal(3);
    await running.close();
    expect(lines.filter(({ message }) => message === 'A read model has stopped')).toMatchObject([
      { readModel: 'test-counts' },
    ]);
    await dropPrevious(counting.database.pool, counting.model());
  });
});

describe('a new version', () => {
  test('is reported to its readers while the process of the previous version is still running', async () => {
    const older = counting.run([counting.model(1)]);
    await counting.count(what, 1);
    await untilTotal(1);
    const newer = counting.run([counting.model(2)]);
    await untilTotal(100);
    const { pool, url } = counting.database;
    const onError = (error: unknown) => expect(error).toBeUndefined();
    const readers = [counting.model(1), counting.model(2)];
    const progress = await watchProgress(pool, url, readers, onError);
    for (let counted = 2; counted <= 30; counted += 1) {
      const position = await counting.count(what, 1);
      expect(await progress.reached(readers, position)).toBe(true);
      expect(await counting.total(what)).toBe(counted * 100);
      expect(progress.doubtsAbout(readers).outdated).toEqual([]);
    }
    await progress.close();
    await older.close();
    await newer.close();
    for (const schema of ['read', ...(await schemas())]) await pool.query(`drop schema ${schema} cascade`);
  });

  test('is switched to once it has caught up; the previous one is kept until confirmed, and never becomes visible again', async () => {
    await counting.count(what, 3);
    let running = counting.run([counting.model(1)]);
    await untilTotal(3);
    await running.close();
    const before = await schemas();

    const { lines: told, logger: telling } = collectingLogger();
    running = counting.run([counting.model(2)], { logger: telling });
    await untilTotal(300);
    await running.close();
    expect(told).toMatchObject([
      {
        message: 'The new version has other rows than the previous one',
        differences: expect.arrayContaining([{ table: 'test_counts', key: what, kind: 'different' }]),
      },
    ]);
    expect(await shownBuilds(counting.database.pool, ['test-counts'])).toMatchObject([{ version: 2 }]);
    expect(await schemas()).toHaveLength(2);
    expect(await dropPrevious(counting.database.pool, counting.model(2))).toBe(true);
    expect(await schemas()).toHaveLength(1);
    expect(before).not.toEqual(expect.arrayContaining(await schemas()));

    const { lines, logger } = collectingLogger();
    running = counting.run([counting.model(1)], { logger });
    await until(() => Promise.resolve(expect(JSON.stringify(lines)).toContain('must not replace it')));
    await running.close();
    expect(await counting.total(what)).toBe(300);
  });
});
