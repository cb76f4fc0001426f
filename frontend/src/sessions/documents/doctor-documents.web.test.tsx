import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { cleanup, screen, within } from '@testing-library/react';
import { endSession, startSession } from '../../signed-in/session';
import { aConsultation } from '../../appointments/testing/samples';
import { renderPage } from '../../testing/render-page';
import { userEvents, press } from '../../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../../testing/network';
import { DoctorDocuments } from './doctor-documents';
import { EarlierNotes } from './earlier-notes';
import { aNote, aReport, aSummary, someDocuments } from './testing/samples';
import { SessionPanel } from './session-panel';

const consultation = aConsultation({ status: 'Active', startTime: '2030-11-21T05:30:00.000Z' });
const signIn = (accessToken: string) =>
  startSession({
    accessToken,
    user: { _id: 'd', id: 'd', role: 'doctor', fullName: 'Kavita Rao', email: 'k@x.y', profileImage: null },
  });
beforeEach(() => signIn('t'));
afterEach(() => {
  cleanup();
  endSession();
});

function renderDocuments(start: Partial<SessionDocuments> | 'refused') {
  let held: Answer = start === 'refused' ? start : { json: someDocuments(start) };
  stubNetwork(() => held);
  renderPage(<DoctorDocuments consultation={consultation} />);
  return { become: (next: Partial<SessionDocuments>) => (held = { json: someDocuments(next) }) };
}
const openTab = async (name: string) => userEvents.click(await screen.findByRole('tab', { name }));

test('without a required second factor the documents stay closed, with a link to turn it on', async () => {
  signIn('by password alone');
  stubNetwork(() => refusal(403, 'SECOND_FACTOR_REQUIRED', 'Please turn it on.'));
  renderPage(<DoctorDocuments consultation={consultation} />);
  expect(await screen.findByText('Records open after a second step')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Turn it on' }).getAttribute('href')).toBe('/account');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the notes come first; the summary and the reports are read-only tabs', async () => {
  renderDocuments({ reports: [aReport()], summaries: [aSummary()] });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Notes');
  expect(screen.getByRole('log', { name: 'Notes of this session' })).toBeTruthy();
  await openTab('Summary');
  expect(await screen.findByRole('button', { name: 'Open Medical summary' })).toBeTruthy();
  expect(screen.queryByRole('log')).toBeNull();
  await openTab('Report');
  const reports = within(screen.getByRole('tabpanel', { name: 'Report' }));
  expect(reports.getByRole('button', { name: 'Open lipids.pdf' })).toBeTruthy();
  expect(screen.queryByLabelText('Upload a report')).toBeNull();
});

test('empty tabs say so', async () => {
  renderDocuments({});
  await openTab('Summary');
  expect(screen.getByRole('tabpanel').textContent).toBe('Your patient has not sent a medical summary.');
  await openTab('Report');
  expect(screen.getByRole('tabpanel').textContent).toBe('No reports have been uploaded.');
});

test('documents that could not be loaded can be retried', async () => {
  const { become } = renderDocuments('refused');
  await screen.findByRole('alert');
  become({ notes: [aNote()] });
  await press('Try Again');
  expect(await screen.findByText('Check CK.')).toBeTruthy();
});

test('beside the call they are in a sheet that opens and closes', async () => {
  stubNetwork(() => ({ json: someDocuments() }));
  renderPage(
    <SessionPanel>
      <DoctorDocuments consultation={consultation} />
    </SessionPanel>,
  );
  const panel = within(screen.getByRole('complementary', { name: 'Beside the session' }));
  const handle = panel.getByRole('button', { name: 'Notes' });
  expect(handle.getAttribute('aria-expanded')).toBe('false');
  await userEvents.click(handle);
  expect(handle.getAttribute('aria-expanded')).toBe('true');
  expect(await panel.findByLabelText('Write a note')).toBeTruthy();
});

test('an earlier consultation shows the notes that were not retracted, and marks those of the patient', async () => {
  const retracted = { at: '2030-11-21T05:42:00.000Z', reason: 'Another patient.' };
  const notes = [
    aNote(),
    aNote({ id: '2', by: 'patient', text: 'At night.' }),
    aNote({ id: '3', text: 'Gout.', retracted }),
  ];
  stubNetwork(() => ({ json: someDocuments({ notes }) }));
  renderPage(<EarlierNotes sessionId={consultation.id} />);
  expect((await screen.findByText('Check CK.')).textContent).toBe('Check CK.');
  expect(screen.getByText('At night.').textContent).toBe('At night. Noted by your patient.');
  expect(screen.queryByText('Gout.')).toBeNull();
});
