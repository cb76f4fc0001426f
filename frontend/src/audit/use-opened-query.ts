import { OPENING } from '@anamnesis/contracts/audit/constants';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input, Reply } from '../api/address';
import type { ApiError } from '../api/api-error';
import { questionKey } from '../api/api-queries';
import { call } from '../api/call';
import { newCommandId } from '../api/command-id';
import { shownBy } from '../api/tags';

/**
 * A query of another person's data, which is recorded as a reading: one for each opening of the screen, however often it is refetched.
 * The reply is not cached after the screen is closed, so the next opening sends a new request. Pass `opening` if other requests of the screen
 * belong to the same reading.
 */
export function useOpenedQuery<R extends Route>(
  address: Address<R>,
  input: Input<R>,
  { opening, ...options }: { opening?: Opening; enabled?: boolean; refetchInterval?: number | false } = {},
) {
  const own = useOpening();
  return useQuery<Reply<R>, ApiError>({
    queryKey: questionKey(address, input),
    queryFn: ({ signal }) => call(address, input, { signal, headers: opening ?? own }),
    gcTime: 0,
    meta: shownBy(address),
    ...options,
  });
}

/** The header of an opening of a screen. */
export type Opening = Readonly<Record<typeof OPENING, string>>;

/** The header of this opening of a screen: the same until the screen is closed. */
export const useOpening = (): Opening => useState(() => ({ [OPENING]: newCommandId() }))[0];
