import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { queryClient } from '../api/api-queries';
import { enableToasts } from '../look/toast-host';
import { apiMessages } from '../api/messages';
import { useRefusalSentences } from '../api/refusal-sentences';
import { useMessages } from '../language/messages';
import { dismissErrors } from '../look/toasts';

/** Dismisses errors when the page changes: they concern the page they occurred on. */
function ErrorDismissal() {
  const { pathname } = useLocation();
  useEffect(() => dismissErrors, [pathname]);
  return null;
}

/** Queries and toasts, for every page with forms or data. Public pages omit them to load faster. */
export default function Interface({ children }: { children?: ReactNode }) {
  // Loaded with the page: once the connection has failed, the sentence about it could not be loaded. Refusals are shown in its language.
  useMessages(apiMessages);
  useRefusalSentences();
  useEffect(enableToasts, []);
  return (
    <QueryClientProvider client={queryClient}>
      {/* Pages suspend in useClinic() until the clinic's settings are loaded. */}
      <Suspense>{children ?? <Outlet />}</Suspense>
      <ErrorDismissal />
    </QueryClientProvider>
  );
}
