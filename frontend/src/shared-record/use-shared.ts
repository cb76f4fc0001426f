import type { Address } from '@anamnesis/contracts/language/address';
import type { Route } from '@anamnesis/contracts/language/route';
import { SHARE_SESSION } from '@anamnesis/contracts/share/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reply } from '../api/address';
import type { ApiError, ApiErrorCode } from '../api/api-error';
import { questionKey } from '../api/api-queries';
import { call } from '../api/call';
import { useOpening } from '../audit/use-opened-query';

/** Why a record was closed: a refusal, or what the page has found out by itself. */
export type End = ApiError | 'linkOver' | 'visitOver' | 'unchecked';

/** The open session of a visitor. */
export interface Visit {
  session: string;
  /** Called when the session or the link has ended. */
  onEnd: (why: End) => void;
}

const ENDED: ReadonlySet<ApiErrorCode> = new Set(['SHARE_SESSION_ENDED', 'SHARE_EXPIRED', 'SHARE_REVOKED']);

/** Whether a refusal means that the record is no longer open. */
export const hasEnded = ({ code }: ApiError): boolean => ENDED.has(code);

/** A query with the session of a shared record. Nothing of it stays in memory once the record is closed. */
export function useShared<R extends Route>(
  address: Address<R>,
  { session, onEnd }: Visit,
  options: { refetchInterval?: number } = {},
) {
  const opening = useOpening();
  const query = useQuery<Reply<R>, ApiError>({
    queryKey: [...questionKey(address), session],
    queryFn: ({ signal }) => call(address, undefined, { signal, headers: { [SHARE_SESSION]: session, ...opening } }),
    gcTime: 0,
    ...options,
  });
  const { error } = query;
  useEffect(() => {
    if (error && hasEnded(error)) onEnd(error);
  }, [error, onEnd]);
  return query;
}
