import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { lazy, Suspense } from 'react';
import { useQuestion } from '../api/questions';

const UnconfirmedNotice = lazy(() => import('./unconfirmed-notice'));

/** Asks for the confirmation of the email address; hidden once it is confirmed or while that is unknown. */
export function ConfirmNotice() {
  const { data } = useQuestion(showCredentials);
  if (data?.data.emailConfirmed !== false) return null;
  return (
    <Suspense>
      <UnconfirmedNotice email={data.data.email} />
    </Suspense>
  );
}
