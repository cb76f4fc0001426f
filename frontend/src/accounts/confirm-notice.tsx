import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { lazy, Suspense } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useLanguage } from '../language/language';

// Most addresses are confirmed, and most people read the language of their account, so neither is part of the first load.
const ConfirmRequest = lazy(() => import('./confirm-request'));
const AccountLanguage = lazy(() => import('./account-language'));

/** Asks for the confirmation of the email address; hidden once it is confirmed or while that is unknown. Takes up the account's language. */
export function ConfirmNotice() {
  const { data } = useApiQuery(showCredentials);
  const language = useLanguage();
  if (!data) return null;
  const { email, emailConfirmed, language: kept } = data.data;
  return (
    <Suspense fallback={null}>
      {(kept ?? 'en') !== language && <AccountLanguage kept={kept} />}
      {!emailConfirmed && <ConfirmRequest email={email} />}
    </Suspense>
  );
}
