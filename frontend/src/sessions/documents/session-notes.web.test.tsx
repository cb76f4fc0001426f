import { afterEach, describe, expect, test } from '@jest/globals';
import type { AppointmentStatus, Side } from '@anamnesis/contracts/appointments/constants';
import type { SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { endSession, startSession } from '../../signed-in/session';
import { aConsultation, anAppointment, aSocket } from '../../appointments/testing/samples';
import { renderPage } from '../../testing/render-page';
import { fillIn, userEvents, press } from '../../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../../testing/network';
import { Connection } from '../../live/connection';
import { DoctorDocuments } from './doctor-documents';
import { keepDraft } from './drafts';
import { PatientDocuments } from './patient-documents';
import { aNote, aReport, someDocuments } from './testing/samples';

const { id } = anAppointment();
afterEach(() => {
  cleanup();
  keepDraft(id, undefined);
  endSession();
});

const WRITE = `POST /api/doctor/sessions/${id}/notes`;
const RETRACT = `POST /api/sessions/${id}/notes/${aNote().id}/retract`;
const saved: Answer = { json: { success: true, message: 'Notes added successfully!' } };

interface Scene {
  start?: Partial<SessionDocuments>;
  on?: Record<string, Answer>;
  status?: AppointmentStatus;
}

/** Renders the notes of a session as one side sees them, over a server that holds these documents. */
function drawAs(side: Side, { start = {}, on = {}, status = 'Active' }: Scene = {}) {
  const user = { _id: side, id: side, email: 'm@x.y', profileImage: null, role: side, fullName: 'Anybody' };
  startSession({ accessToken: 't', user });
  let held = someDocuments(start);
  const asked = stubNetwork(({ method, path }) => {
    if (path === `/api/sessions/${id}/documents`) return { json: held };
    if (path === '/api/users/session-documents') return { json: { documents: [held] } };
    return on[`${method} ${path}`] ?? { json: { success: true } };
  });
  const socket = aSocket();
  const state = { status, startTime: status === 'Pending' ? null : '2030-11-21T05:30:00.000Z' };
  const page =
    side === 'patient' ? (
      <PatientDocuments appointment={anAppointment(state)} />
    ) : (
      <DoctorDocuments consultation={aConsultation(state)} />
    );
  const again = () =>
    renderPage(
      <>
        <Connection open={socket.open} />
        {page}
      </>,
    );
  again();
  return {
    ...{ asked, socket, again },
    become: (next: Partial<SessionDocuments>) => (held = someDocuments(next)),
    posted: () => asked.find(({ method }) => method === 'POST'),
  };
}
const line = () => screen.findByRole('log', { name: 'Notes of this session' });
/** The texts of the timeline's entries. */
const points = async () =>
  within(await line())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Write a note');

describe.each<[Side, string]>([
  ['patient', 'Dr. Kavita Rao'],
  ['doctor', 'Meera Joshi'],
])('as the %s', (side, other) => {
  const otherSide = side === 'patient' ? 'doctor' : 'patient';
  const own = aNote({ by: side });

  test('the timeline shows the events, the notes with their authors, and ends now', async () => {
    const notes = [
      own,
      aNote({ id: 'second', by: otherSide, text: 'At night.', writtenAt: '2030-11-21T05:40:00.000Z' }),
    ];
    drawAs(side, { start: { notes } });
    expect(await points()).toEqual([
      '11:00 AM ISTSession started',
      '11:04 AM ISTCheck CK.YouRetract',
      `11:10 AM ISTAt night.${other}`,
      'Now',
    ]);
  });

  test('before the session the timeline shows the agreed time, and no note can be written', async () => {
    const report = aReport({ uploadedAt: '2030-11-18T05:34:00.000Z' });
    drawAs(side, { start: { reports: [report] }, status: 'Pending' });
    expect(await points()).toEqual([
      `Nov 18, 2030, 11:04 AM IST${side === 'patient' ? 'You' : other} added lipids.pdf`,
      'Now',
      `Thu, Nov 21, 11:00 AM ISTSession with ${other}`,
    ]);
    expect(screen.getByText('Notes can be written once the session has begun.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('after the session the timeline has no current entry, and notes can still be written', async () => {
    drawAs(side, { status: 'Completed' });
    expect(await points()).toEqual(['11:00 AM ISTSession started']);
    expect(await field()).toBeTruthy();
  });

  test('a saved note is confirmed in green, appears on the timeline and leaves the form empty', async () => {
    const { posted, become } = drawAs(side, { on: { [WRITE]: saved } });
    await field();
    await fillIn('Write a note', ' Check CK. ');
    become({ notes: [own] });
    await press('Save note');
    expect((await screen.findByText('Notes added successfully!')).className).toContain('good');
    expect(posted()?.body).toEqual({ notes: 'Check CK.' });
    expect(await within(await line()).findByText('Check CK.')).toBeTruthy();
    expect((await field()).value).toBe('');
  });

  test.each<[string, Answer, string]>([
    ['no reply', 'refused', 'An error occurred while saving notes'],
    ['a refusal', refusal(409, 'APPOINTMENT_OVER', 'This appointment is over.'), 'This appointment is over.'],
  ])('after %s the draft is kept, with the reason in red', async (_, answer, words) => {
    drawAs(side, { on: { [WRITE]: answer } });
    await field();
    await fillIn('Write a note', 'Check CK.');
    await press('Save note');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('alert').className).toContain('bad');
    expect((await field()).value).toBe('Check CK.');
  });

  test('an empty note is not saved', async () => {
    const { posted } = drawAs(side);
    await field();
    await press('Save note');
    expect((await screen.findByRole('alert')).textContent).toBe('Please write something first.');
    expect(posted()).toBeUndefined();
  });

  test('the draft survives the form', async () => {
    const { again } = drawAs(side);
    await field();
    await fillIn('Write a note', 'Check CK.');
    cleanup();
    again();
    expect((await field()).value).toBe('Check CK.');
  });

  test('a pushed note of the other side is shown, and cannot be retracted by this one', async () => {
    const { socket, become } = drawAs(side);
    await line();
    act(() => socket.push('connect'));
    become({ notes: [aNote({ by: otherSide })] });
    act(() => socket.push('sessionUpdate', { sessionId: id, type: 'NotesWritten', position: '7' }));
    expect(await within(await line()).findByText('Check CK.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retract' })).toBeNull();
  });

  test('retracting asks for a reason, and shows the note struck through with it', async () => {
    const { posted, become } = drawAs(side, { start: { notes: [own] } });
    await line();
    await press('Retract');
    const dialog = within(await screen.findByRole('dialog', { name: 'Retract this note' }));
    await userEvents.click(dialog.getByRole('button', { name: 'Retract this note' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Please say why.');
    expect(posted()).toBeUndefined();
    await userEvents.type(dialog.getByLabelText('Reason'), ' Another patient. ');
    become({ notes: [{ ...own, retracted: { at: '2030-11-21T05:42:00.000Z', reason: 'Another patient.' } }] });
    await userEvents.click(dialog.getByRole('button', { name: 'Retract this note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted()?.body).toEqual({ reason: 'Another patient.' });
    await screen.findByText(/Entered in error/);
    expect((await points())[1]).toBe(
      '11:04 AM ISTCheck CK.YouEntered in error. Another patient. Retracted by you, 11:12 AM IST.',
    );
    expect(screen.getByText('Check CK.').tagName).toBe('S');
    expect(screen.queryByRole('button', { name: 'Retract' })).toBeNull();
  });

  test('a failed retraction keeps the typed reason', async () => {
    drawAs(side, {
      start: { notes: [own] },
      on: { [RETRACT]: refusal(404, 'NOTE_NOT_FOUND', 'There is no such note.') },
    });
    await line();
    await press('Retract');
    await userEvents.type(await screen.findByLabelText('Reason'), 'Another patient.');
    await press('Retract this note');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The note could not be retracted.There is no such note.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Another patient.');
  });
});

test('a draft of one side is not shown to the other side after it signs in', async () => {
  drawAs('doctor');
  await field();
  await fillIn('Write a note', 'Check CK.');
  cleanup();
  drawAs('patient');
  expect((await field()).value).toBe('');
  cleanup();
  drawAs('doctor');
  expect((await field()).value).toBe('Check CK.');
});

test('a note that the other side retracted names who retracted it', async () => {
  const retracted = { at: '2030-11-21T05:42:00.000Z', reason: 'Another patient.' };
  drawAs('patient', { start: { notes: [aNote({ retracted })] } });
  expect((await points())[1]).toBe(
    '11:04 AM ISTCheck CK.Dr. Kavita RaoEntered in error. Another patient. Retracted by Dr. Kavita Rao, 11:12 AM IST.',
  );
});
