import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '@anamnesis/contracts/language/file-errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { DOCUMENT, HEALTH_EXPORT, PIECE_BYTES, type UploadKind } from '@anamnesis/contracts/uploads/constants';
import { UPLOAD_NOT_FOUND, UPLOAD_OFFSET_WRONG, UPLOAD_PIECE_REFUSED } from '@anamnesis/contracts/uploads/errors';
import type { Arrival, FileStore } from '../files/file-store.js';
import type { ReceivedFile } from '../http/answer.js';
import { createArrivals } from '../http/arrivals.js';
import { checkExport, mediaTypeOf } from '../http/file-types.js';
import { type CheckedFile, checkedFile } from '../http/received-file.js';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';
import type { KeyVault } from '../vault/key-vault.js';
import { sealedFacts } from './sealed-facts.js';
import { type OwnedFile, type UploadRow, uploadRows, uploadSchema } from './upload-rows.js';

/** An unfinished or finished upload. It is finished when `received` is `length`: then its type was checked. */
export type Upload = Pick<UploadRow, 'id' | 'ownerId' | 'kind' | 'length' | 'received' | 'expiresAt'>;

/** A finished document that one command may use. */
type UploadedFile = Pick<ReceivedFile, 'name' | 'mediaType' | 'size' | 'idFor' | 'keep'>;

/** A finished export of health data that one command may use. */
interface UploadedExport {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its id in the file store, under its owner's key. */
  readonly file: string;
  /** The same for each file of its owner with this content. */
  readonly contentId: string;
  /** Makes it a file of its own, which stays when the upload is removed. Repeatable. */
  handOver(): Promise<void>;
}

export interface Uploads {
  /** `kind` is a document by default. Refuses with FILE_TOO_LARGE, UPLOAD_PIECE_REFUSED for an empty file, or TOO_MANY_UPLOADS. */
  create(owner: string, file: { kind?: UploadKind; name: string; length: number }): Promise<Upload>;
  /** Null where there is none, or it has expired. */
  find(id: string): Promise<Upload | null>;
  /**
   * Adds the next piece; the last one finishes the upload. Refuses with UPLOAD_OFFSET_WRONG, UPLOAD_PIECE_REFUSED or
   * FILE_TOO_LARGE; with FILE_TYPE_REFUSED and FILE_TOO_LARGE for the content the upload is removed. `network` is the
   * caller's, for their turn at decoding a picture.
   */
  append(id: string, piece: { offset: number; content: Arrival; network: string }): Promise<Upload>;
  /** Removes the upload and everything received. */
  remove(id: string): Promise<void>;
  /**
   * The finished document of its owner, for one command; a repetition of the command gets it again. `keep` stores it under the
   * subject's key. Both refuse with UPLOAD_NOT_FOUND: for another owner, an unfinished upload and one used by another command.
   */
  take(owner: string, id: string, commandId: string): Promise<UploadedFile>;
  /**
   * The finished export of its owner, for one command; a repetition of the command gets it again. It is not encrypted anew, because it stays its
   * owner's. Refuses with UPLOAD_NOT_FOUND as `take` does.
   */
  takeExport(owner: string, id: string, commandId: string): Promise<UploadedExport>;
  /** Gives the document back after its command was refused: another command may use it. Nothing for any other command. */
  release(id: string, commandId: string): Promise<void>;
  /** Removes all uploads of an erased owner; their files are removed with all others. */
  forget(owner: string): Promise<void>;
  /** Removes expired uploads and what interrupted requests left; returns the number of removed files. */
  removeExpired(): Promise<number>;
}

/** What a command asks for. */
interface Wanted {
  readonly owner: string;
  readonly id: string;
  readonly kind: UploadKind;
  readonly commandId: string;
}

const MOST_BYTES: Readonly<Record<UploadKind, number>> = {
  document: DOCUMENT.maxBytes,
  healthExport: HEALTH_EXPORT.maxBytes,
};
const REMOVED_AT_ONCE = 500;
const PIECE = 'application/octet-stream';

/**
 * Resumable uploads. Each piece is a stored file of the owner, encrypted under their key like every file, so that any
 * process can continue an upload. Nothing but the order of the pieces is in Postgres; migrates its own tables first.
 */
