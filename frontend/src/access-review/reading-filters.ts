import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../language/messages';
import { accessReviewMessages } from './messages';

/** Which readings the list shows. The choice is part of the address, which auditors can send each other; it contains ids only, no names. */
export const shownStates = ['open', 'all', 'reviewed'] as const;
export type ShownState = (typeof shownStates)[number];
const names = ['kind', 'purpose', 'from', 'to', 'readerId', 'patientId'] as const;
export type FilterName = (typeof names)[number];

/** The names of a group of texts. */
export const keysOf = <Key extends string>(texts: Readonly<Record<Key, string>>) => Object.keys(texts) as Key[];
const among = <Word extends string>(words: readonly Word[], value: string | null): Word | undefined =>
  words.find((word) => word === value);

/** The filters in the address of the page. A value that is none of those offered is no filter. */
export function useReadingFilters() {
  const { kinds, grounds } = useMessages(accessReviewMessages);
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === '') after.delete(name);
            else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const filters = useMemo(() => {
    const show = among(shownStates, address.get('show')) ?? 'open';
    const text = (name: FilterName) => address.get(name) ?? undefined;
    const query = {
      ...(show === 'open' && { unusual: 'yes' as const }),
      ...(show !== 'all' && { state: show }),
      ...{ kind: among(keysOf(kinds), address.get('kind')), purpose: among(keysOf(grounds), address.get('purpose')) },
      ...{ from: text('from'), to: text('to'), readerId: text('readerId'), patientId: text('patientId') },
    };
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return { show, query: Object.fromEntries(given) as Partial<typeof query> };
  }, [address, kinds, grounds]);
  return { ...filters, isFiltered: names.some((name) => address.has(name)), set };
}
