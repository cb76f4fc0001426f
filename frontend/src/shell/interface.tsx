import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { queryClient } from '../api/questions';
import { currentScheme, useScheme } from '../look/scheme';
import { theme } from '../look/theme';
import { needToasts } from '../look/toast-host';
import { dismissErrors } from '../look/toasts';

/** Material UI follows the product's own choice of scheme, which stands before Material UI is loaded. */
function FollowScheme() {
  const scheme = useScheme();
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

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
    <ThemeProvider theme={theme} storageManager={null} defaultMode={currentScheme()} disableTransitionOnChange>
      <FollowScheme />
      <QueryClientProvider client={queryClient}>
        {/* For useClinic(), which a page may ask for first. */}
        <Suspense fallback={null}>{children ?? <Outlet />}</Suspense>
        <LeaveErrorsBehind />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
