import init, { type Database, type SqlValue, type sqlite3_io_methods } from '@sqlite.org/sqlite-wasm';
import { ExportUnreadable } from './export-unreadable.js';
import type { ScratchFile } from './scratch-file.js';

/** A database of somebody else, which is only read. */
export interface ReadDatabase {
  /** Whether a table has this name; a view, which may compute anything, is none. */
  has(table: string): boolean;
  /** The rows of a statement of ours, one at a time. */
  rows(statement: string): Generator<readonly SqlValue[]>;
  /** Frees its memory. */
  close(): void;
}

const FILE_SYSTEM = 'scratch';
/** Bytes of SQLite's memory, of those the pages that are kept (KiB), and of one row. */
const MOST_MEMORY = 64 * 1024 * 1024;
const KEPT_KIB = 16 * 1024;
const MOST_ROW = 8 * 1024 * 1024;
/** Steps of SQLite's machine: between two looks, those that a statement may take anyway, and more for each row. A plain row takes some 20. */
const STEPS_OF_LOOK = 1_000_000;
const MOST_STEPS = 50_000_000;
const MOST_STEPS_OF_ROW = 1_000;
const FIRST_BYTES = 'SQLite format 3\0';

/** Whether a file begins as an SQLite database does. */
export const isSqlite = (beginning: Buffer): boolean => beginning.toString('latin1', 0, 16) === FIRST_BYTES;

/**
 * Opens a database whose pages are read from the file when they are needed. It is not trusted: SQLite runs in WebAssembly, in a memory of its own with a limit, writes
 * nothing, calls no functions of the schema that have an effect, and ends a statement that computes for far longer than its rows take.
 */
export async function openSqlite(file: ScratchFile): Promise<ReadDatabase> {
  const sqlite = await init();
  const { capi, config } = sqlite;
  // What fails is thrown as well.
  config.warn = () => undefined;
  const failure: { of?: unknown } = {};
  installFileSystem(sqlite, file, failure);
  const database = new sqlite.oo1.DB({ filename: 'export', flags: 'r', vfs: FILE_SYSTEM });
  const db = database.pointer!;
  capi.sqlite3_limit(db, capi.SQLITE_LIMIT_LENGTH, MOST_ROW);
  let [steps, rowCount] = [0, 0];
  const isTooSlow = () => steps > MOST_STEPS + rowCount * MOST_STEPS_OF_ROW;
  capi.sqlite3_progress_handler(
    db,
    STEPS_OF_LOOK,
    () => {
      steps += STEPS_OF_LOOK;
      return isTooSlow() ? 1 : 0;
    },
    0,
  );
  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      if ('of' in failure) throw failure.of;
      if (isTooSlow()) throw new ExportUnreadable('tooLarge', { cause: error });
      // A table is not as it should be.
      if (error instanceof Error && /no such (column|table)/.test(error.message))
        throw new ExportUnreadable('unsupported', { cause: error });
      throw error;
    }
  };
  const rows = function* (statement: string) {
    [steps, rowCount] = [0, 0];
    const prepared = guarded(() => database.prepare(statement));
    try {
      while (guarded(() => prepared.step())) {
        rowCount += 1;
        yield guarded(() => prepared.get([]));
      }
    } finally {
      prepared.finalize();
    }
  };
  try {
    guarded(() => settle(database));
    const tables = new Set([...rows("SELECT name FROM sqlite_schema WHERE type = 'table'")].map(([name]) => name));
    return { has: (table) => tables.has(table), rows, close: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

const settle = (database: Database) =>
  database.exec(
    `PRAGMA hard_heap_limit = ${MOST_MEMORY}; PRAGMA cache_size = -${KEPT_KIB}; PRAGMA temp_store = MEMORY; ` +
      'PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON; PRAGMA automatic_index = OFF',
  );

type Sqlite = Awaited<ReturnType<typeof init>>;
type Result = ReturnType<sqlite3_io_methods['xClose']>;
/** `sqlite3_file` is one pointer. */
const BYTES_OF_FILE = 8;

/** The one file, as SQLite reads it (https://www.sqlite.org/vfs.html). It never changes, so it needs neither locks nor a journal. */
function installFileSystem({ capi, wasm, vfs }: Sqlite, file: ScratchFile, failure: { of?: unknown }): void {
  const io = new capi.sqlite3_io_methods();
  const system = new capi.sqlite3_vfs();
  system.$iVersion = 1;
  system.$szOsFile = BYTES_OF_FILE;
  system.$mxPathname = 64;
  const done = () => capi.SQLITE_OK;
  const refused = () => capi.SQLITE_READONLY;
  const no = (out: number) => {
    wasm.poke(out, 0, 'i32');
    return capi.SQLITE_OK;
  };
  vfs.installVfs({
    io: {
      struct: io,
      methods: {
        xClose: done,
        xRead(_, target, length, offset) {
          const into = wasm.heap8u().subarray(target, target + length);
          try {
            const count = file.read(into, Number(offset));
            into.fill(0, count);
            return count === length ? capi.SQLITE_OK : capi.SQLITE_IOERR_SHORT_READ;
          } catch (error) {
            failure.of = error;
            return capi.SQLITE_IOERR_READ;
          }
        },
        xWrite: refused,
        xTruncate: refused,
        xSync: done,
        xFileSize(_, out) {
          wasm.poke(out, file.size, 'i64');
          return capi.SQLITE_OK;
        },
        xLock: done,
        xUnlock: done,
        xCheckReservedLock: (_, out) => no(out),
        xFileControl: () => capi.SQLITE_NOTFOUND,
        // Flags, which the library's types take for a result.
        xDeviceCharacteristics: () => capi.SQLITE_IOCAP_IMMUTABLE as number as Result,
      },
    },
    vfs: {
      struct: system,
      name: FILE_SYSTEM,
      methods: {
        xOpen(_, _name, opened, flags, out) {
          const each = new capi.sqlite3_file(opened);
          each.$pMethods = io.pointer;
          each.dispose();
          if (out) wasm.poke(out, flags, 'i32');
          return capi.SQLITE_OK;
        },
        xDelete: refused,
        xAccess: (_, _name, _flags, out) => no(out),
        xFullPathname: (_, name, length, out) =>
          wasm.cstrncpy(out, name, length) < length ? capi.SQLITE_OK : capi.SQLITE_CANTOPEN,
        xGetLastError: done,
        xRandomness: done,
        xSleep: done,
        xCurrentTime(_, out) {
          wasm.poke(out, 0, 'double');
          return capi.SQLITE_OK;
        },
      },
    },
  });
}
