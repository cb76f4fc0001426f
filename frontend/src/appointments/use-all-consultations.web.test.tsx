import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { dataProvider } from '../desk/data-provider';
import { LiveSessions } from '../sessions/live';
import { aSocket } from './testing/samples';
import { stubNetwork } from '../testing/network';
import { useAllConsultations } from './use-all-consultations';

afterEach(cleanup);

const TOTAL = 450;

test('consultations beyond the first page are fetched too', async () => {
  const requests = stubNetwork(({ path }) => {
    const range = new URL(path, 'http://test').searchParams.get('range') ?? '';
    const [from, to] = JSON.parse(range) as [number, number];
    const rows = Array.from({ length: Math.min(to + 1, TOTAL) - from }, (_, n) => ({ id: String(from + n) }));
    return { json: rows, headers: { 'content-range': `appointments ${from}-${from + rows.length - 1}/${TOTAL}` } };
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
      <LiveSessions open={aSocket().open}>{children}</LiveSessions>
    </AdminContext>
  );
  const { result } = renderHook(() => useAllConsultations({ date: '2030-11-21' }), { wrapper });
  await waitFor(() => expect(result.current.data).toHaveLength(TOTAL));
  expect(new Set(result.current.data?.map(({ id }) => id)).size).toBe(TOTAL);
  expect(requests).toHaveLength(3);
});
