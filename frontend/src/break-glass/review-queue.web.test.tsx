import type { BreakGlassUse } from '@anamnesis/contracts/break-glass/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { fillIn, press, userEvents } from '../testing/user-events';
import { ReviewQueue } from './review-queue';

beforeEach(startAuditorSession);
afterEach(() => {
  cleanup();
  endSession();
});

const use: BreakGlassUse = {
  ...{ id: 'use-1', position: '47990' },
  doctor: { id: 'ravi', fullName: 'Ravi Menon', email: 'ravi@clinic.example' },
  patient: { id: 'meera', fullName: 'Meera Joshi', email: 'meera@example.org' },
  reason: 'Unconscious after a fall.',
  ...{ openedAt: '2026-11-21T05:30:00.000Z', expiresAt: '2026-11-21T05:45:00.000Z', review: null },
  opened: [{ kind: 'healthRecord', readAt: '2026-11-21T05:31:00.000Z' }],
  rules: ['oneRecordAgain'],
};

/** Shows the queue; `lists` are the uses by state. */
function show(
  lists: { open: BreakGlassUse[]; reviewed: BreakGlassUse[] },
  onReview: Answer = { json: { success: true } },
) {
  const asked = stubNetwork(({ method, path }) => {
    if (method === 'POST') return onReview;
    return { json: { uses: path.includes('state=reviewed') ? lists.reviewed : lists.open, next: null } };
  });
  renderDesk('audit', { list: <ReviewQueue /> });
  return { reviews: () => asked.filter(({ method }) => method === 'POST') };
}

test('a use names doctor, patient, reason, times and what was read', async () => {
  show({ open: [use], reviewed: [] });
  await screen.findByRole('heading', { name: 'Dr. Ravi Menon opened the record of Meera Joshi' });
  expect(screen.getByText('ravi@clinic.example · meera@example.org')).toBeTruthy();
  expect(screen.getByText('Unconscious after a fall.')).toBeTruthy();
  expect(screen.getByText('Sat, Nov 21, 11:00 AM IST to 11:15 AM IST')).toBeTruthy();
  const name = 'Replay the moment at which Dr. Ravi Menon opened the record of Meera Joshi';
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/audit/replay/patient/meera?at=47990');
  expect(screen.getByText('the health record, 11:01 AM IST')).toBeTruthy();
  expect(screen.getByText('More than one emergency in 30 days with this patient’s record.')).toBeTruthy();
});

test('J and Enter lead to the button of the first use', async () => {
  show({ open: [use], reviewed: [] });
  await screen.findByRole('heading', { name: /Ravi Menon/ });
  await userEvents.keyboard('j{Enter}');
  expect(document.activeElement?.textContent).toBe('Review');
});

test('a review sends outcome and notes', async () => {
  const { reviews } = show({ open: [use], reviewed: [] });
  await screen.findByRole('heading', { name: /Ravi Menon/ });
  await press('Review the access of Dr. Ravi Menon to the record of Meera Joshi');
  await userEvents.click(screen.getByLabelText('Justified'));
  await fillIn('NotesOptional', 'Called the ward.');
  await press('Save the review');
  await screen.findByText('The review was saved');
  expect(reviews().map(({ path, body }) => [path, body])).toEqual([
    ['/api/audit/break-glass/use-1/review', { outcome: 'justified', notes: 'Called the ward.' }],
  ]);
});

test('a review that is refused says so in the dialog', async () => {
  show({ open: [use], reviewed: [] }, refusal(409, 'BREAK_GLASS_REVIEWED', 'This was already reviewed.'));
  await screen.findByRole('heading', { name: /Ravi Menon/ });
  await press('Review the access of Dr. Ravi Menon to the record of Meera Joshi');
  await userEvents.click(screen.getByLabelText('Unclear'));
  await press('Save the review');
  await screen.findByText('The review was not saved');
});

test('no outcome is chosen beforehand, and without one nothing is saved', async () => {
  const { reviews } = show({ open: [use], reviewed: [] });
  await screen.findByRole('heading', { name: /Ravi Menon/ });
  await press('Review the access of Dr. Ravi Menon to the record of Meera Joshi');
  const outcomes = within(screen.getByRole('group', { name: 'Outcome' })).getAllByRole<HTMLInputElement>('radio');
  expect(outcomes.map(({ checked }) => checked)).toEqual([false, false, false]);
  await press('Save the review');
  await screen.findByText('Please choose an outcome.');
  expect(reviews()).toEqual([]);
});

test('Escape asks before it drops the typed notes of a review', async () => {
  show({ open: [use], reviewed: [] });
  await screen.findByRole('heading', { name: /Ravi Menon/ });
  await press('Review the access of Dr. Ravi Menon to the record of Meera Joshi');
  await fillIn('NotesOptional', 'Called the ward.');
  await userEvents.keyboard('{Escape}');
  await screen.findByText('Discard what you typed?');
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLTextAreaElement>('NotesOptional').value).toBe('Called the ward.');
});

test('what was reviewed is shown with outcome, day and notes', async () => {
  const review = { outcome: 'justified' as const, notes: 'Called the ward.', at: '2026-11-22T05:30:00.000Z' };
  show({ open: [], reviewed: [{ ...use, review, opened: [] }] });
  await screen.findByRole('heading', { name: 'Nothing to review' });
  await press('Reviewed');
  await screen.findByText('Justified, reviewed on Nov 22, 2026');
  expect(screen.getByText('Called the ward.')).toBeTruthy();
  expect(screen.getByText('Nothing')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Review the access/ })).toBeNull());
});
