import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ToastHost } from '../look/toast-host';

/** After a change of page the focus goes to the new content, so that a reader starts there and not at the old button. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What every page stands in. */
export function Root() {
  useFocusOnNewPage();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <ToastHost />
    </>
  );
}
