import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from './errors.js';
import { LogPages } from './log-pages.js';
import { checkTrees, TreeCut, TreeDamaged } from './log-tree.js';

/** LMDB's file, and a note beside it: it is there once the log has events, and says whether the log is open or which was its last commit. */
const [FILE, MARK] = ['data.mdb', 'begun'];
/** Places in each of its first two pages, of which one is written with every commit (`MDB_meta` of lmdb 3). */
const AT = {
  ...{ pageNumber: 0, flags: 18, magic: 24, version: 28, freeTree: 48, pageSize: 48, environment: 52, mainTree: 96 },
  ...{ lastPage: 144, commit: 152, end: 168 },
} as const;
const [META, BY_NUMBER] = [8, 8];
const [MAGIC, VERSION] = [0xbeefc0de, 2];
const PAGE_SIZES = [4_096, 8_192, 16_384, 32_768, 65_536];
/** The tables of a log, and the bytes of their keys and values where these are fixed. */
const TABLES = { events: { key: 8 }, revisions: { key: 16, value: 8 }, streams: {} };

interface FirstPage {
  readonly number: 0 | 1;
  readonly bytes: Buffer;
  readonly pageSize: number;
  readonly lastPage: bigint;
  readonly commit: bigint;
}

/** The file of a log is not what it was. */
class LogFileDamaged extends Error {
  override readonly name = 'LogFileDamaged';
  constructor(dir: string, what: string) {
    super(`The event log in ${dir} ${what}. Nothing was changed. Restore it from a backup (npm run restore).`);
  }
}

const OPEN = 'open';

/** Notes beside a log that it has events and is open. */
export const noteOpen = (dir: string): void => note(dir, OPEN);

/** Notes beside a log that was closed which was its last commit. */
export function noteClosed(dir: string): void {
  if (!existsSync(join(dir, MARK))) return;
  const file = openSync(join(dir, FILE), 'r');
  try {
    note(dir, String(newestOf(firstPages(file))?.commit));
  } finally {
    closeSync(file);
  }
}

/** A log on a full disk is read and closed all the same. */
function note(dir: string, what: string): void {
  try {
    writeFileSync(join(dir, MARK), what, { flush: true });
  } catch (error) {
    console.error(`Whether the event log is open could not be noted: ${describe(error)}`);
  }
}

/**
 * Looks at the file of a log before LMDB maps it, which a cut or damaged one kills without a word: at its first pages, and at every page of its
 * trees (`log-tree.ts`). Of two first pages one is enough if it is that of the last commit: the other is written anew. Throws `LogFileDamaged`.
 */
export function checkLogFile(dir: string): void {
  const path = join(dir, FILE);
  const file = existsSync(path) ? openSync(path, 'r+') : null;
  try {
    const size = file === null ? 0 : fstatSync(file).size;
    if (file === null || size === 0) {
      if (existsSync(join(dir, MARK))) throw new LogFileDamaged(dir, 'is empty, though it had events');
      return;
    }
    const pages = firstPages(file);
    const newest = newestOf(pages);
    if (!newest) throw new LogFileDamaged(dir, 'does not begin as a log does');
    const mark = existsSync(join(dir, MARK)) ? readFileSync(join(dir, MARK), 'utf8') : '';
    const isWhole = pages.length > 1 && isLast(newest, pages);
    // A later commit than the noted one was written by a program that could not note it.
    const isBehind = /^\d+$/.test(mark) && newest.commit < BigInt(mark);
    // One of two first pages is enough where it is known to be that of the last commit.
    if (isBehind || (!isWhole && mark !== String(newest.commit)))
      throw new LogFileDamaged(dir, 'has a damaged first page, with which its last events may be lost');
    checkTables(dir, tablesOf(dir, { file, size, newest }), mark !== '');
    if (!isWhole) repair(file, newest);
  } finally {
    if (file !== null) closeSync(file);
  }
}

function firstPages(file: number): FirstPage[] {
  const read = (number: 0 | 1, pageSize: number): FirstPage[] => {
    const bytes = Buffer.alloc(AT.end);
    const isOne =
      readSync(file, bytes, 0, AT.end, number * pageSize) === AT.end &&
      bytes.readBigUInt64LE(AT.pageNumber) === BigInt(number) &&
      bytes.readUInt16LE(AT.flags) === META &&
      bytes.readUInt16LE(AT.environment) === BY_NUMBER &&
      bytes.readUInt32LE(AT.magic) === MAGIC &&
      (bytes.readUInt32LE(AT.version) & 0xffff) === VERSION &&
      bytes.readUInt32LE(AT.pageSize) === pageSize;
    const [lastPage, commit] = [bytes.readBigUInt64LE(AT.lastPage), bytes.readBigUInt64LE(AT.commit)];
    return isOne ? [{ number, bytes, pageSize, lastPage, commit }] : [];
  };
  return PAGE_SIZES.flatMap((size) => [...read(0, size), ...read(1, size)]);
}

const newestOf = (pages: readonly FirstPage[]): FirstPage | undefined =>
  pages.toSorted((one, other) => Number(other.commit - one.commit))[0];

/** Commit n writes the first page n modulo 2: the other one has the commit before. */
const isLast = ({ number, commit }: FirstPage, pages: readonly FirstPage[]): boolean =>
  commit === 0n || (number === Number(commit % 2n) && pages.some((other) => other.commit === commit - 1n));

/** The tables that the last commit has, with the number of their entries. */
function tablesOf(
  dir: string,
  { file, size, newest }: { file: number; size: number; newest: FirstPage },
): ReadonlyMap<string, number> {
  const { bytes: first, pageSize, lastPage } = newest;
  const pages = new LogPages(file, pageSize, Math.floor(size / pageSize));
  const places = {
    first,
    free: AT.freeTree,
    main: AT.mainTree,
    lastPage: Number(lastPage),
    commit: Number(newest.commit),
  };
  try {
    return checkTrees(pages, places, TABLES);
  } catch (error) {
    if (!(error instanceof TreeDamaged)) throw error;
    const needed = Number(lastPage + 1n) * pageSize;
    const what =
      error instanceof TreeCut ? `was cut: it has ${size} bytes of ${needed}` : `is damaged: ${error.message}`;
    throw new LogFileDamaged(dir, what);
  }
}

/** LMDB would make a missing table anew, empty. */
function checkTables(dir: string, tables: ReadonlyMap<string, number>, hasBegun: boolean): void {
  if (tables.size === 0 && !hasBegun) return;
  const expected = hasBegun ? Object.keys(TABLES) : ['events'];
  const missing = expected.filter((name) => !tables.has(name));
  if (missing.length > 0) throw new LogFileDamaged(dir, `is no event log: it has no table of ${missing.join(', ')}`);
  if (hasBegun && tables.get('events') === 0) throw new LogFileDamaged(dir, 'is empty, though it had events');
}

/** Writes the other first page, as that of the commit before. */
function repair(file: number, { number, bytes, pageSize, commit }: FirstPage): void {
  const other = Buffer.from(bytes);
  other.writeBigUInt64LE(BigInt(1 - number), AT.pageNumber);
  other.writeBigUInt64LE(commit > 0n ? commit - 1n : 0n, AT.commit);
  writeSync(file, other, 0, AT.end, (1 - number) * pageSize);
  console.error('One of the two first pages of the event log was damaged. It was written anew; no event was on it.');
}
