import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import { describe } from './errors.js';

/** LMDB's file, and a note beside it: it is there once the log has events, and says whether the log is open or which was its last commit. */
const [FILE, MARK] = ['data.mdb', 'begun'];
/** Places in each of its first two pages, of which one is written with every commit (`MDB_meta` of lmdb 3). */
const AT = { pageNumber: 0, magic: 24, version: 28, pageSize: 48, lastPage: 144, commit: 152, end: 168 } as const;
const [MAGIC, VERSION] = [0xbeefc0de, 2];
const PAGE_SIZES = [4_096, 8_192, 16_384, 32_768, 65_536];
const WALK = sibling('./walk-log', import.meta.url);

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
 * Looks at the file of a log before LMDB maps it, which a cut or damaged one kills without a word. Of two first pages one is enough if it is that
 * of the last commit: the other is written anew. Throws `LogFileDamaged`.
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
    const needed = Number(newest.lastPage + 1n) * newest.pageSize;
    // The last pages may be free ones that were never written.
    if (size < needed && !canBeWalked(dir)) throw new LogFileDamaged(dir, `was cut: it has ${size} bytes of ${needed}`);
    if (pages.length > 1) return;
    if (readFileSync(join(dir, MARK), { encoding: 'utf8', flag: 'a+' }) !== String(newest.commit))
      throw new LogFileDamaged(dir, 'has a damaged first page, with which its last events may be lost');
    repair(file, newest);
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

/** Whether all of the log can be read, tried in a process of its own. */
function canBeWalked(dir: string): boolean {
  return spawnSync(process.execPath, [...nodeOptions(WALK), WALK, dir], { stdio: 'ignore' }).status === 0;
}

/** Writes the other first page, as that of the commit before. */
function repair(file: number, { number, bytes, pageSize, commit }: FirstPage): void {
  const other = Buffer.from(bytes);
  other.writeBigUInt64LE(BigInt(1 - number), AT.pageNumber);
  other.writeBigUInt64LE(commit > 0n ? commit - 1n : 0n, AT.commit);
  writeSync(file, other, 0, AT.end, (1 - number) * pageSize);
  console.error('One of the two first pages of the event log was damaged. It was written anew; no event was on it.');
}
