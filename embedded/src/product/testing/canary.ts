import { execFile } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { connectRedis } from '@anamnesis/platform/redis/connect';

const run = promisify(execFile);

/** The files below a folder whose bytes contain the text, in any case; their paths. Throws where it cannot look. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  // Grep says nothing but its exit code about a folder that it cannot read below.
  await access(folder, constants.R_OK | constants.X_OK);
  const { stdout } = await run('grep', ['-rlai', '--', text, folder], {
    maxBuffer: 2 ** 26,
    env: { ...process.env, LC_ALL: 'C' },
  }).catch((error: Error & { code?: number; stdout?: string; stderr?: string }) => {
    const { code, stdout: found = '', stderr = '' } = error;
    const complaints = stderr.split('\n').filter((line) => line !== '' && !line.endsWith('No such file or directory'));
    // 1: found nothing. 2: could not read something, which may only be a file that disappeared meanwhile.
    if (code === 1 || (code === 2 && complaints.length === 0)) return { stdout: found };
    throw error;
  });
  return stdout.split('\n').filter((path) => path !== '');
}

/** All files below a folder. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

/** The tables of all schemas with a row whose text contains the word. */
export async function tablesWith(pool: Pool, text: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rowCount) found.push(name);
  }
  return found;
}

/** The keys of a Redis database whose name or content contains the text. */
export async function redisKeysWith(url: string, text: string): Promise<string[]> {
  const redis = await connectRedis(url, { onError: () => undefined });
  try {
    const read: Record<string, (key: string) => Promise<unknown>> = {
      string: (key) => redis.get(key),
      hash: (key) => redis.hGetAll(key),
      list: (key) => redis.lRange(key, 0, -1),
      set: (key) => redis.sMembers(key),
      zset: (key) => redis.zRange(key, 0, -1),
      stream: (key) => redis.xRange(key, '-', '+'),
    };
    const found: string[] = [];
    for (const key of await redis.keys('*')) {
      const content = JSON.stringify(await read[await redis.type(key)]?.(key));
      if (`${key} ${content}`.toLowerCase().includes(text.toLowerCase())) found.push(key);
    }
    return found;
  } finally {
    redis.destroy();
  }
}
