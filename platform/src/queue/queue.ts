import { Queue } from 'bullmq';
import type { JobDefinition, PayloadOf } from '@anamnesis/contracts/language/job';
import { connectionTo, type QueueOptions } from './connection.js';

export interface JobQueue {
  /**
   * Adds a job to its queue. Idempotent by `id` as long as the queue remembers the job. `delay` is in milliseconds; `isLast` lets all others go first.
   * Throws on a payload that the job's schema rejects, and when Redis stays unavailable.
   */
  add<Job extends JobDefinition>(
    job: Job,
    payload: PayloadOf<Job>,
    options: { id: string; delay?: number; isLast?: boolean | undefined },
  ): Promise<void>;
  close(): Promise<void>;
}

const DAY_SECONDS = 24 * 60 * 60;

/** The queues of all job types; each is opened with its first job. */
export function createQueue(redisUrl: string, { prefix = '', logger }: QueueOptions): JobQueue {
  const queues = new Map<string, Queue>();
  const queueOf = (name: string): Queue => {
    const open = queues.get(name) ?? new Queue(name, { connection: connectionTo(redisUrl), prefix: `${prefix}jobs` });
    if (!queues.has(name))
      open.on('error', (error) => logger.warn({ err: error, queue: name }, 'The queue lost its connection'));
    queues.set(name, open);
    return open;
  };

  return {
    async add(job, payload, { id, delay = 0, isLast = false }) {
      await queueOf(job.name).add(job.name, job.schema.parse(payload), {
        // A colon separates the parts of the queue's own keys.
        jobId: encodeURIComponent(id),
        delay: Math.max(0, delay),
        // Jobs without a priority come first.
        ...(isLast && { priority: 1 }),
        attempts: job.attempts,
        backoff: { type: 'custom' },
        removeOnComplete: { age: 7 * DAY_SECONDS, count: 10_000 },
        removeOnFail: { age: 30 * DAY_SECONDS },
      });
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
