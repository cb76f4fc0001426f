import type { ReviewedReading } from '@anamnesis/contracts/access-review/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { fillIn, press, userEvents } from '../testing/user-events';
import { OpenCount } from './open-count';
import { Readings } from './readings';

beforeEach(startAuditorSession);
afterEach(() => {
  cleanup();
  endSession();
});

const [ravi, meera] = ['0a1b0000-0000-4000-8000-000000000001', '0a1b0000-0000-4000-8000-000000000002'] as const;
const reading: ReviewedReading = {
  ...{ id: 'reading-1', position: '47988' },
  reader: { id: ravi, role: 'doctor', name: 'Ravi Menon' },
  patient: { id: meera, name: 'Meera Joshi' },
  ...{ kind: 'healthRecord', purpose: 'consultation', readAt: '2026-11-20T19:30:00.000Z', review: null },
  appointment: { startsAt: '2026-11-19T05:30:00.000Z', timeZone: 'Asia/Kolkata' },
  rules: ['outsideHours'],
};
const other: ReviewedReading = {
  ...{ ...reading, id: 'reading-2', kind: 'document', purpose: 'share', appointment: null },
  reader: { id: ravi, role: 'visitor', name: 'Aunt Lata' },
  rules: ['oneRecordOften'],
};
const HEADING = 'Dr. Ravi Menon: Health record of Meera Joshi';

/** Shows the list; the readings depend on what was asked for. */
function show(listed: (asked: URLSearchParams) => ReviewedReading[], onReview: Answer = { json: { success: true } }) {
  const asked = stubNetwork(({ method, path }) => {
    if (method === 'POST') return onReview;
    if (path.includes('open-reviews')) return { json: { readings: 2, emergencies: 1 } };
    return { json: { readings: listed(new URL(path, 'http://x').searchParams), next: null } };
  });
  const { where } = renderDesk('audit', { list: <Readings /> });
  return { where, reviews: () => asked.filter(({ method }) => method === 'POST') };
}

test('what is unusual and not reviewed comes first, with the sentence of the rule', async () => {
  show((asked) => (asked.get('unusual') === 'yes' && asked.get('state') === 'open' ? [reading, other] : []));
  const first = await screen.findByRole('article', { name: HEADING });
  expect(within(first).getByText('Sat, Nov 21, 1:00 AM IST · Appointment on Nov 19, 2026')).toBeTruthy();
  expect(within(first).getByRole('list', { name: 'Unusual' }).textContent).toBe(
    'Read outside the clinic’s hours (06:00 to 22:00).',
  );
  const second = screen.getByRole('article', { name: 'Visitor of the link for Aunt Lata: Document of Meera Joshi' });
  expect(within(second).getByText(/· Share link$/)).toBeTruthy();
  const replay = within(first).getByRole('link', { name: `Replay this moment: ${HEADING}` });
  expect(replay.getAttribute('href')).toBe(`/audit/replay/patient/${meera}?at=47988`);
  const parts = screen.getByRole('navigation', { name: 'Kind of access' });
  expect(within(parts).getByRole('link', { name: 'Emergencies 1 to review' })).toBeTruthy();
});

test('a review sends outcome, notes and the rules that were shown', async () => {
  const { reviews } = show(() => [reading]);
  await screen.findByRole('article', { name: HEADING });
  await press(`Review: ${HEADING}`);
  await userEvents.click(screen.getByLabelText('Not justified'));
  await fillIn('NotesOptional', 'Nobody had called.');
  await press('Save the review');
  await screen.findByText('The review was saved');
  expect(reviews().map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/audit/readings/reading-1/review',
      { patientId: meera, outcome: 'unjustified', notes: 'Nobody had called.', rules: ['outsideHours'] },
    ],
  ]);
});

test('an own reading has no review', async () => {
  show(() => [{ ...reading, reader: { id: 'a', role: 'auditor', name: 'Asha Menon' } }]);
  await screen.findByText('Your own reading is reviewed by another auditor.');
  expect(screen.queryByRole('button', { name: /^Review: / })).toBeNull();
});

