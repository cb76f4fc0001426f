import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { endSession, startSession } from '../accounts/session';
import { joined } from '../appointments/samples';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import Meet from './meet';

beforeEach(() =>
  startSession({
    accessToken: 't',
    user: { _id: 'p', id: 'p', role: 'patient', fullName: 'Meera', email: 'm@x.y', profileImage: null },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
});

function drawRoom(answer: Answer) {
  const asked = stubNetwork(() => answer);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/meet/anamnesis-room-1']}>
        <Routes>
          <Route path="/meet/:roomName" element={<Meet />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

test('the two of a session meet under their names', async () => {
  const asked = drawRoom({
    json: { session: { ...joined('Active').session, doctorName: 'Kavita Rao', patientName: 'Meera Joshi' } },
  });
  expect(await screen.findByRole('heading', { name: 'Dr. Kavita Rao and Meera Joshi' })).toBeTruthy();
  expect(screen.getByText('Connected to room anamnesis-room-1')).toBeTruthy();
  expect(asked[0]?.path).toBe('/api/sessions/anamnesis-room-1');
});

test('nobody else gets in', async () => {
  drawRoom(refusal(403, 'NOT_ALLOWED', 'Your account may not do this.'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It is open to the two people of that session alone.',
  );
});

test('who is not signed in is not let in, and nothing is asked', () => {
  endSession();
  const asked = drawRoom('refused');
  expect(screen.getByRole('alert').textContent).toContain('This room could not be opened.');
  expect(asked).toHaveLength(0);
});
