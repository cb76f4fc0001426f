import { afterEach, expect, test } from '@jest/globals';
import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { userEvents, press } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import { AddCertificates } from './add-certificates';
import { RegistrationNotice } from './registration-notice';

afterEach(cleanup);

const AWAITING = 'Your registration is being checked';
const REJECTED = 'Your registration was not verified';
const certificate = new File(['%PDF-'], 'clear.pdf', { type: 'application/pdf' });

/** The notice over a server on which a new certificate starts another check. */
function open(first: RegistrationState, reason: string | null = null, refused?: Answer) {
  let registration = { state: first, reason };
  const asked = stubNetwork(({ method }) => {
    if (method === 'GET') return { json: { data: { registration } } };
    if (refused) return refused;
    registration = { state: 'awaiting', reason: null };
    return { json: { success: true } };
  });
  renderPage(
    <RegistrationNotice>
      <AddCertificates />
    </RegistrationNotice>,
  );
  return { asked, sent: () => asked.filter(({ method }) => method === 'POST') };
}

test('a verified doctor sees no notice', async () => {
  const { asked } = open('verified');
  await waitFor(() => expect(asked).toHaveLength(1));
  for (const title of [AWAITING, REJECTED]) expect(screen.queryByText(title)).toBeNull();
});

test('a doctor who awaits verification sees a notice and can add certificates', async () => {
  open('awaiting');
  await screen.findByText(AWAITING);
  expect(screen.getByRole('button', { name: 'Add certificates' })).toBeTruthy();
});

test('a rejected doctor reads the reason, sends further certificates and awaits a check again', async () => {
  const { sent } = open('rejected', 'The licence is blurred.');
  await screen.findByText(REJECTED);
  expect(screen.getByText('The licence is blurred.')).toBeTruthy();
  await press('Add certificates');
  await press('Send certificates');
  await screen.findByText('Please choose at least one certificate.');
  expect(sent()).toEqual([]);
  await userEvents.upload(screen.getByLabelText('Further certificates'), certificate);
  await press('Send certificates');
  await screen.findByText('Please say what each certificate is.');
  expect(sent()).toEqual([]);
  await userEvents.selectOptions(screen.getByLabelText('What is clear.pdf?'), 'Degree');
  await userEvents.click(screen.getByLabelText(/^Title of clear.pdf/));
  await userEvents.paste(' MD, Dermatology ');
  await press('Send certificates');
  await screen.findByText('Your certificates have arrived.');
  await screen.findByText(AWAITING);
  expect(sent()).toMatchObject([
    {
      path: '/api/doctor/certificates',
      body: {
        certificateImage: { name: 'clear.pdf' },
        certificateDetails: '[{"kind":"degree","title":"MD, Dermatology"}]',
      },
    },
  ]);
});

test('a refused file stays chosen, with the reason', async () => {
  open('rejected', 'Blurred.', refusal(415, 'FILE_TYPE_REFUSED', 'That file is not of a kind we accept.'));
  await userEvents.click(await screen.findByRole('button', { name: 'Add certificates' }));
  await userEvents.upload(screen.getByLabelText('Further certificates'), certificate);
  await userEvents.selectOptions(screen.getByLabelText('What is clear.pdf?'), 'Other document');
  await press('Send certificates');
  await waitFor(() => expect(screen.getAllByText('That file is not of a kind we accept.').length).toBeGreaterThan(0));
  expect(screen.getByText('clear.pdf')).toBeTruthy();
});
