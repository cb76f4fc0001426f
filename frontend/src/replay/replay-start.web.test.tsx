import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { refusal } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { fillIn, press } from '../testing/user-events';
import { ReplayStart } from './replay-start';
import { INQUIRY, MEERA, stubHistory } from './testing/history-stub';

beforeEach(startAuditorSession);
afterEach(() => {
  cleanup();
  endSession();
});

const open = (search = '') =>
  renderDesk('audit/replay', { list: <ReplayStart /> }, { address: `/audit/replay${search}` });
const searchFor = async (text: string) => {
  await screen.findByRole('heading', { name: 'Find a history' });
  await fillIn('Name, email address or id of the patient', text);
  await press('Search');
};

test('an auditor states a reason, searches, and is led to a replay under this inquiry', async () => {
  const asked = stubHistory();
  const { where } = open();
  await screen.findByText(/^Your reason, each search and each history you open are recorded. Patients see/);
  await fillIn('Reason of the inquiry', ' Complaint 118 ');
  await press('Begin the inquiry');
  await searchFor('Meera');
  const link = await screen.findByRole('link', { name: /Meera Joshi/ });
  expect(link.getAttribute('href')).toBe(`/audit/replay/patient/${MEERA}?inquiry=${INQUIRY}`);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Complaint 118' });
  // The address is shared: it has the inquiry, and not what was searched.
  await waitFor(() => expect(where()).toBe(`/audit/replay?inquiry=${INQUIRY}`));
});

test('without a reason nothing is sent', async () => {
  const asked = stubHistory();
  open();
  await screen.findByRole('heading', { name: 'Why are you looking?' });
  await press('Begin the inquiry');
  await screen.findByText('Please state a reason.');
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an inquiry of a colleague can be continued', async () => {
  stubHistory();
  const { where } = open();
  await screen.findByText('Asha Menon, Nov 4, 2026');
  await press('Continue the inquiry “Complaint 118”');
  await screen.findByText('Inquiry: “Complaint 118”');
  await waitFor(() => expect(where()).toBe(`/audit/replay?inquiry=${INQUIRY}`));
});

test('a reason that is refused says so', async () => {
  stubHistory({ first: ({ method }) => (method === 'POST' ? refusal(403, 'NOT_ALLOWED', 'Not for you.') : null) });
  open();
  await screen.findByRole('heading', { name: 'Why are you looking?' });
  await fillIn('Reason of the inquiry', 'Complaint 118');
  await press('Begin the inquiry');
  await screen.findByText('The inquiry was not begun');
});

test('a search without a result says so, and one that is too short is not sent', async () => {
  const asked = stubHistory();
  open(`?inquiry=${INQUIRY}`);
  await searchFor('N');
  await screen.findByText('Please write at least two characters.');
  expect(asked.filter(({ path }) => path.includes('/histories'))).toEqual([]);
  await fillIn('Name, email address or id of the patient', 'obody');
  await press('Search');
  await screen.findByText('Nothing was found');
});

test('a search that failed can be repeated', async () => {
  let isBroken = true;
  stubHistory({ first: ({ path }) => (isBroken && path.includes('/histories') ? 'refused' : null) });
  open(`?inquiry=${INQUIRY}`);
  await searchFor('Meera');
  await screen.findByText('The search failed.');
  isBroken = false;
  await press('Try Again');
  await waitFor(() => screen.getByRole('link', { name: /Meera Joshi/ }));
});