test('of an erased patient the outcome is asked for, and no notes', async () => {
  const { reviews } = show(() => [{ ...reading, patient: { id: meera, name: '' } }]);
  await screen.findByRole('article', { name: /of an erased person$/ });
  await press('Review: Dr. Ravi Menon: Health record of an erased person');
  expect(screen.queryByLabelText('NotesOptional')).toBeNull();
  await screen.findByText('The patient was erased. The outcome can be recorded, but no notes.');
  await userEvents.click(screen.getByLabelText('Justified'));
  await press('Save the review');
  await screen.findByText('The review was saved');
  expect(reviews().map(({ body }) => body)).toMatchObject([{ outcome: 'justified', notes: '' }]);
});

test('an auditor whose colleague was faster is told', async () => {
  const message = 'This reading was already reviewed. Nothing was changed.';
  show(() => [reading], refusal(409, 'RECORD_READING_REVIEWED', message));
  await screen.findByRole('article', { name: HEADING });
  await press(`Review: ${HEADING}`);
  await userEvents.click(screen.getByLabelText('Unclear'));
  await press('Save the review');
  await screen.findByText(message);
});

test('filters are part of the address, and a person is filtered by a link of the reading', async () => {
  const { where } = show((asked) => (asked.get('readerId') === ravi && asked.get('kind') ? [] : [reading]));
  const article = await screen.findByRole('article', { name: HEADING });
  await userEvents.click(within(article).getByRole('link', { name: 'All of this reader' }));
  await screen.findByRole('button', { name: 'Clear the filters' });
  await waitFor(() => expect(where()).toBe(`/audit?show=all&readerId=${ravi}`));
  await userEvents.selectOptions(screen.getByLabelText('Part of the record'), 'Document');
  await screen.findByRole('heading', { name: 'No readings' });
  await waitFor(() => expect(where()).toBe(`/audit?show=all&readerId=${ravi}&kind=document`));
  await press('Clear the filters');
  await screen.findByRole('article', { name: HEADING });
  await waitFor(() => expect(where()).toBe('/audit?show=all'));
});

test('what is unusual is shown with and without its review, and all readings on request', async () => {
  const review: ReviewedReading['review'] = {
    ...{ outcome: 'justified', notes: 'Night duty.', at: '2026-11-22T05:30:00.000Z' },
    ...{ by: { id: 'other', name: 'Ishaan Auditor' }, rules: ['outsideHours', 'manyPatients'] },
  };
  const isAsked = (asked: URLSearchParams, unusual: string | null, state: string | null) =>
    asked.get('unusual') === unusual && asked.get('state') === state;
  show((asked) => (isAsked(asked, 'yes', null) ? [{ ...reading, review }] : isAsked(asked, null, null) ? [other] : []));
  await screen.findByRole('heading', { name: 'Nothing to review' });
  await press('Unusual');
  await screen.findByText('Justified, reviewed on Nov 22, 2026 by Ishaan Auditor');
  expect(screen.getByText(/^At the review it was unusual: Read outside .* in one hour of the clock\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Review: / })).toBeNull();
  await press('All');
  await screen.findByRole('article', { name: /Aunt Lata/ });
});

test('an incomplete id filters nothing', async () => {
  const { where } = show(() => [reading]);
  await screen.findByRole('article', { name: HEADING });
  await userEvents.click(screen.getByText('Filters'));
  await fillIn('Reader, by id', 'ravi');
  await screen.findByText('This is not an id.');
  await waitFor(() => expect(where()).toBe('/audit'));
});

test('J and K move through the readings, and Enter leads to the button', async () => {
  show(() => [reading, other]);
  const first = await screen.findByRole('article', { name: HEADING });
  await userEvents.keyboard('jj');
  expect(document.activeElement).toBe(screen.getByRole('article', { name: /Aunt Lata/ }));
  await userEvents.keyboard('k');
  expect(document.activeElement).toBe(first);
  await userEvents.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Review: ${HEADING}` }));
});

test('all rules are stated with their limits', async () => {
  show(() => []);
  await screen.findByRole('heading', { name: 'Nothing to review' });
  const stated = screen.getByText('When access is unusual').closest('details');
  expect(within(stated!).getAllByRole('listitem', { hidden: true })).toHaveLength(8);
  expect(stated?.textContent).toContain('more than 10 patients in one hour of the clock');
  expect(stated?.textContent).toContain('more than 14 days after the end of the appointment');
});

test('the menu counts unusual readings and emergencies together', async () => {
  stubNetwork(() => ({ json: { readings: 2, emergencies: 1 } }));
  renderDesk('audit', { list: <OpenCount /> });
  await screen.findByText('3 to review');
});
