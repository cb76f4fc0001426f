import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The search parameters of a replay: together they are the whole state of the screen, so that an address can be shared. */
const parameters = [
  /** The inquiry under which the history is shown. */
  'inquiry',
  /** The position of the shown moment. */
  'at',
  /** `none`, or the position of the compared moment; the event before by default. */
  'compare',
  ...(['type', 'actor', 'from', 'to'] as const),
  /** Whether the event is opened. */
  'open',
  /** The column that a narrow screen shows. */
  'view',
] as const;
type ReplayParameter = (typeof parameters)[number];
export type ReplayAddress = Readonly<Record<ReplayParameter, string | null>>;
export type ChangeAddress = (
  values: Partial<Record<ReplayParameter, string | null>>,
  options?: { replace?: boolean },
) => void;

/** Writes parameters into a search string; null removes one. */
function searchWith(search: URLSearchParams, values: Partial<Record<ReplayParameter, string | null>>) {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** The state of the screen in the address, and its change. */
export function useReplayAddress(): readonly [ReplayAddress, ChangeAddress] {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(
    () => Object.fromEntries(parameters.map((name) => [name, search.get(name)])) as ReplayAddress,
    [search],
  );
  const change: ChangeAddress = useCallback(
    (values, { replace = false } = {}) =>
      setSearch((current) => searchWith(current, values), { replace, preventScrollReset: true }),
    [setSearch],
  );
  return [address, change];
}
