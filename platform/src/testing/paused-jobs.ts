import type { JobDefinition } from '@anamnesis/contracts/language/job';
import { Queue } from 'bullmq';
import { connectionTo } from '../queue/connection.js';

/** From now on no worker of this Redis starts a job of this type; jobs are still added. For a test that does the work itself, step by step. */
export async function pauseJobs(redisUrl: string, { name }: JobDefinition): Promise<void> {
  const queue = new Queue(name, { connection: connectionTo(redisUrl), prefix: 'jobs' });
  await queue.pause();
  await queue.close();
}
