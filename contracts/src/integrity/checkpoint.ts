import { fromBase64, toBase64 } from './base64.js';
import { formatNote, type NoteSignature, parseNote, type SignedNote } from './signed-note.js';
import type { TreeHead } from './verify-proof.js';

/** A head of the log (C2SP tlog-checkpoint): its origin, its size and its root, with time, position and signers in extension lines. */
export interface Checkpoint extends TreeHead {
  readonly origin: string;
  /** Position of the last event; null in an empty log. */
  readonly position: string | null;
  /** ISO 8601. */
  readonly signedAt: string;
  /** The keys that sign what an export says about its own extent: the SHA-256 of each public one (SPKI, DER), hexadecimal. */
  readonly signers: readonly string[];
}

export interface SignedCheckpoint extends Checkpoint {
  readonly note: SignedNote;
}

const ROOT_BYTES = 32;

/** The text of a head, which is signed. */
export const checkpointText = ({ origin, size, root, position, signedAt, signers }: Checkpoint): string =>
  [
    ...[origin, size, toBase64(root), `time ${signedAt}`],
    ...(position === null ? [] : [`position ${position}`]),
    ...(signers.length === 0 ? [] : [`signers ${signers.join(',')}`]),
    '',
  ].join('\n');

export const formatCheckpoint = (checkpoint: Checkpoint, signatures: readonly NoteSignature[]): string =>
  formatNote({ text: checkpointText(checkpoint), signatures });

/** A signed head; null when the text is none. Its signatures are not verified. */
export function parseCheckpoint(text: string): SignedCheckpoint | null {
  const note = parseNote(text);
  const [origin = '', size = '', encoded = '', ...extensions] = note?.text.split('\n') ?? [];
  const root = fromBase64(encoded);
  if (!note || origin === '' || !/^(0|[1-9]\d{0,15})$/.test(size) || root?.length !== ROOT_BYTES) return null;
  const named = (name: string) =>
    extensions.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? null;
  return {
    ...{ note, origin, size: Number(size), root },
    ...{ position: named('position'), signedAt: named('time') ?? '', signers: named('signers')?.split(',') ?? [] },
  };
}
