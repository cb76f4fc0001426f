import type { recordKinds } from '@anamnesis/contracts/audit/events';
import { type OpeningHeaders, openingName } from '@anamnesis/contracts/audit/opening';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';

interface Opened {
  readonly kind: (typeof recordKinds)[number];
  readonly id: string;
  /** Further parts of the opening's identity: the client chooses only the header. */
  readonly within?: string;
}

/**
 * A reading of a list, sheet or record that stays open on a screen and is refetched. One per opening, reader, ground and hour is recorded, and
 * an unknown opening is a new one.
 */
export function oneOpening(
  { clock }: Pick<Ports, 'clock'>,
  { headers }: { headers: OpeningHeaders },
  { kind, id, within }: Opened,
) {
  const name = openingName(headers, clock(), within);
  return { what: { kind, id }, ...(name !== null && { again: uuidOf(name) }) };
}

const DOWNLOAD_MINUTES = 15;

/** The name of a download in ranges: those of one reader and file within a quarter of an hour count as one reading. */
export const oneDownload = ({ clock }: Pick<Ports, 'clock'>, readerId: string, fileId: string): string =>
  uuidOf(`reading/${readerId}/${fileId}/${Math.floor(clock().getTime() / (DOWNLOAD_MINUTES * 60_000))}`);
