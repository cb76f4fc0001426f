import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import type { JobDefinition, PayloadOf } from '@anamnesis/contracts/language/job';
import type { Logger } from '../logging/logger.js';
import { keepRunning } from '../supervision/keep-running.js';
import { connectionTo, type QueueOptions } from './connection.js';
import { Later, Retry, Skip, Stop } from './outcomes.js';
import { type OwnWork, watchOwnWork } from './own-work.js';

export interface JobRun {
  /** As given to `add`. */
  id: string;
  /** Counts from 1. */
  attempt: number;
  lastAttempt: boolean;
  /** Aborted when this process stops; a job that ends then with `Retry` is run by the next one. */
  stopping: AbortSignal;
  /** Whether an earlier run blocked its process until it lost the job (`own-work.ts`): another one would do the same. Only of jobs that are `watched`. */
  blockedBefore: boolean;
}

/** Handler of one job type: returns when done, or throws `Retry`, `Later`, `Skip` or `Stop`; any other error means `Retry`. */
export interface JobRunner<Kind extends JobDefinition = JobDefinition> {
  job: Kind;
  /** Number of concurrent jobs in this process; 1 by default. */
  concurrency?: number;
  /** How often a job runs again after its process died; 1 by default. These runs are no attempts. */
  restarts?: number;
  /** Whether it works on what people send, so that a run may be told that an earlier one blocked its process. */
  watched?: boolean;
  run(payload: PayloadOf<Kind>, about: JobRun): Promise<void>;
}

/** Declares a runner, with its payload type inferred from its job. */
export const runner = <Kind extends JobDefinition>(it: JobRunner<Kind>): JobRunner => it as unknown as JobRunner;

/** A process shows twice in this time that it works on its jobs; if it does not, it counts as dead. */
const DIED_AFTER = 30_000;

interface RunOptions extends QueueOptions {
  /** Milliseconds after which the jobs of a process that died run again. */
  diedAfter?: number;
  /** Called with each error of a job, also of one that is retried, and of the queue. */
  failed?: (error: unknown) => void;
}

export interface RunningJobs {
  /** Whether each queue is being processed, by job name. */
  alive(): Record<string, boolean>;
  /** Waits for running jobs. */
  close(): Promise<void>;
}

/** Processes the queues of these jobs, restarting after failures; close it before the queue that feeds it. */
export function runJobs(redisUrl: string, runners: readonly JobRunner[], options: RunOptions): RunningJobs {
  const stop = new AbortController();
  const ownWork = watchOwnWork(redisUrl, options.diedAfter ?? DIED_AFTER, (error) =>
    options.logger.warn({ err: error }, 'The thread that watches the jobs failed; the next job starts another'),
  );
  const workers = runners.map((each) => openWorker(redisUrl, each, options, { stopping: stop.signal, ownWork }));
  const running = workers.map((worker) =>
    keepRunning(
      () => worker.run(),
      stop.signal,
      (error) => {
        options.failed?.(error);
        options.logger.warn({ err: error, job: worker.name }, 'A worker restarts');
      },
    ),
  );
  return {
    alive: () => Object.fromEntries(workers.map((worker) => [worker.name, worker.isRunning()])),
    async close() {
      stop.abort();
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all(running);
      await ownWork.close();
    },
  };
}

function openWorker(
  redisUrl: string,
  each: JobRunner,
  { prefix = '', logger, diedAfter = DIED_AFTER, failed }: RunOptions,
  together: Pick<Around, 'stopping' | 'ownWork'>,
): Worker {
  const worker = new Worker(each.job.name, (job, token) => process(each, job, { ...together, logger, token }), {
    connection: connectionTo(redisUrl),
    prefix: `${prefix}jobs`,
    concurrency: each.concurrency ?? 1,
    maxStalledCount: each.restarts ?? 1,
    lockDuration: diedAfter,
    stalledInterval: diedAfter,
    autorun: false,
    settings: { backoffStrategy: (attempts, _type, error) => waitBefore(attempts, error) },
  });
  worker.on('error', (error) => {
    failed?.(error);
    logger.warn({ err: error, job: each.job.name }, 'The worker lost its connection');
  });
  worker.on('failed', (job, error) => {
    failed?.(error);
    const facts = { err: error, job: each.job.name, id: job?.id, attempt: job?.attemptsMade };
    if (job?.finishedOn) logger.error(facts, 'A job failed permanently');
    else logger.warn(facts, 'A job failed and will be retried');
  });
  return worker;
}

interface Around {
  readonly logger: Logger;
  readonly stopping: AbortSignal;
  readonly ownWork: OwnWork;
  /** Of this run, with which the job is locked. */
  readonly token: string | undefined;
}

async function process(runner: JobRunner, job: Job, around: Around): Promise<void> {
  const { schema, name } = runner.job;
  const { logger, stopping, token, ownWork } = around;
  const payload = schema.safeParse(job.data);
  if (!payload.success) throw new UnrecoverableError('The payload does not match the schema of the job');
  const attempt = job.attemptsMade + 1;
  const id = decodeURIComponent(job.id ?? '');
  const about = { id, attempt, lastAttempt: attempt >= (job.opts.attempts ?? 1), stopping };
  const run = (blockedBefore: boolean) => runner.run(payload.data, { ...about, blockedBefore });
  const watched = async () => {
    const key = `${job.queueQualifiedName}:blocked:${job.id}`;
    const lostBefore = job.stalledCounter > 0;
    const blockedBefore = lostBefore && (await ownWork.hasBlocked(key));
    await ownWork.watch(key, () => run(blockedBefore));
  };
  try {
    await (runner.watched ? watched() : run(false));
  } catch (error) {
    if (error instanceof Later) {
      await job.moveToDelayed(error.at.getTime(), token);
      throw new DelayedError(error.message);
    }
    if (error instanceof Stop) throw new UnrecoverableError(error.message);
    if (!(error instanceof Skip)) throw error;
    logger.info({ job: name, id, reason: error.message }, 'A job had nothing to do');
  }
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10 * 60_000;

/** Doubles with every attempt; half of it is random, so that jobs that failed together are not retried together. */
function waitBefore(attempts: number, error: Error | undefined): number {
  if (error instanceof Retry && error.after !== undefined) return error.after;
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT) * (0.5 + Math.random() / 2);
}
