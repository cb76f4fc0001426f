import { listHistory, proveConsistency } from '@anamnesis/contracts/integrity/addresses';
import type { HistoryEntry, IntegrityHead } from '@anamnesis/contracts/integrity/routes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { type Asked, verifyHistory } from './verify-history';

/** Streams and positions in a typed text, separated by commas. */
export function askedIn(text: string): Asked {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isPosition = (part: string) => /^\d{1,19}$/.test(part);
  return { streams: parts.filter((part) => !isPosition(part)), positions: parts.filter(isPosition) };
}

/** The same as the parameters of a request. */
export const askedQuery = ({ streams, positions }: Asked) => ({
  ...{ streams: streams.join(','), positions: positions.join(',') },
});

/** Loads the events with their proofs and verifies them in this browser, against a head and an earlier one. */
export const useVerification = (
  { inquiry, ...asked }: Asked & { readonly inquiry: string },
  head: IntegrityHead | undefined,
  older: IntegrityHead | undefined,
) =>
  useQuery({
    queryKey: [listHistory.path, asked, inquiry, head?.size, older?.size],
    enabled: head !== undefined && inquiry !== '' && asked.streams.length + asked.positions.length > 0,
    queryFn: async ({ signal }) => {
      if (!head) throw new Error('There is no head');
      const entries: HistoryEntry[] = [];
      let after: number | null = null;
      do {
        const query = { ...askedQuery(asked), inquiry, size: head.size, ...(after === null ? {} : { after }) };
        const page: { entries: HistoryEntry[]; next: number | null } = await call(listHistory, { query }, { signal });
        entries.push(...page.entries);
        after = page.next;
      } while (after !== null);
      const continuing =
        older && (await call(proveConsistency, { query: { from: older.size, size: head.size } }, { signal }));
      return verifyHistory(head, asked, entries, older && continuing ? { head: older, proof: continuing.proof } : null);
    },
  });
