import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useContact } from './contact';
import { keptPath } from './kept-queries';

const isAboutThePerson = ({ queryKey }: Query) => {
  const path = keptPath(queryKey);
  return path !== null && path !== showClinic.path;
};

/** Of the queries of the current page: when the oldest answer was given, in ms since 1970 (null without one), and whether one is missing. */
export function useShownAnswers(): { oldest: number | null; isOneMissing: boolean } {
  const cache = useQueryClient().getQueryCache();
  const { shown } = useContact();
  const active = () => cache.findAll({ type: 'active' });
  const subscribe = (changed: () => void) => cache.subscribe(changed);
  const oldest = useSyncExternalStore(subscribe, () =>
    active()
      .filter((query) => query.state.data !== undefined && isAboutThePerson(query))
      .map(({ queryHash, state }) => shown.get(queryHash) ?? state.dataUpdatedAt)
      .reduce<number | null>((least, at) => Math.min(least ?? at, at), null),
  );
  const isOneMissing = useSyncExternalStore(subscribe, () =>
    active().some(({ state }) => state.status === 'error' && state.data === undefined),
  );
  return { oldest, isOneMissing };
}
