import { randomUUID } from 'node:crypto';
import { TOO_MANY_UPLOADS } from '@anamnesis/contracts/uploads/errors';
import { MAX_OPEN_UPLOADS, type UploadKind } from '@anamnesis/contracts/uploads/constants';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Migrations } from '../postgres/migrations.js';
import { inTransaction, type Pool } from '../postgres/pool.js';

/** Rows outside the events: an upload concerns nobody's record before a command uses it. */
export const uploadSchema: Migrations = {
  schema: 'uploads',
  steps: [
    // `sealed`: name and hash, encrypted under the owner's key. `file`: the finished document; null before.
    `create table uploads (
       id uuid primary key,
       owner text not null,
       length integer not null,
       received integer not null default 0,
       sealed text not null,
       file text,
       used_by text,
       expires_at timestamptz not null
     );
     create index on uploads (owner);
     create index on uploads (expires_at);`,
    // Each stored file of an upload, recorded before it is stored, so that none is forgotten. The upload may be removed first.
    `create table files (
       file text primary key,
       upload uuid not null,
       owner text not null,
       start integer not null,
       kept boolean not null default false,
       recorded_at timestamptz not null default now()
     );
     create index on files (upload);
     create index on files (recorded_at) where not kept;`,
    `alter table uploads add kind text not null default 'document'`,
  ],
};

/** Hours after the last piece, and after completion, until an upload expires; hours after its use, for a repeated command. */
const HOURS = { unfinished: 6, finished: 24, used: 1 };
/** After this time a recorded file that was not kept belongs to a request that failed. */
const ABANDONED_AFTER_HOURS = 1;

export interface UploadRow {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: UploadKind;
  /** Bytes announced, and received so far. */
  readonly length: number;
  readonly received: number;
  readonly sealed: string;
  /** The finished document in the file store; null before. */
  readonly file: string | null;
  /** The command that uses the document; null before. */
  readonly usedBy: string | null;
  readonly expiresAt: string;
}
/** A stored file of an upload: a piece, or the finished document. */
export interface OwnedFile {
  readonly file: string;
  readonly owner: string;
}

const COLUMNS = `id, owner as "ownerId", kind, length, received, sealed, file, used_by as "usedBy", expires_at as "expiresAt"`;

