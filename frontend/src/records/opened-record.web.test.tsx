import { OPENING } from '@anamnesis/contracts/audit/constants';
import { MIN_POSITION } from '@anamnesis/contracts/language/headers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { forgetPosition } from '../api/position';
import { aSocket } from '../appointments/testing/samples';
import { Connection } from '../live/connection';
import { endSession, startSession } from '../signed-in/session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import { EmergencyButton } from '../break-glass/emergency-button';
import { OpenedRecord } from './opened-record';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const NOW = new Date('2026-11-21T05:30:00.000Z');
const END = new Date('2026-11-21T05:45:00.000Z');

beforeEach(() =>
  startSession({
    accessToken: 'token',
    user: { ...{ _id: 'd', id: 'd', role: 'doctor', fullName: 'Ravi Menon', email: 'd@x.y' }, profileImage: null },
  }),
);
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  endSession();
  forgetPosition();
});

const record = {
  patient: {
    ...{ id: patientId, fullName: 'Meera Joshi', email: 'm@x.y', gender: 'Female', age: 37, picture: null },
    appointment: null,
  },
  ...{ allergies: [], prescriptions: [], testReports: [], diagnoses: [] },
};
const MINUTE = 60_000;

test.each([
  ['right', 0],
  ['an hour ahead', 60 * MINUTE],
  ['an hour behind', -60 * MINUTE],
])(
  'emergency access shows its minutes, lets nothing be written, and closes at its end, by a clock that is %s',
  async (_, off) => {
    jest.useFakeTimers({ now: new Date(NOW.getTime() + off), advanceTimers: true });
    const inEmergency = (): Answer => {
      const secondsLeft = (END.getTime() - (Date.now() - off)) / 1_000;
      return { json: { data: { ...record, emergency: { until: END.toISOString(), secondsLeft } } } };
    };
    let answer = inEmergency;
    stubNetwork(() => answer());
    renderPage(<OpenedRecord patientId={patientId} onOpened={() => undefined} />);
    await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
    expect(screen.getByRole('timer').textContent).toBe('15 minutes left');
    expect(screen.queryByRole('group', { name: 'Add New Records' })).toBeNull();
    for (let minute = 0; minute < 14; minute += 1) act(() => jest.advanceTimersByTime(60_001));
    expect(screen.getByRole('timer').textContent).toBe('1 minute left');
    answer = () => refusal(404, 'PATIENT_NOT_FOUND', 'You have no patient with this email address.');
    act(() => jest.advanceTimersByTime(60_001));
    await screen.findByRole('heading', { name: 'This record is closed' });
    expect(screen.queryByText('Meera Joshi')).toBeNull();
  },
);

test('a record that is refused when it is read again is closed at once', async () => {
  let answer: Answer = { json: { data: { ...record, emergency: null } } };
  stubNetwork(() => answer);
  renderPage(<OpenedRecord patientId={patientId} onOpened={() => undefined} />);
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  expect(screen.queryByRole('timer')).toBeNull();
  answer = refusal(404, 'PATIENT_NOT_FOUND', 'You have no patient with this email address.');
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await screen.findByRole('heading', { name: 'This record is closed' });
  focusManager.setFocused(undefined);
});

test('a change of the record or of the appointments is pushed to the open record, which is one opening all the time', async () => {
  let answer: Answer = { json: { data: { ...record, emergency: null } } };
  const asked = stubNetwork(() => answer);
  const socket = aSocket();
  renderPage(
    <>
      <Connection open={socket.open} />
      <OpenedRecord patientId={patientId} onOpened={() => undefined} />
    </>,
  );
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  act(() => socket.push('connect'));
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => socket.push('recordUpdate', { position: '820' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  answer = refusal(404, 'PATIENT_NOT_FOUND', 'You have no patient with this email address.');
  act(() => socket.push('sessionUpdate', { sessionId: 's', type: 'AppointmentCancelled', position: '821' }));
  await screen.findByText(/^You no longer have access to it\./);
  expect(screen.queryByText('Meera Joshi')).toBeNull();
  expect(asked.map(({ headers }) => headers.get(MIN_POSITION))).toEqual([null, null, '820', '821']);
  const openings = new Set(asked.map(({ headers }) => headers.get(OPENING)));
  expect([...openings]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('an open record is read again each minute, so that it closes when access ends without a push', async () => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  let answer: Answer = { json: { data: { ...record, emergency: null } } };
  stubNetwork(() => answer);
  const socket = aSocket();
  renderPage(
    <>
      <Connection open={socket.open} />
      <OpenedRecord patientId={patientId} onOpened={() => undefined} />
    </>,
  );
  act(() => socket.push('connect'));
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  answer = refusal(404, 'PATIENT_NOT_FOUND', 'You have no patient with this email address.');
  await act(() => jest.advanceTimersByTimeAsync(60_001));
  await screen.findByRole('heading', { name: 'This record is closed' });
});

test('a record that is opened again is another opening, even a moment later', async () => {
  const asked = stubNetwork(() => ({ json: { data: { ...record, emergency: null } } }));
  function Reopening() {
    const [key, setKey] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setKey(key + 1)}>
          Reopen
        </button>
        <OpenedRecord key={key} patientId={patientId} onOpened={() => undefined} />
      </>
    );
  }
  renderPage(<Reopening />);
  await screen.findByRole('heading', { level: 2, name: 'Meera Joshi' });
  await press('Reopen');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]?.headers.get(OPENING)).not.toBe(asked[1]?.headers.get(OPENING));
});

test('the dialog needs an address and a reason, and says what it means', async () => {
  const opened: string[] = [];
  const asked = stubNetwork(() => ({
    json: { success: true, data: { breakGlassId: 'b', patientId, expiresAt: END.toISOString() } },
  }));
  renderPage(<EmergencyButton onOpened={(id) => opened.push(id)} />);
  await press('Emergency access');
  await screen.findByText(/for 15 minutes, and change nothing\. The patient is told at once/);
  await press('Open the record');
  await screen.findByText("Please give the patient's email address.");
  expect(screen.getByText('Please say why.')).toBeTruthy();
  await fillIn("Patient's email address", 'meera@example.org');
  await fillIn('What is the emergency?', 'Unconscious after a fall.');
  await press('Open the record');
  await waitFor(() => expect(opened).toEqual([patientId]));
  expect(asked.map(({ body }) => body)).toEqual([
    { userEmail: 'meera@example.org', reason: 'Unconscious after a fall.' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape asks before it drops the typed reason, and closes an untouched dialog at once', async () => {
  stubNetwork(() => 'refused');
  renderPage(<EmergencyButton onOpened={() => undefined} />);
  await press('Emergency access');
  await userEvents.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Emergency access');
  await fillIn('What is the emergency?', 'Unconscious after a fall.');
  await userEvents.keyboard('{Escape}');
  await screen.findByText('Discard what you typed?');
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is the emergency?').value).toBe('Unconscious after a fall.');
});

test('a refusal is shown in the dialog, which keeps what was typed', async () => {
  stubNetwork(() => refusal(404, 'BREAK_GLASS_NO_PATIENT', 'No record can be opened with this email address.'));
  renderPage(<EmergencyButton patientId={patientId} label="Again" onOpened={() => undefined} />);
  await press('Again');
  expect(screen.queryByLabelText("Patient's email address")).toBeNull();
  await fillIn('What is the emergency?', 'Unconscious after a fall.');
  await press('Open the record');
  await screen.findByText('The record was not opened');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is the emergency?').value).toBe('Unconscious after a fall.');
});
