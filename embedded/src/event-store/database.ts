import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { open, type Database, type RootDatabase } from 'lmdb';
import { hasNoSpace } from './disk.js';
import { lockFolder } from './folder-lock.js';
import { checkLogFile, noteClosed } from './log-file.js';

type Table = Database<Buffer, Buffer>;

/**
 * The tables of a store. `events`: position → record, the log itself. `revisions`: stream number and revision → position.
 * `streams`: name, or prefix and hash of a long one → stream number and a flag; a stream's number is the position of its first event.
 */
export interface EventDatabase {
  root: RootDatabase<Buffer, Buffer>;
  events: Table;
  revisions: Table;
  streams: Table;
  /** Whether its disk has no space for another commit. */
  isDiskFull(): Promise<boolean>;
  /** Also unlocks its directory. */
  close(): Promise<void>;
}

/** Reserved address space, not disk: the file grows with the log. */
const LARGEST_LOG = 256 * 2 ** 30;

const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** Opens the store in a directory, created if missing, which it locks. A commit resolves only after it is on disk. Throws `FolderInUse` and `LogFileDamaged`. */
export function openDatabase(dir: string): EventDatabase {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dir);
  try {
    checkLogFile(dir);
    const root = openLog(dir);
    const table = (name: string): Table => root.openDB<Buffer, Buffer>(name, BINARY);
    return {
      root,
      events: table('events'),
      revisions: table('revisions'),
      streams: table('streams'),
      isDiskFull: () => hasNoSpace(dir),
      close: async () => {
        try {
          await root.close();
          noteClosed(dir);
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openLog(dir: string): RootDatabase<Buffer, Buffer> {
  const root = open<Buffer, Buffer>({
    path: dir,
    ...BINARY,
    noSubdir: false,
    overlappingSync: false,
    // With batching, a failed commit also rejects an inaccessible promise, which ends the process.
    eventTurnBatching: false,
    mapSize: LARGEST_LOG,
    maxDbs: 8,
  });
  syncDirectory(dir);
  return root;
}

/** A new file is durable only after its directory is synced. */
function syncDirectory(dir: string): void {
  const directory = openSync(dir, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

export function positionKey(position: number): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeBigUInt64BE(BigInt(position));
  return key;
}

export function revisionKey(stream: number, revision: number): Buffer {
  const key = Buffer.allocUnsafe(16);
  key.writeBigUInt64BE(BigInt(stream));
  key.writeBigUInt64BE(BigInt(revision), 8);
  return key;
}

/** Longest name that is used as a key unchanged: LMDB limits keys. */
const LONGEST_PLAIN_KEY = 1024;

/** The key of a long name is its prefix and hash, which together are longer than every unchanged key. */
export function streamKey(name: string): Buffer {
  const bytes = Buffer.from(name);
  if (bytes.length <= LONGEST_PLAIN_KEY) return bytes;
  return Buffer.concat([bytes.subarray(0, LONGEST_PLAIN_KEY), createHash('sha256').update(bytes).digest()]);
}

export const readNumber = (bytes: Buffer, offset = 0): number => Number(bytes.readBigUInt64BE(offset));

/** The position of the newest event, 0 in an empty log. */
export function newestPosition({ events }: EventDatabase): number {
  for (const key of events.getKeys({ reverse: true, limit: 1 })) return readNumber(key);
  return 0;
}