/** The rows of uploads and of their files in Postgres. Expired uploads are as good as removed. */
export const uploadRows = (pool: Pool) => ({
  /** Refuses with TOO_MANY_UPLOADS, also when several are created at once. */
  create: (
    owner: string,
    { kind, length }: Pick<UploadRow, 'kind' | 'length'>,
    seal: (id: string) => string,
  ): Promise<UploadRow> =>
    inTransaction(pool, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`uploads:${owner}`]);
      const { rows: open } = await tx.query<{ count: bigint }>(
        `select count(*) from uploads.uploads
         where owner = $1 and kind = $2 and used_by is null and expires_at > now()`,
        [owner, kind],
      );
      if (Number(open[0]?.count) >= MAX_OPEN_UPLOADS[kind]) refuse(TOO_MANY_UPLOADS);
      const id = randomUUID();
      const { rows } = await tx.query<UploadRow>(
        `insert into uploads.uploads (id, owner, kind, length, sealed, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6)) returning ${COLUMNS}`,
        [id, owner, kind, length, seal(id), HOURS.unfinished],
      );
      return rows[0]!;
    }),

  find: async (id: string): Promise<UploadRow | null> => {
    const { rows } = await pool.query<UploadRow>(
      `select ${COLUMNS} from uploads.uploads where id = $1 and expires_at > now()`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** The pieces in the order of the content. */
  piecesOf: async (id: string): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ file: string }>(
      'select file from uploads.files where upload = $1 and kept order by start',
      [id],
    );
    return rows.map(({ file }) => file);
  },

  /** Records a file that is about to be stored. */
  record: async ({ id, ownerId, received }: UploadRow, file: string): Promise<void> => {
    await pool.query('insert into uploads.files (file, upload, owner, start) values ($1, $2, $3, $4)', [
      ...[file, id, ownerId, received],
    ]);
  },

  /** Adds a stored piece. Null when another piece was faster, or the upload is gone. */
  addPiece: (row: UploadRow, file: string, size: number): Promise<UploadRow | null> =>
    inTransaction(pool, async (tx) => {
      const { rows } = await tx.query<UploadRow>(
        `update uploads.uploads set received = received + $3, expires_at = now() + make_interval(hours => $4)
         where id = $1 and received = $2 and expires_at > now() returning ${COLUMNS}`,
        [row.id, row.received, size, HOURS.unfinished],
      );
      if (rows[0]) await tx.query('update uploads.files set kept = true where file = $1', [file]);
      return rows[0] ?? null;
    }),

  /**
   * Replaces all pieces by the finished document. Returns the pieces, which are then to be removed; null when another
   * request was faster, or the upload is gone.
   */
  finish: (row: UploadRow, file: string, sealed: string): Promise<readonly OwnedFile[] | null> =>
    inTransaction(pool, async (tx) => {
      const { rowCount } = await tx.query(
        `update uploads.uploads set received = length, file = $3, sealed = $4,
           expires_at = now() + make_interval(hours => $5)
         where id = $1 and received = $2 and expires_at > now()`,
        [row.id, row.received, file, sealed, HOURS.finished],
      );
      if (rowCount === 0) return null;
      const { rows } = await tx.query<OwnedFile>(
        'update uploads.files set kept = false where upload = $1 and kept returning file, owner',
        [row.id],
      );
      await tx.query('update uploads.files set kept = true where file = $1', [file]);
      return rows;
    }),

  /**
   * Whether this command may use the finished document: the first one, repeatedly. Refuses with COMMAND_ID_REUSED a command that uses another upload of this owner
   * and kind already, also when both are used at once.
   */
  use: ({ id, ownerId, kind }: Pick<UploadRow, 'id' | 'ownerId' | 'kind'>, command: string): Promise<boolean> =>
    inTransaction(pool, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`uploads:${ownerId}`]);
      const { rowCount: others } = await tx.query(
        'select 1 from uploads.uploads where owner = $1 and kind = $2 and used_by = $3 and id <> $4',
        [ownerId, kind, command, id],
      );
      if (others) refuse(COMMAND_ID_REUSED);
      const { rowCount } = await tx.query(
        `update uploads.uploads set used_by = $2, expires_at = now() + make_interval(hours => $3)
         where id = $1 and file is not null and (used_by is null or used_by = $2) and expires_at > now()`,
        [id, command, HOURS.used],
      );
      return rowCount === 1;
    }),

  /** The finished file belongs to the command that uses it, and stays when the upload is removed. */
  handOver: async (file: string): Promise<void> => {
    await pool.query('delete from uploads.files where file = $1', [file]);
  },

  /** Lets another command use the finished document, after this one was refused. */
  release: async (id: string, command: string): Promise<void> => {
    await pool.query(
      `update uploads.uploads set used_by = null, expires_at = now() + make_interval(hours => $3)
       where id = $1 and used_by = $2 and expires_at > now()`,
      [id, command, HOURS.finished],
    );
  },

  /** Removes an upload; its files are then to be removed. */
  remove: (id: string): Promise<readonly OwnedFile[]> =>
    inTransaction(pool, async (tx) => {
      await tx.query('delete from uploads.uploads where id = $1', [id]);
      const { rows } = await tx.query<OwnedFile>(
        'update uploads.files set kept = false where upload = $1 and kept returning file, owner',
        [id],
      );
      return rows;
    }),

  /** Removes expired uploads. Returns the files to be removed: theirs, and what interrupted requests left. */
  expire: (limit: number): Promise<readonly OwnedFile[]> =>
    inTransaction(pool, async (tx) => {
      await tx.query(
        `with gone as (delete from uploads.uploads where expires_at <= now() returning id)
         update uploads.files set kept = false, recorded_at = '-infinity' where upload in (select id from gone) and kept`,
      );
      const { rows } = await tx.query<OwnedFile>(
        `select file, owner from uploads.files
         where not kept and recorded_at < now() - make_interval(hours => $1) limit $2`,
        [ABANDONED_AFTER_HOURS, limit],
      );
      return rows;
    }),

  /** Removes all uploads and files of an owner. */
  forgetOwner: (owner: string): Promise<void> =>
    inTransaction(pool, async (tx) => {
      await tx.query('delete from uploads.uploads where owner = $1', [owner]);
      await tx.query('delete from uploads.files where owner = $1', [owner]);
    }),

  /** Forgets a file that is removed from the store. */
  forget: async (file: string): Promise<void> => {
    await pool.query('delete from uploads.files where file = $1', [file]);
  },
});
