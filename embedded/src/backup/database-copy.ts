import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { inTransaction, type Connection, type Pool } from '@anamnesis/platform/postgres/pool';

/** The statements that create a table, and those that follow its rows. */
const tables = z.array(
  z.object({
    schema: z.string(),
    name: z.string(),
    create: z.string(),
    after: z.array(z.string()),
    links: z.array(z.string()),
  }),
);
type Tables = z.infer<typeof tables>;

const ROWS_AT_ONCE = 1_000;
const TABLES = 'tables.json';
const rowsFile = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}.jsonl`;

/**
 * Copies every table that cannot be built from the log, in one snapshot: their definitions and, as JSON, their rows. Without the read
 * models and the tree of the log, which grow again from the log; and without the positions of relays, which restart at its beginning, because effects
 * are deduplicated. The log was copied earlier, so a tree could be ahead of it.
 */
export async function copyDatabase(pool: Pool, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await inTransaction(
    pool,
    async (tx) => {
      const found = await tablesIn(tx);
      await writeFile(join(folder, TABLES), JSON.stringify(found), { mode: 0o600 });
      for (const table of found) {
        const file = createWriteStream(join(folder, rowsFile(table)), { mode: 0o600 });
        await tx.query(`declare rows no scroll cursor for select row_to_json(t)::text as row from ${nameOf(table)} t`);
        for (;;) {
          const { rows } = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from rows`);
          if (rows.length === 0) break;
          if (!file.write(rows.map(({ row }) => `${row}\n`).join(''))) await once(file, 'drain');
        }
        await tx.query('close rows');
        file.end();
        await finished(file);
      }
    },
    'set transaction isolation level repeatable read read only',
  );
}

/** A table has a column whose values PostgreSQL makes: a copy would need statements for it that do not exist yet. */
class NotCopied extends Error {
  override readonly name = 'NotCopied';
}

/** Creates the tables of a copy in an empty database, with their rows. */
export async function restoreDatabase(pool: Pool, folder: string): Promise<void> {
  const copied = tables.parse(JSON.parse(await readFile(join(folder, TABLES), 'utf8')));
  await inTransaction(pool, async (tx) => {
    for (const schema of new Set(copied.map(({ schema }) => schema))) await tx.query(`create schema "${schema}"`);
    for (const table of copied) {
      await tx.query(table.create);
      let batch: string[] = [];
      const insert = async () => {
        const name = nameOf(table);
        if (batch.length > 0)
          await tx.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
            `[${batch.join(',')}]`,
          ]);
        batch = [];
      };
      for await (const line of createInterface({ input: createReadStream(join(folder, rowsFile(table))) })) {
        batch.push(line);
        if (batch.length === ROWS_AT_ONCE) await insert();
      }
      await insert();
      for (const statement of table.after) await tx.query(statement);
    }
    for (const { links } of copied) for (const statement of links) await tx.query(statement);
  });
}

const nameOf = ({ schema, name }: { schema: string; name: string }): string => `"${schema}"."${name}"`;

async function tablesIn(tx: Connection): Promise<Tables> {
  // The schemas of read models are named in read.builds, which a new installation may lack.
  const { rows: bookkept } = await tx.query<{ is: boolean }>(`select to_regclass('read.builds') is not null as is`);
  const { rows } = await tx.query<Tables[number] & { generated: string | null }>(
    `select n.nspname as schema, c.relname as name,
       format('create table %I.%I (%s)', n.nspname, c.relname, (
         select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
           || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
           || case when a.attnotnull then ' not null' else '' end, ', ' order by a.attnum)
         from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as create,
       (select min(a.attname) from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and (a.attidentity <> '' or a.attgenerated <> '' or pg_get_expr(d.adbin, d.adrelid) like '%nextval(%')) as generated,
       array(select format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid))
         from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c') order by k.oid)
       || array(select pg_get_indexdef(i.indexrelid) from pg_index i
         where i.indrelid = c.oid and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
         order by i.indexrelid) as after,
       array(select format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid))
         from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' order by k.oid) as links
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'read', 'relays', 'integrity')
       ${bookkept[0]?.is ? 'and n.nspname not in (select schema from read.builds)' : ''}
     order by c.oid`,
  );
  const odd = rows.find(({ generated }) => generated !== null);
  if (odd)
    throw new NotCopied(`The column ${odd.generated} of ${nameOf(odd)} has generated values, which no backup has yet`);
  return rows;
}
