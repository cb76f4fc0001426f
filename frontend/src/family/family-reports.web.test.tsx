import { listReadingDoctors } from '@anamnesis/contracts/audit/addresses';
import type { ReadingDoctor } from '@anamnesis/contracts/audit/routes';
import { addFamilyMembers, listFamily, withdrawFamilyTie } from '@anamnesis/contracts/family/addresses';
import type { FamilyInvitation, FamilyMember, FamilyReader } from '@anamnesis/contracts/family/routes';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type Answer, refusal, type RequestSeen, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import { FamilyReports } from './family-reports';
import { aMember, anInvitation, aReader, aReadingDoctor } from './testing/samples';

afterEach(cleanup);

interface Family {
  familyMembers: FamilyMember[];
  readers: FamilyReader[];
  invitations: FamilyInvitation[];
}
const nobody: Family = { familyMembers: [], readers: [], invitations: [] };

/** Shows the family, with one reply to commands and one to the question for the doctors. */
function show(
  family: Partial<Family> = {},
  answer: Answer = { json: { success: true } },
  doctors: Answer = { json: { doctors: [] } },
) {
  const asked = stubNetwork(({ path }) => {
    if (path === listReadingDoctors.path) return doctors;
    return path === listFamily.path ? { json: { data: { ...nobody, ...family } } } : answer;
  });
  renderPage(<FamilyReports recordOf={({ patientId }) => <p>Record of {patientId}</p>} />);
  return { commands: () => asked.filter(({ method }: RequestSeen) => method === 'POST') };
}
const card = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title })).parentElement;
  if (!section) throw new Error(`No ${title}`);
  return within(section);
};
const options = () =>
  within(screen.getByRole('combobox'))
    .getAllByRole('option')
    .map((each) => each.textContent);

describe('the member select', () => {
  test('names why there is nothing to select: loading, then no members', async () => {
    stubNetwork(() => new Promise<Answer>(() => undefined));
    renderPage(<FamilyReports />);
    await waitFor(() => expect(options()).toEqual(['Loading...']));
    cleanup();
    show({ familyMembers: [aMember({ state: 'invited', fullName: null, patientId: null })] });
    await waitFor(() => expect(options()).toEqual(['No members found']));
    expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
  });

  test('offers the members who accepted, and shows the record of the selected one with the consent', async () => {
    show({ familyMembers: [aMember(), aMember({ _id: 'x', state: 'declined', fullName: null, patientId: null })] });
    await waitFor(() => expect(options()).toEqual(['Select Family Member', 'Suresh Joshi']));
    expect(screen.queryByText('Record of suresh')).toBeNull();
    await userEvents.selectOptions(screen.getByLabelText('Select Family Member'), 'Suresh Joshi');
    await screen.findByText('Record of suresh');
    await screen.findByText(
      'Shared with you since Nov 17, 2026; may be withdrawn. Suresh Joshi sees that you opened this.',
    );
    await screen.findByText('You can read test reports, prescriptions, and diagnoses.');
  });

  test('without the list, says so and can try again', async () => {
    let answer: Answer = refusal(503, 'UNAVAILABLE', 'Away');
    stubNetwork(({ path }) => (path === listFamily.path ? answer : { json: { doctors: [] } }));
    renderPage(<FamilyReports />);
    await screen.findByText('Failed to load family members. Please try again.');
    // The list failed to load, so the page must not claim that it is empty.
    expect(options()).toEqual(['Select Family Member']);
    answer = { json: { data: { ...nobody, familyMembers: [aMember()] } } };
    await press('Try Again');
    await waitFor(() => expect(options()).toContain('Suresh Joshi'));
  });
});

describe('an invitation', () => {
  test('says who asks for what, when, and with which consequences', async () => {
    show({ invitations: [anInvitation({ scope: ['testReports', 'diagnoses'] })] });
    await screen.findByRole('heading', { name: 'Anand Joshi asks to see your record' });
    await screen.findByText(/can read your test reports and diagnoses, from now on and from before/);
    await screen.findByText('anand@example.org · asked Thu, Nov 19, 6:12 PM IST');
  });

  test.each([
    ['Accept', '/api/users/family/tie-3/accept', 'Anand Joshi can see your record now'],
    ['Decline', '/api/users/family/tie-3/decline', 'Declined'],
  ])('%s sends the answer; both buttons look the same', async (name, path, said) => {
    const { commands } = show({ invitations: [anInvitation()] });
    const [decline, accept] = [
      await screen.findByRole('button', { name: 'Decline' }),
      screen.getByRole('button', { name: 'Accept' }),
    ];
    expect(accept.className).toBe(decline.className);
    await press(name);
    await screen.findByText(said);
    expect(commands().map((each) => each.path)).toEqual([path]);
  });

  test('that was taken back meanwhile says so in the card', async () => {
    show({ invitations: [anInvitation()] }, refusal(409, 'FAMILY_TIE_CHANGED', 'This has changed in the meantime.'));
    await screen.findByRole('button', { name: 'Accept' });
    await press('Accept');
    await screen.findByText('Your answer was not saved');
    await screen.findByText('This has changed in the meantime.');
  });
});

