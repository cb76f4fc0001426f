import { listShareLinks } from '@anamnesis/contracts/share/addresses';
import type { ShareLink } from '@anamnesis/contracts/share/routes';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import { ShareCard } from './share-card';
import { aShareLink } from './testing/samples';

afterEach(cleanup);

/** Shows the card with these links, and one reply to commands. */
function show(shareLinks: readonly ShareLink[] = [], answer: Answer = { json: { success: true } }) {
  const asked = stubNetwork(({ method, path }) =>
    method === 'GET' && path === listShareLinks.path ? { json: { shareLinks } } : answer,
  );
  renderPage(<ShareCard />);
  return { commands: () => asked.filter(({ method }) => method === 'POST') };
}

describe('the list', () => {
  test('shows each live link with its end, its parts and when it was opened', async () => {
    show([
      aShareLink(),
      aShareLink({
        ...{ id: 'link-2', recipient: 'Aunt Priya', scope: ['testReports'] },
        lastOpened: '2026-11-20T09:30:00.000Z',
      }),
    ]);
    const list = await screen.findByRole('list', { name: 'In use' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Dr. Menonuntil Sat, Nov 21, 1:30 PM IST · not openedPrescriptions and allergies · Test reports · DiagnosesRevoke',
      'Aunt Priyauntil Sat, Nov 21, 1:30 PM IST · last opened Fri, Nov 20, 3:00 PM ISTTest reportsRevoke',
    ]);
  });

  test('shows ended links apart, which cannot be revoked', async () => {
    show([
      aShareLink({ state: 'expired' }),
      aShareLink({ id: 'link-2', state: 'revoked', revokedAt: '2026-11-20T10:00:00.000Z' }),
    ]);
    await userEvents.click(await screen.findByText('2 links have ended'));
    await screen.findByText(/^ended Sat, Nov 21, 1:30 PM IST/);
    await screen.findByText(/^revoked Fri, Nov 20, 3:30 PM IST/);
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  });

  test('that could not be loaded can be retried', async () => {
    let answer: Answer = refusal(503, 'UNAVAILABLE', 'Away');
    stubNetwork(() => answer);
    renderPage(<ShareCard />);
    await screen.findByText('Your share links could not be loaded.');
    answer = { json: { shareLinks: [aShareLink()] } };
    await press('Try Again');
    await screen.findByText('Dr. Menon');
  });
});

describe('sharing', () => {
  const link = `https://clinic.example/shared#${'a'.repeat(43)}`;
  const created: Answer = {
    status: 201,
    json: { success: true, data: { id: 'x', link, passCode: 'k7dm-x2qf', expiresAt: '2026-11-27T08:00:00.000Z' } },
  };
  const openDialog = async (answer?: Answer) => {
    const shown = show([], answer);
    await press('Share my record');
    await screen.findByRole('dialog', { name: 'Share for a time' });
    return shown;
  };

  test('sends what, how long and for whom, and shows link and pass code once', async () => {
    const { commands } = await openDialog(created);
    await userEvents.click(screen.getByLabelText('Diagnoses'));
    fireEvent.change(screen.getByLabelText('For how long'), { target: { value: 'week' } });
    await fillIn('For whom', 'Dr. Menon');
    await press('Make the link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your record is shared' }));
    dialog.getByText(link);
    dialog.getByText('k7dm-x2qf');
    dialog.getByText('For Dr. Menon, until Fri, Nov 27, 1:30 PM IST');
    expect(commands()).toMatchObject([
      { body: { scope: ['prescriptions', 'testReports'], lasts: 'week', recipient: 'Dr. Menon' } },
    ]);
    await press('Copy the pass code');
    expect(await navigator.clipboard.readText()).toBe('k7dm-x2qf');
    await press('Copy the link');
    expect(await navigator.clipboard.readText()).toBe(link);
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Share my record');
    expect(screen.queryByText('k7dm-x2qf')).toBeNull();
  });

  test('the link and the pass code are not closed by the Escape key, which is pressed by mistake', async () => {
    await openDialog(created);
    await fillIn('For whom', 'Dr. Menon');
    await press('Make the link');
    await screen.findByText('k7dm-x2qf');
    await userEvents.keyboard('{Escape}');
    screen.getByText('k7dm-x2qf');
  });

  test('asks for a part and a recipient, and sends nothing', async () => {
    const { commands } = await openDialog();
    for (const part of ['Prescriptions and allergies', 'Test reports', 'Diagnoses'])
      await userEvents.click(screen.getByLabelText(part));
    await press('Make the link');
    await screen.findByText('Please choose what to share.');
    await screen.findByText('Please note for whom the link is.');
    expect(commands()).toEqual([]);
  });

  test.each<[string, Answer]>([
    [
      'Ten of your share links are in use.',
      refusal(409, 'SHARE_TOO_MANY_LINKS', 'Ten of your share links are in use.'),
    ],
    ['Please try again.', 'refused'],
  ])('shows why no link was made: %s', async (message, answer) => {
    await openDialog(answer);
    await fillIn('For whom', 'Dr. Menon');
    await press('Make the link');
    await screen.findByText('The link could not be made');
    await screen.findByText(message);
  });
});

describe('revoking', () => {
  test('asks first, and can be left', async () => {
    const { commands } = show([aShareLink()]);
    await screen.findByText('Dr. Menon');
    await press('Revoke the link for Dr. Menon');
    await screen.findByText(/also where it is open now/);
    await press('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands()).toEqual([]);
  });

  test('ends the link', async () => {
    const { commands } = show([aShareLink()]);
    await screen.findByText('Dr. Menon');
    await press('Revoke the link for Dr. Menon');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the link for Dr. Menon?' }));
    await userEvents.click(dialog.getByRole('button', { name: 'Revoke' }));
    await screen.findByText('The link for Dr. Menon is revoked');
    expect(commands().map(({ path }) => path)).toEqual(['/api/users/share-links/link-1/revoke']);
  });
});
