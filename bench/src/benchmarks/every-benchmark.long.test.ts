import { expect, test } from '@jest/globals';
import { createReport, shown } from '../figures/report.js';
import { withTestBackends } from '../testing/test-backends.js';
import { serviceBenchmarks } from './all.js';

const bare = "against the official client's bare read";
const koa = 'against Koa, HS256, one SELECT';
const sockets = 'against Socket.IO in memory';
/** The figures that each benchmark must report at its smallest size. */
const figures: Readonly<Record<string, readonly string[]>> = {
  append: ['per second', 'p99 ms'].map((unit) => `append, 2 callers, ${unit}, against emmett, 2 connections`),
  load: [bare, 'against emmett, 16 connections'].flatMap((other) => [
    `load, 2 callers, per second, ${other}`,
    `load, 2 callers, p99 ms, ${other}`,
  ]),
  command: ['payment (one stream)', 'booking (three streams)'].flatMap((command) => [
    `${command}, per second, ${koa}`,
    `${command}, p99 ms, ${koa}`,
  ]),
  query: [`appointments, per second, ${koa}, 3 rows`, `appointments, p99 ms, ${koa}, 3 rows`],
  rebuild: [
    "rebuild, 40 events, events/s, against Emmett's rebuild",
    'rebuild, 40 events, events/s, against a loop by hand, decrypting',
  ],
  replay: [21, 201].flatMap((events) => [
    `replay, ${events} events, folded per second`,
    ...['p50 ms', 'p95 ms'].flatMap((figure) =>
      ['a moment', 'two moments compared'].map(
        (what) => `replay, ${events} events, ${what}, ${figure}, against a fold from zero`,
      ),
    ),
  ]),
  lag: ['acknowledged until visible at half peak, p50 ms', 'acknowledged until visible at half peak, p99 ms'],
  push: [
    `4 sockets, 2 changes at once, ms until all have theirs, ${sockets}`,
    `4 sockets, 100 changes a second, p50 ms, ${sockets}`,
    `4 sockets, 100 changes a second, p99 ms, ${sockets}`,
  ],
  imports: ['MB/s', 'peak MB'].map((figure) => `imports, 1 MB, ${figure}, against yauzl and saxes alone`),
  start: ['restart with 40 events until a new one shows, s'],
};

test.each(serviceBenchmarks.map((benchmark) => [benchmark.name, benchmark] as const))(
  '%s does the same work on both sides, and reports every figure',
  async (name, { run }) => {
    const lines: string[] = [];
    const report = createReport((line) => lines.push(line));
    await run('tiny', withTestBackends, report);

    expect(report.rows.map(({ figure }) => figure)).toEqual(figures[name]);
    for (const { ours, theirs, result, did } of report.rows) {
      for (const side of [ours, theirs ?? []]) for (const value of side) expect(value).toBeGreaterThan(0);
      expect(result).toBeGreaterThan(0);
      expect(did.ours).toBeGreaterThan(0);
      if (theirs) expect({ runs: theirs.length, did: did.theirs }).toEqual({ runs: ours.length, did: did.ours });
      for (const side of theirs ? [ours, theirs] : [ours])
        expect(lines.filter((line) => line.includes(`raw ${side.map(shown).join(' ')}`))).not.toHaveLength(0);
    }
  },
);
