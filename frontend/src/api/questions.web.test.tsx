import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import { cancelAppointment, patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { useCommand, useQuestion } from './questions';

const id = '8c1f6f0e-8a52-4f0e-9d0c-1f6f0e8a524f';
const because = (reason: string) => ({ params: { id }, body: { reason } });
const done: Answer = { json: { success: true } };

function around() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

test('a command keeps its id while nobody knows whether it was carried out, and only then', async () => {
  const answers: Answer[] = [
    'refused',
    refusal(503, 'UNAVAILABLE', 'Later.'),
    done,
    done,
    refusal(409, 'WRITE_CONFLICT', 'Again.'),
    done,
  ];
  const asked = stubNetwork(() => answers.shift()!);
  const { result } = renderHook(() => useCommand(cancelAppointment), { wrapper: around() });
  for (const reason of ['ill', 'ill', 'ill', 'ill', 'travelling', 'travelling'])
    await act(() => result.current.mutateAsync(because(reason)).catch(() => undefined));
  const ids = asked.map(({ headers }) => headers.get('x-command-id'));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).toBe(ids[0]);
  expect(new Set(ids.slice(2)).size).toBe(4);
});

test('changed input is another command', async () => {
  const asked = stubNetwork(() => 'refused');
  const { result } = renderHook(() => useCommand(cancelAppointment), { wrapper: around() });
  for (const reason of ['ill', 'travelling'])
    await act(() => result.current.mutateAsync(because(reason)).catch(() => undefined));
  expect(asked[0]!.headers.get('x-command-id')).not.toBe(asked[1]!.headers.get('x-command-id'));
});

test('what a command refreshes is asked again once it is done', async () => {
  const asked = stubNetwork(({ method }) => (method === 'POST' ? done : { json: { sessions: [] } }));
  const { result } = renderHook(
    () => ({
      list: useQuestion(patientAppointments),
      cancel: useCommand(cancelAppointment, { refreshes: [patientAppointments] }),
    }),
    { wrapper: around() },
  );
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  await act(() => result.current.cancel.mutateAsync(because('ill')));
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/users/appointments',
    `POST /api/appointments/${id}/cancel`,
    'GET /api/users/appointments',
  ]);
});
