import type { EventMetadata, Recorded } from '../language/event.js';
import { canonicalJson } from './canonical-json.js';
import { type Hash, leafHash } from './tree.js';

/** An event as the log stores it, with personal fields still encrypted: so a leaf stays the same when a person is erased. */
export interface StoredEvent extends Pick<Recorded, 'streamId' | 'revision' | 'position' | 'recordedAt'> {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: EventMetadata;
}

/** The same as JSON: numbers of the log as decimal text. The tree is built of this form, and exports contain it. */
export interface WireLeaf extends Omit<StoredEvent, 'revision' | 'position'> {
  readonly revision: string;
  readonly position: string;
}

export const wireLeaf = ({
  id,
  streamId,
  revision,
  position,
  recordedAt,
  type,
  data,
  metadata,
}: StoredEvent): WireLeaf => ({
  ...{ id, streamId, revision: String(revision), position: String(position) },
  ...{ recordedAt, type, data, metadata },
});

const utf8 = new TextEncoder();

/** The leaf of an event in the tree of its log. */
export const leafOf = (hash: Hash, event: WireLeaf): Uint8Array => leafHash(hash, utf8.encode(canonicalJson(event)));
