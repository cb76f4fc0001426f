import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SessionPapers } from '@anamnesis/contracts/sessions/paper-routes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { endSession, startSession } from '../../accounts/session';
import { anAppointment } from '../../appointments/samples';
import { draw } from '../../testing/draw';
import { fillIn, hands, press } from '../../testing/hands';
import { refusal, stubNetwork, type Answer } from '../../testing/network';
import { DoctorPapers } from './doctor-papers';
import { keepDraft } from './drafts';
import { aReport, aSummary, somePapers } from './samples';
import { SessionPanel } from './session-panel';

const { id } = anAppointment();
const comeIn = (accessToken: string) =>
  startSession({
    accessToken,
    user: { _id: 'd', id: 'd', role: 'doctor', fullName: 'Kavita Rao', email: 'k@x.y', profileImage: null },
  });
beforeEach(() => comeIn('t'));
afterEach(() => {
  cleanup();
  endSession();
  keepDraft(id, undefined);
});

const WRITE = `POST /api/doctor/sessions/${id}/notes`;
const saved = { text: 'Ache in both thighs.', writtenAt: '2030-11-21T05:34:00.000Z' };

function drawPapers(start: Partial<SessionPapers> | 'refused', on: Record<string, Answer> = {}, begun = true) {
  let held: Answer = start === 'refused' ? start : { json: somePapers(start) };
  const asked = stubNetwork(({ method, path }) =>
    path === `/api/sessions/${id}/papers` ? held : (on[`${method} ${path}`] ?? { json: { success: true } }),
  );
  const page = <DoctorPapers sessionId={id} timeZone="Asia/Kolkata" begun={begun} />;
  draw(page);
  return {
    asked,
    page,
    become: (next: Partial<SessionPapers>) => (held = { json: somePapers(next) }),
  };
}
const notes = () => screen.findByLabelText<HTMLTextAreaElement>('Notes');

test('notes that were saved stand in the form, with their time', async () => {
  drawPapers({ notes: saved });
  expect((await notes()).value).toBe('Ache in both thighs.');
  expect(screen.getByText('Saved Nov 21, 2030, 11:04 IST')).toBeTruthy();
});

test('without a second factor, where one is asked for, the papers stay closed and the way to one is shown', async () => {
  comeIn('by password alone');
  stubNetwork(() => refusal(403, 'SECOND_FACTOR_REQUIRED', 'Please turn it on.'));
  draw(<DoctorPapers sessionId={id} timeZone="Asia/Kolkata" begun />);
  expect(await screen.findByText('Records open after a second step')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Turn it on' }).getAttribute('href')).toBe('/account');
  expect(screen.queryByLabelText('Notes')).toBeNull();
});

test('saving says so in green, and the notes are read again', async () => {
  const { asked, become } = drawPapers(
    {},
    { [WRITE]: { json: { success: true, message: 'Notes added successfully!' } } },
  );
  await notes();
  await fillIn('Notes', ' Check CK. ');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  become({ notes: { ...saved, text: 'Check CK.' } });
  await press('Save notes');
  expect((await screen.findByText('Notes added successfully!')).className).toContain('good');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ notes: 'Check CK.' });
  expect(await screen.findByText('Saved Nov 21, 2030, 11:04 IST')).toBeTruthy();
  expect((await notes()).value).toBe('Check CK.');
});

test.each<[string, Answer, string]>([
  ['no answer', 'refused', 'An error occurred while saving notes'],
  [
    'a refusal',
    refusal(409, 'NOTES_TOO_EARLY', 'Notes can be saved once the session has begun.'),
    'Notes can be saved once the session has begun.',
  ],
])('after %s what was typed is still there, and the reason in red', async (_, answer, words) => {
  drawPapers({ notes: saved }, { [WRITE]: answer });
  await hands.type(await notes(), ' Check CK.');
  await press('Save notes');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByRole('alert').className).toContain('bad');
  expect((await notes()).value).toBe('Ache in both thighs. Check CK.');
});

test('nothing is not saved', async () => {
  const { asked } = drawPapers({});
  await notes();
  await press('Save notes');
  expect((await screen.findByRole('alert')).textContent).toBe('Please write something first.');
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what was typed outlives the form, and stands wherever the notes are shown', async () => {
  const { page } = drawPapers({ notes: saved });
  await hands.type(await notes(), ' Check CK.');
  cleanup();
  draw(page);
  expect((await notes()).value).toBe('Ache in both thighs. Check CK.');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
});

test('before the session there is nothing to note, but reports and the summary can be read', async () => {
  drawPapers({ reports: [aReport()], summaries: [aSummary()] }, {}, false);
  expect(await screen.findByText('Notes can be written once the session has begun.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open lipids.pdf' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open Medical summary' })).toBeTruthy();
  expect(screen.queryByLabelText('Upload a report')).toBeNull();
});

test('without anything it says so', async () => {
  drawPapers({});
  expect(await screen.findByText('No reports have been uploaded.')).toBeTruthy();
  expect(screen.getByText('Your patient has not sent a medical summary.')).toBeTruthy();
});

test('what could not be loaded can be asked for again', async () => {
  const { become } = drawPapers('refused');
  await screen.findByRole('alert');
  become({ notes: saved });
  await press('Try Again');
  expect((await notes()).value).toBe('Ache in both thighs.');
});

test('beside the call they lie in a drawer that opens and closes', async () => {
  stubNetwork(() => ({ json: somePapers() }));
  draw(<SessionPanel side="doctor" sessionId={id} timeZone="Asia/Kolkata" begun />);
  const panel = within(screen.getByRole('complementary', { name: 'Notes and files' }));
  const handle = panel.getByRole('button', { name: 'Notes and files' });
  expect(handle.getAttribute('aria-expanded')).toBe('false');
  await hands.click(handle);
  expect(handle.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(panel.getByLabelText('Notes')).toBeTruthy());
});
