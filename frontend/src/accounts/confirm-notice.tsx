import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { lazy, Suspense } from 'react';
import { useApiQuery } from '../api/api-queries';

// Most addresses are confirmed, so it is no part of the first load.
const ConfirmRequest = lazy(() => import('./confirm-request'));

/** Asks for the confirmation of the email address; hidden once it is confirmed or while that is unknown. */
export function ConfirmNotice() {
  const { data } = useApiQuery(showCredentials);
  if (!data || data.data.emailConfirmed) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmRequest email={data.data.email} />
    </Suspense>
  );
}
