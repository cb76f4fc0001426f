import { USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { dataProvider } from '../record-screens/data-provider';
import { userEvents, press } from '../testing/user-events';
import { stubNetwork } from '../testing/network';
import { Availability } from './availability';

afterEach(cleanup);

test('leaving with unsaved hours asks first, also after they were refused', async () => {
  const stored = { ...USUAL_HOURS, leaves: [], timeZone: 'Asia/Kolkata' };
  stubNetwork(({ method }) => (method === 'GET' ? { json: { data: stored } } : 'refused'));
  const confirm = jest.spyOn(globalThis, 'confirm').mockReturnValue(false);
  // Only a data router can block a navigation.
  const page = (
    <AdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
      <Suspense>
        <Link to="/elsewhere">Elsewhere</Link>
        <Availability />
      </Suspense>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/availability'] });
  render(<RouterProvider router={router} />);
  await userEvents.click(await screen.findByRole('button', { name: 'Set your own hours' }));
  const leave = () => userEvents.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await leave();
  expect(confirm).toHaveBeenCalledTimes(1);
  await press('Save hours');
  await screen.findByText('Your hours could not be saved');
  await leave();
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(router.state.location.pathname).toBe('/availability');
  expect(screen.getByRole('group', { name: 'Monday' })).toBeTruthy();
  // The browser's own question, when the page is closed.
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  confirm.mockRestore();
});
