import { showClinic } from '@anamnesis/contracts/doctors/addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { lostContact, madeContact, useContact } from './contact';

/** How often the connection is tried while there is none, ms: a browser does not notice a server that is gone. */
const EVERY = 15_000;

/** Follows the connection. Once it is back, what is on the page is read again. Returns what tries it now. */
export function useContactCheck(): () => Promise<void> {
  const client = useQueryClient();
  const { isLost } = useContact();
  const check = useCallback(async () => {
    try {
      await call(showClinic);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NETWORK') return lostContact();
      if (!(error instanceof ApiError)) throw error;
    }
    madeContact();
    await client.refetchQueries({ type: 'active' });
  }, [client]);
  useEffect(() => {
    const checkNow = () => void check();
    if (!navigator.onLine) lostContact();
    addEventListener('offline', lostContact);
    addEventListener('online', checkNow);
    const timer = isLost ? setInterval(checkNow, EVERY) : undefined;
    return () => {
      removeEventListener('offline', lostContact);
      removeEventListener('online', checkNow);
      clearInterval(timer);
    };
  }, [check, isLost]);
  return check;
}
