import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64 } from '@anamnesis/contracts/integrity/base64';
import { parseCheckpoint, type SignedCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import { leafOf, type WireLeaf } from '@anamnesis/contracts/integrity/leaf';
import type { HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import { parseKey, signatureBy, signedBytes } from '@anamnesis/contracts/integrity/signed-note';
import { isConsistent, isSame, rootByInclusion } from '@anamnesis/contracts/integrity/verify-proof';

/** A head as the server sends it. */
interface Head {
  readonly note: string;
  readonly key: string;
}

/** `isProven`: whether the recomputed leaf leads to the root of the head. */
type VerifiedEntry = HistoryEntry & { readonly isProven: boolean };

/** What was asked for: whole streams, and single positions in the log. */
export interface Asked {
  readonly streams: readonly string[];
  readonly positions: readonly string[];
}

/** Revisions that are missing at the beginning of a stream that was asked for, or between two of it; both included. */
interface Gap {
  readonly streamId: string;
  readonly from: string;
  readonly to: string;
}

/** The result of a verification in this browser. */
export interface VerifiedHistory {
  readonly entries: readonly VerifiedEntry[];
  readonly gaps: readonly Gap[];
  /** Streams and positions that were asked for, of which there is no event. */
  readonly absent: readonly string[];
  readonly signature: 'valid' | 'invalid' | 'unsupported';
  /** Whether the head continues the earlier one; null without one. */
  readonly isConsistent: boolean | null;
}

/** Recomputes the leaf of each event and its path to the head, and verifies the head's signature and that it continues an earlier one. */
export async function verifyHistory(
  head: Head,
  asked: Asked,
  entries: readonly HistoryEntry[],
  older: { head: Head; proof: readonly string[] } | null,
): Promise<VerifiedHistory> {
  const checkpoint = parseCheckpoint(head.note);
  const earlier = older && parseCheckpoint(older.head.note);
  return {
    entries: entries.map((entry) => ({ ...entry, isProven: checkpoint !== null && leadsTo(checkpoint, entry) })),
    gaps: asked.streams.flatMap((streamId) => gapsIn(streamId, entries)),
    absent: absentFrom(entries, asked),
    signature: checkpoint ? await signatureOf(checkpoint, head.key) : 'invalid',
    isConsistent:
      older && checkpoint && earlier ? isConsistent(sha256, earlier, checkpoint, bytesOf(older.proof)) : null,
  };
}

/** Whether there is something, and nothing of it differs. A browser that cannot verify a signature has not verified it. */
export function isVerified({ entries, gaps, absent, signature, isConsistent: continues }: VerifiedHistory): boolean {
  const isComplete = entries.length > 0 && gaps.length === 0 && absent.length === 0;
  return isComplete && signature === 'valid' && continues !== false && entries.every(({ isProven }) => isProven);
}

function leadsTo({ size, root }: SignedCheckpoint, { index, event, proof }: HistoryEntry): boolean {
  if (index === null || !event) return false;
  const found = rootByInclusion(sha256, leafOf(sha256, event as WireLeaf), { index, size }, bytesOf(proof));
  return found !== null && isSame(found, root);
}

const bytesOf = (proof: readonly string[]) => proof.map((hash) => fromBase64(hash) ?? new Uint8Array());

async function signatureOf({ note }: SignedCheckpoint, keyText: string): Promise<VerifiedHistory['signature']> {
  const key = parseKey(sha256, keyText);
  const signature = key && signatureBy(note, key);
  if (!key || !signature) return 'invalid';
  const signed = signedBytes(note.text, key, signature);
  try {
    const publicKey = await crypto.subtle.importKey('raw', new Uint8Array(key.publicKey), 'Ed25519', false, ['verify']);
    const [message, bytes] = [new Uint8Array(signed.message), new Uint8Array(signed.signature)];
    return (await crypto.subtle.verify('Ed25519', publicKey, bytes, message)) ? 'valid' : 'invalid';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unsupported';
    throw error;
  }
}

/** A whole stream begins at revision 0. */
function gapsIn(streamId: string, entries: readonly HistoryEntry[]): Gap[] {
  let next = 0n;
  const gaps: Gap[] = [];
  for (const { event } of entries) {
    if (event?.streamId !== streamId) continue;
    const revision = BigInt(event.revision);
    if (revision > next) gaps.push({ streamId, from: String(next), to: String(revision - 1n) });
    if (revision >= next) next = revision + 1n;
  }
  return gaps;
}

function absentFrom(entries: readonly HistoryEntry[], { streams, positions }: Asked): string[] {
  const found = new Set(entries.flatMap(({ event }) => (event ? [event.streamId, event.position] : [])));
  return [...streams, ...positions].filter((name) => !found.has(/^\d+$/.test(name) ? String(BigInt(name)) : name));
}
