import { expect, test } from '@jest/globals';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import { cancelAppointment, listConsultations, patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { queryClient, useCommand, useApiQuery } from './api-queries';
import { refetchTagged } from './tags';

const id = '8c1f6f0e-8a52-4f0e-9d0c-1f6f0e8a524f';
const because = (reason: string) => ({ params: { id }, body: { reason } });
const done: Answer = { json: { success: true } };

function around() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

test('a command keeps its id only while its outcome is unknown', async () => {
  const answers: Answer[] = [
    'refused',
    refusal(503, 'UNAVAILABLE', 'Later.'),
    done,
    done,
    refusal(409, 'WRITE_CONFLICT', 'Again.'),
    done,
  ];
  const requests = stubNetwork(() => answers.shift()!);
  const { result } = renderHook(() => useCommand(cancelAppointment), { wrapper: around() });
  for (const reason of ['ill', 'ill', 'ill', 'ill', 'travelling', 'travelling'])
    await act(() => result.current.mutateAsync(because(reason)).catch(() => undefined));
  const ids = requests.map(({ headers }) => headers.get('x-command-id'));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).toBe(ids[0]);
  expect(new Set(ids.slice(2)).size).toBe(4);
});

test('without a network a command and a query fail at once, and are not sent later', async () => {
  const requests = stubNetwork(() => 'refused');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  onlineManager.setOnline(false);
  const { result, unmount } = renderHook(
    () => ({ list: useApiQuery(patientAppointments), cancel: useCommand(cancelAppointment) }),
    { wrapper },
  );
  act(() => result.current.cancel.mutate(because('ill')));
  await waitFor(() => expect(result.current.cancel.error?.code).toBe('NETWORK'));
  await waitFor(() => expect(result.current.list.error?.code).toBe('NETWORK'));
  unmount();
  onlineManager.setOnline(true);
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('changed input is another command', async () => {
  const requests = stubNetwork(() => 'refused');
  const { result } = renderHook(() => useCommand(cancelAppointment), { wrapper: around() });
  for (const reason of ['ill', 'travelling'])
    await act(() => result.current.mutateAsync(because(reason)).catch(() => undefined));
  expect(requests[0]!.headers.get('x-command-id')).not.toBe(requests[1]!.headers.get('x-command-id'));
});

test('a command refetches the queries with its tags, and no others', async () => {
  const requests = stubNetwork(({ method }) => (method === 'POST' ? done : { json: { sessions: [] } }));
  const { result } = renderHook(
    () => ({
      list: useApiQuery(patientAppointments),
      profile: useApiQuery(currentPatient),
      cancel: useCommand(cancelAppointment),
    }),
    { wrapper: around() },
  );
  await waitFor(() => expect([result.current.list, result.current.profile].every((each) => each.isSuccess)).toBe(true));
  requests.length = 0;
  await act(() => result.current.cancel.mutateAsync(because('ill')));
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /api/appointments/${id}/cancel`,
    'GET /api/users/appointments',
  ]);
});

test.each([
  [409, 'APPOINTMENT_OVER', 1],
  [422, 'SLOT_PAST', 1],
  [400, 'INPUT_INVALID', 0],
  [401, 'NOT_SIGNED_IN', 0],
])('a refusal with %i, %s, refetches if the page was out of date', async (status, code, again) => {
  const lists = { json: { sessions: [] } };
  const requests = stubNetwork(({ method }) => (method === 'POST' ? refusal(status, code, 'No.') : lists));
  const { result } = renderHook(
    () => ({ list: useApiQuery(patientAppointments), cancel: useCommand(cancelAppointment) }),
    { wrapper: around() },
  );
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  requests.length = 0;
  await act(() => result.current.cancel.mutateAsync(because('ill')).catch(() => undefined));
  await waitFor(() => expect(requests.filter(({ path }) => path === patientAppointments.path)).toHaveLength(again));
});

test('a change that is told while a query is loaded for the first time is shown: the query is read again', async () => {
  let reply: (answer: Answer) => void = () => undefined;
  const first = new Promise<Answer>((resolve) => (reply = resolve));
  const answers = [first, { json: { data: ['after the change'] } }];
  const never = new Promise<Answer>(() => undefined);
  const requests = stubNetwork(({ path }) =>
    path === listConsultations.path ? never : (answers.shift() ?? 'refused'),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      // Another one, with the same tags, that is never loaded, holds nothing up.
      useApiQuery(listConsultations);
      return useApiQuery(patientAppointments);
    },
    { wrapper },
  );
  const own = () => requests.filter(({ path }) => path === patientAppointments.path);
  await waitFor(() => expect(own()).toHaveLength(1));
  for (let times = 0; times < 3; times += 1) void refetchTagged(client, patientAppointments.tags);
  reply({ json: { data: ['before the change'] } });
  await waitFor(() => expect(result.current.data).toEqual({ data: ['after the change'] }));
  expect(own()).toHaveLength(2);
});

test("react-admin's lists are refetched by the tags of their resource", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const keys = [
    ['appointments', 'getList', { filter: {} }],
    ['appointments', 'getOne', { id }],
    ['registrations', 'getList', { filter: {} }],
  ];
  for (const key of keys) client.setQueryData(key, {});
  await refetchTagged(client, cancelAppointment.tags);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
