import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ToastHost } from '../look/toast-host';

/** Moves the focus to the new content after a page change, so that screen readers start there instead of at the old link. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The root of all pages. */
export function Root() {
  useFocusOnNewPage();
  return (
    <>
      {/* Pages suspend while the texts of another language load. */}
      <Suspense>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
      <ToastHost />
    </>
  );
}
