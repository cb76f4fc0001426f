import { describe, expect, test } from '@jest/globals';
import { decide, type Memory, type Written } from './decide.js';
import type { Head } from './heads.js';
import { NO_METADATA } from './stream-metadata.js';

const head = (changes: Partial<Head> = {}): Head => ({
  number: 1,
  revision: 2,
  tombstoned: false,
  metadata: NO_METADATA,
  ...changes,
});
const deleted = head({ metadata: { deleted: true, raw: {} } });
const absent = head({ number: 0, revision: -1 });

const written: Written[] = ['a', 'b', 'c'].map((id, revision) => ({
  id,
  stream: 's',
  revision,
  position: 10 + revision,
}));
const elsewhere: Written = { id: 'z', stream: 'other', revision: 0, position: 5 };
const described: Memory = { byId: () => undefined, at: () => undefined, hasMetadata: () => true };
const memory: Memory = {
  hasMetadata: () => false,
  byId: (id) => [...written, elsewhere].find((each) => each.id === id),
  at: (revision) => written[revision],
};

describe('an append', () => {
  test.each([
    ['any revision', head(), 'any', ['n'], 'write'],
    ['no events', head(), 'any', [], 'write'],
    ['an id known from another stream', head(), 'any', ['z'], 'write'],
    ['the newest revision', head(), 2, ['n'], 'write'],
    ['an older revision', head(), 1, ['n'], 'wrong-revision'],
    ['a revision to come', head(), 3, ['n'], 'wrong-revision'],
    ['no stream, where there is one', head(), 'no_stream', ['n'], 'wrong-revision'],
    ['no stream, where there is none', absent, 'no_stream', ['n'], 'write'],
    ['no stream, where it was deleted', deleted, 'no_stream', ['n'], 'write'],
    ['a stream, where there is none', absent, 'stream_exists', ['n'], 'wrong-revision'],
    ['a stream, where it was deleted', deleted, 'stream_exists', ['n'], 'stream-deleted'],
    ['anything of a tombstoned stream', head({ tombstoned: true }), 'any', ['n'], 'stream-deleted'],
    ['any revision, known before', head(), 'any', ['b', 'c'], 'repeated'],
    ['a stream, known before', head(), 'stream_exists', ['c'], 'repeated'],
    ['an older revision, known before', head(), 0, ['b', 'c'], 'repeated'],
    ['no stream, known before', head(), 'no_stream', ['a'], 'repeated'],
    ['any revision, known in part', head(), 'any', ['c', 'n'], 'wrong-revision'],
    ['an older revision, known in part', head(), 1, ['c', 'n'], 'wrong-revision'],
    ['an older revision, known at another revision', head(), 0, ['c'], 'wrong-revision'],
  ] as const)('that expects %s', (_expects, at, expected, ids, kind) => {
    expect(decide('s', at, expected, ids, memory).kind).toBe(kind);
  });

  test('that expects a stream is accepted if there is only metadata', () => {
    expect(decide('s', absent, 'stream_exists', ['n'], described).kind).toBe('write');
  });

  test('that is repeated returns the last event of the first attempt', () => {
    expect(decide('s', head(), 0, ['b', 'c'], memory)).toEqual({ kind: 'repeated', last: written[2] });
    expect(decide('s', head(), 'any', ['a', 'b'], memory)).toEqual({ kind: 'repeated', last: written[1] });
  });

  test('that is rejected returns the current revision', () => {
    expect(decide('s', head(), 0, ['n'], memory)).toEqual({ kind: 'wrong-revision', current: 2 });
    expect(decide('s', absent, 5, ['n'], memory)).toEqual({ kind: 'wrong-revision', current: undefined });
  });
});
