import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { Random } from '@anamnesis/platform/testing/random';

const PAGE = 4_096;
/** Bytes of a page's header and of the places of its first nodes. */
const HEAD = 64;
/** Of a first page: its trees, its last page and its commit. */
const FIRST_PAGE_FIELDS = [52, 54, 80, 88, 100, 102, 128, 136, 144, 152];

/** Harms a log's file in one of many ways, chosen by random numbers; returns which. */
export function harmFile(path: string, { next, below, pick }: Random): string {
  const file = openSync(path, 'r+');
  const { size } = fstatSync(file);
  const pages = size / PAGE;
  const aPage = () => below(pages);
  const write = (bytes: Buffer, at: number) => writeSync(file, bytes, 0, bytes.length, at);
  const bytesAt = (at: number, length: number) => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  const flip = (at: number) => {
    const [byte] = bytesAt(at, 1);
    write(Buffer.from([(byte ?? 0) ^ (1 << below(8))]), at);
    return `a bit of byte ${at % PAGE} of page ${Math.floor(at / PAGE)}`;
  };
  /** A page number in a tree is one of the file, or far beyond it. */
  const aNumber = () => (below(3) === 0 ? Math.floor(next() * 2 ** 48) : below(pages + 20));
  const word = (at: number, value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(value));
    write(bytes, at);
    return `${value} in byte ${at % PAGE} of page ${Math.floor(at / PAGE)}`;
  };
  const ways: readonly (() => string)[] = [
    () => flip(aPage() * PAGE + below(PAGE)),
    () => flip(aPage() * PAGE + below(HEAD)),
    () => flip(aPage() * PAGE + below(HEAD)),
    () => Array.from({ length: 2 + below(20) }, () => flip(below(size))).join(', '),
    () => flip(below(2) * PAGE + below(168)),
    () => word(below(2) * PAGE + pick(FIRST_PAGE_FIELDS), aNumber()),
    () => word(aPage() * PAGE + below(PAGE / 8) * 8, aNumber()),
    // The page number in a node of a branch, or the size in one of a leaf: cycles, and lengths beyond the page.
    () => word(aPage() * PAGE + 2 * (PAGE / 2 - 4 - below(400)), aNumber()),
    () => {
      ftruncateSync(file, aPage() * PAGE);
      return 'cut between pages';
    },
    () => {
      ftruncateSync(file, below(size));
      return 'cut within a page';
    },
    () => {
      const page = aPage();
      write(Buffer.alloc(PAGE), page * PAGE);
      return `page ${page} is zero`;
    },
    () => {
      const [from, to] = [aPage(), aPage()];
      write(bytesAt(from * PAGE, PAGE), to * PAGE);
      return `page ${to} is page ${from}`;
    },
    () => {
      const [from, to] = [aPage(), aPage()];
      const bytes = bytesAt(from * PAGE, PAGE);
      bytes.writeBigUInt64LE(BigInt(to));
      write(bytes, to * PAGE);
      return `page ${to} is page ${from} with another number`;
    },
    () => {
      const page = aPage();
      write(Buffer.from(Array.from({ length: PAGE }, () => below(256))), page * PAGE);
      return `page ${page} is random`;
    },
  ];
  try {
    return pick(ways)();
  } finally {
    closeSync(file);
  }
}
