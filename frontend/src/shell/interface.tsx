import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { queryClient } from '../api/questions';
import { needToasts } from '../look/toast-host';
import { dismissErrors } from '../look/toasts';

/** An error belongs to the page it happened on. */
function LeaveErrorsBehind() {
  const { pathname } = useLocation();
  useEffect(() => dismissErrors, [pathname]);
  return null;
}

/** What every page with forms or data needs around it; the public pages do without, and load faster for it. */
export default function Interface({ children }: { children?: ReactNode }) {
  useEffect(needToasts, []);
  return (
    <QueryClientProvider client={queryClient}>
      {/* For useClinic(), which a page may ask for first. */}
      <Suspense fallback={null}>{children ?? <Outlet />}</Suspense>
      <LeaveErrorsBehind />
    </QueryClientProvider>
  );
}
