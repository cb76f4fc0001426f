import { randomInt, randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inquiryStream } from '@anamnesis/contracts/replay/events';
import { foldInMemory } from '@anamnesis/platform/read-model/in-memory';
import type { History } from '@anamnesis/query-service/replay/history';
import { createOpenedHistories } from '@anamnesis/query-service/replay/opened-histories';
import { createReplay, replayedModels } from '@anamnesis/query-service/replay/replay';
import { defineBenchmark } from '../benchmark.js';
import { type Report, shown } from '../figures/report.js';
import { percentile } from '../figures/statistics.js';
import { atMost } from '../figures/target.js';
import { encodeAll } from '../setup/history.js';
import { type Log, withLog } from '../setup/log.js';
import { longHistory } from '../setup/long-history.js';
import { signedIn } from '../setup/people.js';
import { type Running, startService } from '../setup/services.js';

/** The target applies to a history of this length. */
const TARGET_EVENTS = 100_000;

interface Sizes {
  pairs: number;
  events: number;
  moments: number;
}

/** Any moment of a long history, from kept rows over HTTP, and folded from zero. */
export const replay = defineBenchmark<Sizes>({
  name: 'replay',
  question: 'an arbitrary moment of a history of 10,000 and of 100,000 events, with kept rows against a fold from zero',
  sizes: { full: { pairs: 5, events: TARGET_EVENTS, moments: 20 }, tiny: { pairs: 1, events: 200, moments: 2 } },
  run: ({ events, ...size }, backends, report) =>
    withLog(backends, async (log) => {
      const histories = [await longHistory(log, events / 10), await longHistory(log, events)];
      const auditor = await anAuditor(log);
      const [projectors, service] = await Promise.all([
        startService('projectors', backends),
        startService('query-service', backends),
      ]);
      // The read models are built; the projectors stop, so that only one service is measured.
      await projectors.stop();
      try {
        for (const each of histories) await measure({ ...each, ...size, auditor }, service, log, report);
      } finally {
        await service.stop();
      }
    }),
});

type Measured = Sizes & { patientId: string; auditor: Auditor };

async function measure(of: Measured, service: Running, log: Log, report: Report): Promise<void> {
  const { patientId, pairs, moments } = of;
  const empty = megabytesInUse();
  const startedAt = performance.now();
  const memory = createOpenedHistories({ ...log, codec: log.codec });
  const { history, replay } = await memory.open({ kind: 'patient', id: patientId });
  const total = history.entries.length;
  // Its registration, and that of nobody else.
  if (total !== of.events) throw new Error(`${of.events} events were written, and ${total} read`);
  report.print(`\n${total} events: read, merged and decrypted in ${shown((performance.now() - startedAt) / 1000)} s`);
  const read = megabytesInUse();
  await replay.upToNow();
  const whole = megabytesInUse();
  report.print(`  held in memory: ${shown(read - empty)} MB of events, ${shown(whole - read)} MB of rows`);

  const rates: number[] = [];
  for (let run = 0; run < pairs; run += 1)
    rates.push(total / ((await milliseconds(() => createReplay(history).upToNow())) / 1000));
  const title = `replay, ${total} events`;
  report.alone(title, 'folded per second', rates, total * pairs);

  const count = pairs * moments;
  const positions = Array.from({ length: count }, () => history.entries[randomInt(total)]?.event.position ?? 0n);
  const taken = { kept: [] as number[], compared: [] as number[], zero: [] as number[] };
  const ask = askAt(service.address, of);
  report.print(`  opened over HTTP, with its rows, in ${shown((await milliseconds(() => ask({ at: '0' }))) / 1000)} s`);
  for (const [index, at] of positions.entries()) {
    const compare = String(positions[count - 1 - index]);
    taken.kept.push(await milliseconds(() => ask({ at: String(at) })));
    taken.compared.push(await milliseconds(() => ask({ at: String(at), compare })));
  }
  for (const at of positions) taken.zero.push(await milliseconds(() => foldFromZero(history, at)));
  memory.close();
  for (const [name, values] of Object.entries(taken))
    report.print(`  ${name}, each moment, ms: ${values.map((value) => value.toFixed(1)).join(' ')}`);
  for (const percent of [50, 95]) {
    const target = percent === 95 && total >= TARGET_EVENTS ? atMost(100, 50) : undefined;
    const zero = percentile(taken.zero, percent);
    const share = (what: string, values: readonly number[]) =>
      report.share(
        ...([
          `${title}, ${what}`,
          { ours: 'kept rows, over HTTP', theirs: 'a fold from zero' },
          `p${percent} ms`,
        ] as const),
        ...([{ ours: percentile(values, percent), theirs: zero }, count, target] as const),
      );
    share('a moment', taken.kept);
    share('two moments compared', taken.compared);
  }
}

/** The part of the heap that is in use, after all garbage was collected. */
function megabytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

async function milliseconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function foldFromZero({ entries }: History, at: bigint): void {
  const events = entries.map(({ event }) => event).filter(({ position }) => position <= at);
  for (const model of replayedModels)
    foldInMemory(
      model,
      events.filter(({ type }) => type in model.on),
    );
}

interface Auditor {
  readonly token: string;
  readonly inquiryId: string;
}

async function anAuditor({ store, codec }: Log): Promise<Auditor> {
  const [auditor] = await signedIn('auditor', 1, ['pwd', 'otp']);
  if (!auditor) throw new Error('No auditor');
  const inquiryId = randomUUID();
  const opened = { type: 'InquiryOpened', data: { inquiryId, auditorId: auditor.id, reason: 'A measurement.' } };
  await store.append(inquiryStream(inquiryId), 'no-stream', await encodeAll(codec, [opened]));
  return { token: auditor.token, inquiryId };
}

/** Asks for a moment; rejects unless it is shown. */
const askAt =
  (address: string, { patientId, auditor }: Measured) =>
  async (query: { at: string; compare?: string }): Promise<void> => {
    const search = new URLSearchParams({ inquiry: auditor.inquiryId, ...query });
    const response = await fetch(`${address}/api/audit/histories/patient/${patientId}/moment?${search}`, {
      headers: { authorization: `Bearer ${auditor.token}` },
    });
    const { data } = (await response.json()) as { data?: { at: { position: string } } };
    if (query.at !== '0' && data?.at.position !== query.at)
      throw new Error(`No moment at ${query.at}: ${response.status} ${JSON.stringify(data)?.slice(0, 200)}`);
  };