describe('whose record you see', () => {
  test('each with state and date; only an open invitation can be taken back', async () => {
    const unknown = { fullName: null, patientId: null };
    const { commands } = show({
      familyMembers: [
        aMember(),
        aMember({
          _id: 'tie-4',
          email: 'asha@example.org',
          state: 'invited',
          ...unknown,
          until: '2026-12-03T08:00:00.000Z',
        }),
        aMember({
          _id: 'tie-5',
          email: 'rahul@example.org',
          state: 'declined',
          ...unknown,
          since: '2026-11-10T08:00:00.000Z',
        }),
        aMember({
          _id: 'tie-6',
          email: 'kamala@example.org',
          state: 'expired',
          ...unknown,
          until: '2026-11-01T08:00:00.000Z',
        }),
      ],
    });
    const list = await card('Whose record you see');
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        expect.stringContaining('Suresh JoshiAcceptedsince Nov 17, 2026'),
        expect.stringContaining('asha@example.orgInviteduntil Dec 03, 2026Take back'),
        expect.stringContaining('rahul@example.orgDeclinedon Nov 10, 2026'),
        expect.stringContaining('kamala@example.orgNo answerended Nov 01, 2026'),
      ]),
    );
    await press('Take back the invitation to asha@example.org');
    await screen.findByText('Invitation taken back');
    expect(commands().map(({ path }) => path)).toEqual([withdrawFamilyTie.path.replace(':id', 'tie-4')]);
  });

  test('can be stopped, after a question', async () => {
    const { commands } = show({ familyMembers: [aMember()] });
    await waitFor(() => expect(options()).toContain('Suresh Joshi'));
    await userEvents.selectOptions(screen.getByLabelText('Select Family Member'), 'Suresh Joshi');
    await press('Stop seeing it');
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop seeing the record of Suresh Joshi?' }));
    expect(commands()).toEqual([]);
    await userEvents.click(dialog.getByRole('button', { name: 'Stop seeing it' }));
    await screen.findByText('You no longer see the record of Suresh Joshi');
    expect(commands().map(({ path }) => path)).toEqual(['/api/users/family/tie-1/withdraw']);
  });
});