export async function createUploads(pool: Pool, files: FileStore, vault: KeyVault): Promise<Uploads> {
  await migrate(pool, uploadSchema);
  const rows = uploadRows(pool);
  const facts = sealedFacts(vault);

  const discard = async (gone: readonly OwnedFile[]) => {
    for (const { file, owner } of gone) {
      await files.remove({ subject: owner, id: file });
      await rows.forget(file);
    }
  };
  const remove = async (id: string) => discard(await rows.remove(id));
  const wrongOffset = async (id: string): Promise<never> => {
    const { received: offset } = (await rows.find(id)) ?? refuse(UPLOAD_NOT_FOUND);
    return refuse(UPLOAD_OFFSET_WRONG, { offset });
  };

  /** Stores a file of the upload by `store`; removes it again when `keep` returns null, because another request was faster. */
  const stored = async <Kept>(
    row: UploadRow,
    store: (name: { subject: string; id: string }) => Promise<void>,
    keep: (file: string) => Promise<Kept | null>,
  ): Promise<Kept> => {
    const file = randomBytes(32).toString('hex');
    await rows.record(row, file);
    await store({ subject: row.ownerId, id: file });
    const kept = await keep(file);
    if (kept !== null) return kept;
    await discard([{ file, owner: row.ownerId }]);
    return wrongOffset(row.id);
  };

  const contentOf = async function* (row: UploadRow, last: Arrival) {
    for (const id of await rows.piecesOf(row.id)) {
      const piece = await files.open({ subject: row.ownerId, id });
      // Another request has finished or removed the upload meanwhile.
      yield* (piece ?? (await wrongOffset(row.id))).read();
    }
    yield* last.read();
  };

  const finish = async (row: UploadRow, last: Arrival, network: string) => {
    const arrivals = createArrivals(files);
    try {
      const whole = arrivals.add();
      await pipeline(Readable.from(contentOf(row, last), { objectMode: false }), whole.writable);
      const { name: sentName } = await facts.open(row);
      const { keepAs, ...checked } =
        row.kind === 'document'
          ? await checkedFile({ arrivals, network }, DOCUMENT, whole, sentName)
          : exportAsSent(whole, sentName);
      const sealed = (await facts.sealer(row.ownerId))(row.id, checked);
      await discard(await stored(row, keepAs, (file) => rows.finish(row, file, sealed)));
    } finally {
      await arrivals.drop();
    }
  };

  /** Removes an upload whose content is refused: it could only be refused again. */
  const unlessRefused = async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && (error.kind === FILE_TYPE_REFUSED || error.kind === FILE_TOO_LARGE))
        await remove(id);
      throw error;
    }
  };

  /** A finished upload that this command may use. */
  const finished = async ({ owner, id, kind, commandId }: Wanted) => {
    const row = (await rows.find(id)) ?? refuse(UPLOAD_NOT_FOUND);
    const { file, usedBy } = row;
    const isTheirs = row.ownerId === owner && row.kind === kind && (usedBy === null || usedBy === commandId);
    return file !== null && isTheirs ? { row, file } : refuse(UPLOAD_NOT_FOUND);
  };

  return {
    create: async (owner, { kind = 'document', name, length }) => {
      if (length > MOST_BYTES[kind]) refuse(FILE_TOO_LARGE);
      if (length === 0) refuse(UPLOAD_PIECE_REFUSED);
      const seal = await facts.sealer(owner);
      return rows.create(owner, { kind, length }, (id) => seal(id, { name }));
    },
    find: (id) => rows.find(id),
    append: async (id, { offset, content, network }) => {
      const row = (await rows.find(id)) ?? refuse(UPLOAD_NOT_FOUND);
      if (row.received !== offset) refuse(UPLOAD_OFFSET_WRONG, { offset: row.received });
      const end = offset + content.size;
      if (end > row.length || (end < row.length && content.size < PIECE_BYTES.least)) refuse(UPLOAD_PIECE_REFUSED);
      return unlessRefused(id, async () => {
        if (offset === 0 && row.kind === 'document') await mediaTypeOf(content.read(), DOCUMENT.types);
        if (offset === 0 && row.kind === 'healthExport') await checkExport(content.read());
        if (end < row.length) {
          const store = (name: { subject: string; id: string }) => content.keep({ ...name, mediaType: PIECE });
          return stored(row, store, (file) => rows.addPiece(row, file, content.size));
        }
        await finish(row, content, network);
        return { ...row, received: row.length };
      });
    },
    remove,
    take: async (owner, id, commandId) => {
      const { row, file } = await finished({ owner, id, kind: 'document', commandId });
      const { name, mediaType, size, hash } = await facts.openFinished(row);
      const idFor = (subject: string) => files.idFor(subject, hash);
      return {
        ...{ name, mediaType, size, idFor },
        keep: async (subject) => {
          if (!(await rows.use(row, commandId))) refuse(UPLOAD_NOT_FOUND);
          const document = (await files.open({ subject: owner, id: file })) ?? refuse(UPLOAD_NOT_FOUND);
          const copy = files.receive();
          try {
            await pipeline(document.read(), copy.writable);
            const kept = { subject, id: await idFor(subject), mediaType };
            await copy.keep(kept);
            return kept.id;
          } finally {
            await copy.drop();
          }
        },
      };
    },
    takeExport: async (owner, id, commandId) => {
      const { row, file } = await finished({ owner, id, kind: 'healthExport', commandId });
      const { name, size, hash } = await facts.openFinished(row);
      return {
        ...{ name, size, file, contentId: await files.idFor(owner, hash) },
        handOver: async () => {
          if (!(await rows.use(row, commandId))) refuse(UPLOAD_NOT_FOUND);
          await rows.handOver(file);
        },
      };
    },
    release: (id, commandId) => rows.release(id, commandId),
    forget: (owner) => rows.forgetOwner(owner),
    removeExpired: async () => {
      const gone = await rows.expire(REMOVED_AT_ONCE);
      await discard(gone);
      return gone.length;
    },
  };
}

/** An export is stored as it was sent, and read by a job. */
const exportAsSent = (whole: Arrival, name: string): CheckedFile => ({
  ...{ name, hash: whole.hash, mediaType: PIECE, size: whole.size },
  keepAs: (as) => whole.keep({ ...as, mediaType: PIECE }),
});
