import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { Toasts } from '../look/toasts';
import { cacheWithClinic } from './network';

/** Renders a page at /here, with the toasts; `state`, `hash` and `search` belong to its location. Every other path is an empty page. */
export function renderPage(page: ReactElement, state?: unknown, hash = '', search = '') {
  let address = '';
  function Location() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  }
  const client = cacheWithClinic();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/here', state, hash, search }]}>
        <Location />
        <Routes>
          <Route path="/here" element={<Suspense>{page}</Suspense>} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return { where: () => address };
}
