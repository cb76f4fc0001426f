import { OPENING, OPENING_MINUTES } from '@anamnesis/contracts/audit/constants';
import type { recordKinds } from '@anamnesis/contracts/audit/events';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';

interface Opened {
  readonly kind: (typeof recordKinds)[number];
  readonly id: string;
  /** Further parts of the opening's identity: the client chooses only the header. */
  readonly within?: string;
}

/**
 * A reading of a list, sheet or record that stays open on a screen and is refetched. One per opening, reader, ground and hour is recorded. Only the
 * client knows which requests belong to one opening, so an unknown opening is a new one, and no opening hides readings for longer than an hour.
 */
export function oneOpening(
  { clock }: Pick<Ports, 'clock'>,
  { headers }: { headers: { readonly [OPENING]?: string | undefined } },
  { kind, id, within = '' }: Opened,
) {
  const what = { kind, id };
  const opening = headers[OPENING];
  if (opening === undefined) return { what };
  return { what, again: uuidOf(`opening/${opening}/${within}/${periodOf(clock, OPENING_MINUTES)}`) };
}

const DOWNLOAD_MINUTES = 15;

/** The name of a download in ranges: those of one reader and file within a quarter of an hour count as one reading. */
export const oneDownload = ({ clock }: Pick<Ports, 'clock'>, readerId: string, fileId: string): string =>
  uuidOf(`reading/${readerId}/${fileId}/${periodOf(clock, DOWNLOAD_MINUTES)}`);

const periodOf = (clock: () => Date, minutes: number) => Math.floor(clock().getTime() / (minutes * 60_000));
