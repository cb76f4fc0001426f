import { render } from '@testing-library/react';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import {
  AdminContext,
  memoryStore,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { recordTheme } from '../look/record-theme';
import { Toasts } from '../look/toasts';
import { dataProvider } from '../record-screens/data-provider';
import { useI18nProvider } from '../record-screens/i18n-provider';
import { cacheWithClinic } from './network';

const theme = recordTheme('light');

/** Renders the screens of a resource at a URL as the record screens do, with the toasts, and with `beside` on the same page. */
export function renderDesk(
  resource: string,
  { list, show }: { list: ReactElement; show?: ReactElement },
  {
    address = `/${resource}`,
    store = memoryStore(),
    beside,
  }: { address?: string; store?: Store; beside?: ReactNode } = {},
) {
  let here = '';
  function Here() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  }
  function Screens() {
    return (
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={useI18nProvider()}
        theme={theme}
        store={store}
        queryClient={queryClient}
      >
        <ResourceDefinitionContextProvider
          definitions={{ [resource]: { name: resource, hasShow: show !== undefined } }}
        >
          <ResourceContextProvider value={resource}>
            <Here />
            <Routes>
              <Route path={`/${resource}`} element={list} />
              {show && <Route path={`/${resource}/:id/show`} element={show} />}
            </Routes>
          </ResourceContextProvider>
        </ResourceDefinitionContextProvider>
        {beside}
        <Toasts />
      </AdminContext>
    );
  }
  const queryClient = cacheWithClinic({ queries: { retry: false, staleTime: 10_000 } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense>
        <Screens />
      </Suspense>
    </MemoryRouter>,
  );
  return { where: () => here };
}
