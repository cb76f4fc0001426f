import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { lineThat } from '../../redis/testing/redis-process.js';
import { ensurePrograms } from '../../testing/debian-programs.js';

export interface MockKafka {
  broker: string;
  /** The cluster stops responding, but keeps its state. */
  freeze(): Promise<void>;
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts the mock cluster of librdkafka, through kcat; installs kcat where that is allowed. */
export async function startMockKafka(): Promise<MockKafka> {
  await ensurePrograms('kcat');
  const arguments_ = ['-P', '-t', 'keep', '-b', 'x:1', '-X', 'test.mock.num.brokers=1', '-d', 'mock'];
  // The open standard input makes kcat wait for messages.
  const kcat: ChildProcess = spawn('kcat', arguments_, { stdio: ['pipe', 'pipe', 'pipe'] });
  const [, broker = ''] = await lineThat(kcat, /bootstrap\.servers=(127\.0\.0\.1:\d+)/);
  return {
    broker,
    async freeze() {
      kcat.kill('SIGSTOP');
      // A signal takes effect some time after it was sent; until then the cluster still responds.
      while (!spawnSync('ps', ['-o', 'state=', '-p', String(kcat.pid)]).stdout.includes('T')) await setImmediate();
    },
    thaw: () => void kcat.kill('SIGCONT'),
    async stop() {
      const exited = once(kcat, 'exit');
      kcat.kill('SIGKILL');
      await exited;
    },
  };
}