describe('who can see my record', () => {
  test('each with the date, the latest opening and the scope; withdrawing asks first, and can be left', async () => {
    const { commands } = show({
      readers: [aReader(), aReader({ _id: 'x', fullName: 'Asha Joshi', lastOpened: null, scope: ['diagnoses'] })],
    });
    const list = await card('Who can see my record');
    await list.findByText('since Aug 03, 2026, last opened Nov 12, 2026');
    await list.findByText('since Aug 03, 2026');
    await list.findByText('Can read test reports, prescriptions, and diagnoses');
    await list.findByText('Can read diagnoses');
    await press('Withdraw from Priya Joshi');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from Priya Joshi?' }));
    await dialog.findByText(/From this moment Priya Joshi can no longer open your record.*last on Nov 12, 2026/);
    await userEvents.click(dialog.getByRole('button', { name: 'Keep sharing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands()).toEqual([]);
  });

  test('withdrawing ends it', async () => {
    const { commands } = show({ readers: [aReader()] });
    await press(
      await screen.findByRole('button', { name: 'Withdraw from Priya Joshi' }).then(() => 'Withdraw from Priya Joshi'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvents.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Priya Joshi can no longer see your record');
    expect(commands().map(({ path }) => path)).toEqual(['/api/users/family/tie-2/withdraw']);
  });

  test('and each doctor with the end of the access, its appointment or the emergency, and the latest opening', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00.000Z'), advanceTimers: true });
    try {
      const doctors: ReadingDoctor[] = [
        aReadingDoctor({ id: 'a', fullName: 'Ravi Menon', until: '2026-11-20T10:12:00.000Z', appointment: null }),
        aReadingDoctor(),
        aReadingDoctor({
          ...{ id: 'b', fullName: 'Nandini Kulkarni', until: '2026-12-03T06:00:00.000Z' },
          ...{ appointment: { startsAt: '2026-11-05T05:30:00.000Z', timeZone: 'Asia/Kolkata' } },
          lastOpened: '2026-11-06T05:30:00.000Z',
        }),
        aReadingDoctor({ id: 'c', fullName: 'Neel Shah', lastOpened: null }),
      ];
      show({}, undefined, { json: { doctors } });
      const list = await card('Who can see my record');
      await list.findByText('Dr. Kavita Rao');
      expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Dr. Ravi Menonuntil 3:42 PM IST, in an emergencyOpened today, 9:12 AM IST',
        'Dr. Kavita Raountil Fri, Dec 18, 9:45 AM IST, for your appointment todayOpened today, 9:12 AM IST',
        'Dr. Nandini Kulkarniuntil Thu, Dec 3, 11:30 AM IST, for your appointment on Nov 05, 2026Opened Nov 06, 2026, 11:00 AM IST',
        'Dr. Neel Shahuntil Fri, Dec 18, 9:45 AM IST, for your appointment todayNot opened yet',
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  test('says when the doctors could not be loaded, beside the family, and can try again', async () => {
    let doctors: Answer = refusal(503, 'UNAVAILABLE', 'Away');
    stubNetwork(({ path }) =>
      path === listReadingDoctors.path ? doctors : { json: { data: { ...nobody, readers: [aReader()] } } },
    );
    renderPage(<FamilyReports />);
    await screen.findByText('The doctors who can see your record could not be loaded.');
    await screen.findByText('Priya Joshi');
    doctors = { json: { doctors: [aReadingDoctor()] } };
    await press('Try Again');
    await screen.findByText('Dr. Kavita Rao');
  });

  test('both lists say when they are empty', async () => {
    show();
    await screen.findByText('No doctor can see your record now.');
    await screen.findByText('Nobody shows you their record.');
    await screen.findByText('Nobody of your family can see your record.');
    expect(screen.getByRole('link', { name: 'Who opened my record' }).getAttribute('href')).toBe('/record-readings');
  });
});

describe('adding family members', () => {
  const openDialog = async (answer?: Answer) => {
    const shown = show({}, answer);
    await userEvents.click(await screen.findByRole('button', { name: 'Add Family Member' }));
    await screen.findByRole('dialog', { name: 'Add Family Members' });
    return shown;
  };
  const invited = (email: string) => ({ _id: email, email, until: '2026-12-03T08:00:00.000Z' });
  const sent = (...emails: string[]): Answer => ({
    json: {
      success: true,
      message: '',
      addedMembers: emails.map(invited),
      notAdded: [],
      data: { user: { family: [] } },
    },
  });

  test('sends the addresses without blank ones', async () => {
    const { commands } = await openDialog(sent('a@example.org', 'b@example.org'));
    await fillIn('Email address 1', ' a@example.org ');
    await press('+ Add Another Email');
    await press('+ Add Another Email');
    expect(document.activeElement).toBe(screen.getByLabelText('Email address 3'));
    await userEvents.paste('b@example.org');
    await press('Send invitations');
    await screen.findByText('2 invitations sent');
    expect(commands()).toMatchObject([
      { path: addFamilyMembers.path, body: { familyMembers: ['a@example.org', 'b@example.org'] } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for at least one email', async () => {
    const { commands } = await openDialog();
    await fillIn('Email address 1', '   ');
    await press('Send invitations');
    await screen.findByText('Please add at least one email');
    expect(commands()).toEqual([]);
  });

  test('marks an address that is not complete, keeps the others, and sends nothing', async () => {
    const { commands } = await openDialog(sent('a@example.org'));
    await fillIn('Email address 1', 'a@example.org');
    await press('+ Add Another Email');
    await userEvents.paste('meena.joshi@mail');
    await press('Send invitations');
    await screen.findByText('This address is not complete. The others are kept.');
    expect(screen.getByLabelText('Email address 2').getAttribute('aria-invalid')).toBe('true');
    expect(commands()).toEqual([]);
    await press('Remove address 2');
    await press('Send invitations');
    await screen.findByText('Invitation sent');
    expect(commands()).toMatchObject([{ body: { familyMembers: ['a@example.org'] } }]);
  });

  test.each<[string, Answer]>([
    [
      'You have already invited this person. Nothing was sent.',
      refusal(409, 'FAMILY_ALREADY_ADDED', 'You have already invited this person. Nothing was sent.'),
    ],
    ['Error adding family members', 'refused'],
  ])('shows the server’s message, or a fixed one: %s', async (message, answer) => {
    await openDialog(answer);
    await fillIn('Email address 1', 'a@example.org');
    await press('Send invitations');
    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>('Email address 1').value).toBe('a@example.org');
  });

  test('tells which addresses could not be invited', async () => {
    const refused = { email: 'b@example.org', code: 'FAMILY_ALREADY_ADDED', message: 'You have already invited them.' };
    await openDialog({
      json: {
        success: true,
        message: '',
        addedMembers: [invited('a@example.org')],
        notAdded: [refused],
        data: { user: { family: [] } },
      },
    });
    await fillIn('Email address 1', 'a@example.org');
    await press('Send invitations');
    await screen.findByText('Invitation sent');
    await screen.findByText('b@example.org: You have already invited them.');
  });
});
