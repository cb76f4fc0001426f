import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Registration, RegistrationRow } from '@anamnesis/contracts/registrations/routes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { localStorageStore, memoryStore } from 'react-admin';
import { endSession, startSession } from '../signed-in/session';
import { renderDesk } from '../testing/render-desk';
import { fillIn, userEvents, press } from '../testing/user-events';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { RegistrationList } from './registration-list';
import { RegistrationShow } from './registration-show';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const user = { _id: 'o', id: 'o', role: 'operator', fullName: 'Devika Pillai', email: 'd@x.y', profileImage: null };
  startSession({ accessToken: 't', user: user as Parameters<typeof startSession>[0]['user'] });
});
afterEach(() => {
  cleanup();
  endSession();
});

const id = '0a1b0000-0000-4000-8000-000000000001';
const row = (more: Partial<RegistrationRow> = {}): RegistrationRow => ({
  ...{ id, fullName: 'Sunita Reddy', specializations: ['Dermatologist'], state: 'awaiting', certificateCount: 2 },
  ...{ since: '2026-11-20T06:30:00.000Z', registeredAt: '2026-11-20T06:30:00.000Z' },
  ...more,
});
const registration = (more: Partial<Registration> = {}): Registration => ({
  ...{ ...row(), email: 'sunita@clinic.example', phone: '9820067890', yearExp: 22, picture: null, version: 2 },
  certificates: [
    {
      ...{ number: 1, kind: 'registration', title: '', submittedAt: '2026-11-20T06:30:00.000Z' },
      ...{ fileName: 'licence.png', mediaType: 'image/png' },
    },
    {
      ...{ number: 2, kind: 'degree', title: 'MD, Dermatology', submittedAt: '2026-11-20T06:30:00.000Z' },
      ...{ fileName: 'scan.pdf', mediaType: 'application/pdf' },
    },
  ],
  decisions: [],
  ...more,
});

function drawAt(
  address: string,
  answer: (asked: { method: string; path: URL; body: unknown }) => Answer,
  store = memoryStore(),
) {
  const asked = stubNetwork(({ method, path, body }) => answer({ method, body, path: new URL(path, 'http://test') }));
  const { where } = renderDesk(
    'registrations',
    { list: <RegistrationList />, show: <RegistrationShow /> },
    { address, store },
  );
  return { sent: () => asked.filter(({ method }) => method === 'POST'), asked, where };
}

describe('the list of registrations', () => {
  const rowsOf = (rows: RegistrationRow[], total = rows.length): Answer => ({
    headers: { 'content-range': `registrations 0-${rows.length}/${total}` },
    json: rows,
  });
  const filterOf = ({ searchParams }: URL) => JSON.parse(searchParams.get('filter') ?? '{}') as { state?: string };

  const shownNames = () => screen.getAllByRole('link', { name: /^Dr\. / }).map(({ textContent }) => textContent);

  test('shows the waiting doctors, the longest waiting first, and the others by state', async () => {
    const { asked, where } = drawAt('/registrations', ({ path }) =>
      rowsOf(filterOf(path).state === 'awaiting' ? [row()] : [row({ fullName: 'Kavita Rao', state: 'verified' })]),
    );
    const link = await screen.findByRole('link', { name: 'Dr. Sunita Reddy' });
    expect(link.getAttribute('href')).toBe(`/registrations/${id}/show`);
    const line = within(screen.getByRole('row', { name: /Sunita/ }));
    for (const text of ['Dermatologist', '2 certificates', 'Awaiting', 'Nov 20, 2026'])
      expect(line.getByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Registrations' })).toBeTruthy();
    const { searchParams } = new URL(asked[0]?.path ?? '', 'http://test');
    expect([searchParams.get('sort'), searchParams.get('range')]).toEqual(['["since","ASC"]', '[0,24]']);
    await press('Verified');
    await screen.findByRole('link', { name: 'Dr. Kavita Rao' });
    expect(shownNames()).toEqual(['Dr. Kavita Rao']);
    await waitFor(() => expect(where()).toContain(encodeURIComponent('{"state":"verified"}')));
  });

  test('follows its URL, after a reload too', async () => {
    const { asked } = drawAt(`/registrations?filter=${encodeURIComponent('{"state":"rejected","q":"red"}')}`, () =>
      rowsOf([row({ state: 'rejected' })]),
    );
    await screen.findByRole('link', { name: 'Dr. Sunita Reddy' });
    expect(filterOf(new URL(asked[0]?.path ?? '', 'http://test'))).toEqual({ state: 'rejected', q: 'red' });
    expect(screen.getByRole('button', { name: 'Rejected' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Search by name').value).toBe('red');
  });

  test('whose filter is refused shows all waiting doctors after Try Again, and keeps nothing of it', async () => {
    const bogus = encodeURIComponent('{"state":"bogus"}');
    const { where } = drawAt(`/registrations?filter=${bogus}`, ({ path }) =>
      filterOf(path).state === 'bogus' ? refusal(400, 'INPUT_INVALID', 'Not a filter.') : rowsOf([row()]),
    );
    await screen.findByText('The registrations could not be loaded.');
    await press('Try Again');
    await screen.findByRole('link', { name: 'Dr. Sunita Reddy' });
    expect(where()).not.toContain('bogus');
  });

  test('is searched by name, and a search without results shows a message', async () => {
    drawAt('/registrations', ({ path }) => rowsOf((filterOf(path) as { q?: string }).q ? [] : [row()]));
    await screen.findByRole('link', { name: 'Dr. Sunita Reddy' });
    await fillIn('Search by name', 'nobody');
    expect(await screen.findByText('Nobody is found')).toBeTruthy();
  });

  test.each([
    ['awaiting', 'Nobody is waiting'],
    ['verified', 'Nobody is verified'],
    ['rejected', 'Nobody is rejected'],
  ])('that is empty for %s says so, and promises no refresh by itself', async (state, title) => {
    drawAt(`/registrations?filter=${encodeURIComponent(JSON.stringify({ state }))}`, () => rowsOf([]));
    const empty = await screen.findByRole('heading', { level: 2, name: title });
    expect(empty.parentElement?.textContent).not.toContain('by themselves');
  });

  test('saves a query under a name, and restores it', async () => {
    const store = localStorageStore('1', 'devika');
    const answer = ({ path }: { path: URL }) => rowsOf([row({ fullName: filterOf(path).state ?? 'all' })]);
    drawAt('/registrations', answer, store);
    await screen.findByRole('link', { name: 'Dr. awaiting' });
    await press('Rejected');
    await screen.findByRole('link', { name: 'Dr. rejected' });
    await press('Save current query...');
    await fillIn('Query name', 'Sent back');
    await press('Save');
    await press('Awaiting');
    await screen.findByRole('link', { name: 'Dr. awaiting' });
    cleanup();
    drawAt('/registrations', answer, store);
    await press('Sent back');
    await screen.findByRole('link', { name: 'Dr. rejected' });
  });

  test('is paged', async () => {
    const { asked } = drawAt('/registrations', () => rowsOf([row()], 57));
    expect(await screen.findByText('1-25 of 57')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go to previous page' }).disabled).toBe(true);
    await press('Go to next page');
    expect(await screen.findByText('26-50 of 57')).toBeTruthy();
    expect(asked.at(-1)?.path).toContain(encodeURIComponent('[25,49]'));
  });

  describe('as CSV', () => {
    /** The text of the next file that is downloaded. */
    const nextFile = () =>
      new Promise<string>((resolve) => {
        URL.createObjectURL = (file) => {
          const reader = new FileReader();
          reader.onload = () => resolve(reader.result as string);
          reader.readAsText(file as Blob);
          return 'blob:file';
        };
      });
    const line = 'Dr. Sunita Reddy,Dermatologist,2,Awaiting,2026-11-20T06:30:00.000Z';

    test('has the columns of the screen, all rows of the filter, and nothing that a spreadsheet evaluates', async () => {
      const hostile = row({ specializations: ['=HYPERLINK("http://x")'], fullName: 'Neel Shah' });
      const { asked } = drawAt('/registrations', ({ path }) => {
        const range = path.searchParams.get('range');
        if (range === '[0,199]')
          return rowsOf(
            Array.from({ length: 200 }, () => row()),
            201,
          );
        return rowsOf(range === '[200,399]' ? [hostile] : [row()], 201);
      });
      await screen.findByRole('link', { name: 'Dr. Sunita Reddy' });
      const file = nextFile();
      await press('Export');
      const lines = (await file).split('\n');
      expect(lines.slice(0, 2)).toEqual(['Doctor,Specializations,Certificates,State,Since', line]);
      expect(lines).toHaveLength(202);
      expect(lines.at(-1)).toContain(`"'=HYPERLINK(""http://x"")"`);
      expect(asked.at(-1)?.path).toContain(encodeURIComponent('[200,399]'));
    });

    test('has only the selected rows, fetched by their ids', async () => {
      const { asked } = drawAt('/registrations', () => rowsOf([row()]));
      await screen.findByRole('link', { name: 'Dr. Sunita Reddy' });
      await userEvents.click(screen.getByRole('checkbox', { name: 'Select this row' }));
      expect(await screen.findByText('1 item selected')).toBeTruthy();
      const file = nextFile();
      await userEvents.click(screen.getAllByRole('button', { name: 'Export' })[1] as HTMLElement);
      expect((await file).split('\n')[1]).toBe(line);
      expect(filterOf(new URL(asked.at(-1)?.path ?? '', 'http://test'))).toEqual({ id: [id] });
    });
  });

  test('shows a message when no registration awaits verification', async () => {
    drawAt('/registrations', () => ({ headers: { 'content-range': 'registrations */0' }, json: [] }));
    expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go to next page' })).toBeNull();
  });

  test('that cannot be loaded can be retried', async () => {
    let down = true;
    drawAt('/registrations', () => (down ? refusal(503, 'UNAVAILABLE', 'Not now.') : rowsOf([row()])));
    await screen.findByText('The registrations could not be loaded.');
    down = false;
    await press('Try Again');
    expect(await screen.findByRole('link', { name: 'Dr. Sunita Reddy' })).toBeTruthy();
  });
});

describe('one registration', () => {
  /** Opens a registration over a server that executes each decision, unless it refuses. */
  function open(first: Registration, refused?: Answer) {
    let kept = first;
    return drawAt(`/registrations/${id}/show`, ({ method, path, body }) => {
      if (path.pathname.startsWith('/api/certificates/')) return { json: 'a file' };
      if (method === 'GET') return { json: kept };
      if (refused) return refused;
      const verified = path.pathname.endsWith('/verify');
      const decision = verified ? 'verified' : 'rejected';
      const { reason = null } = body as { reason?: string };
      const made = { decision, reason, by: 'Devika Pillai', at: '2026-11-21T06:30:00.000Z' } as const;
      kept = { ...kept, state: decision, version: kept.version + 1, decisions: [...kept.decisions, made] };
      return { json: { success: true } };
    });
  }

  test('shows pictures, links documents, and shows the data of the doctor', async () => {
    open(registration());
    expect((await screen.findByRole('img', { name: 'Medical registration' })).getAttribute('src')).toBe('blob:file');
    expect(screen.queryByRole('img', { name: 'MD, Dermatology' })).toBeNull();
    const link = await screen.findByRole('link', { name: 'Open MD, Dermatology' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['blob:file', '_blank']);
    for (const text of ['sunita@clinic.example', '9820067890', '22 years', 'Dermatologist', 'Signed up'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  test('is shown complete although the list has cached only its row', async () => {
    drawAt('/registrations', ({ path }) =>
      path.pathname === '/api/admin/registrations'
        ? { headers: { 'content-range': 'registrations 0-0/1' }, json: [row()] }
        : { json: path.pathname.startsWith('/api/certificates/') ? 'a file' : registration() },
    );
    await userEvents.click(await screen.findByRole('link', { name: 'Dr. Sunita Reddy' }));
    expect(await screen.findByText('sunita@clinic.example')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Dr. Sunita Reddy' })).toBeTruthy();
  });

  test('is verified once the server has confirmed', async () => {
    const { sent } = open(registration());
    await userEvents.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Dr. Sunita Reddy is verified. Patients can find them now.')).toBeTruthy();
    expect(await screen.findByText('Verified by Devika Pillai')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    expect(sent().map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `/api/admin/registrations/${id}/verify`, body: { seen: 2 } },
    ]);
  });

  test('is rejected only with a reason', async () => {
    const { sent } = open(registration());
    await userEvents.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = screen.getByRole('dialog', { name: 'Reject' });
    const decide = () => userEvents.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await decide();
    expect(within(dialog).getByText('Please say why.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await fillIn('Reason', '  The licence is blurred. ');
    await decide();
    expect(await screen.findByText('Rejected by Devika Pillai')).toBeTruthy();
    expect(screen.getByText('The licence is blurred.')).toBeTruthy();
    expect(sent()[0]).toMatchObject({
      path: `/api/admin/registrations/${id}/reject`,
      body: { seen: 2, reason: 'The licence is blurred.' },
    });
    expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
  });

  test('that has changed in the meantime is not decided: an error is shown and it is refetched', async () => {
    const changed = 'This registration has changed since you opened it.';
    const { asked } = open(registration(), refusal(409, 'REGISTRATION_CHANGED', changed));
    await userEvents.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(changed)).toBeTruthy();
    const shown = () => asked.filter(({ path }) => path === `/api/admin/registrations/${id}`).length;
    await waitFor(() => expect(shown()).toBe(2));
  });

  test('keeps the typed reason when it could not be rejected', async () => {
    open(registration({ state: 'verified' }), 'refused');
    await userEvents.click(await screen.findByRole('button', { name: 'Withdraw verification' }));
    await fillIn('Reason', 'Expired.');
    const dialog = screen.getByRole('dialog');
    await userEvents.click(within(dialog).getByRole('button', { name: 'Withdraw verification' }));
    expect(await within(dialog).findByText('Nothing was decided')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Expired.');
  });

  test('shows a message when it has no certificates, and when it cannot be loaded', async () => {
    open(registration({ certificates: [] }));
    expect(await screen.findByText('No certificate was submitted.')).toBeTruthy();
    cleanup();
    drawAt(`/registrations/${id}/show`, () => refusal(404, 'REGISTRATION_NOT_FOUND', 'There is no such registration.'));
    expect(await screen.findByText('There is no such registration.')).toBeTruthy();
    cleanup();
    drawAt(`/registrations/${id}/show`, () => 'refused');
    expect(await screen.findByText('This registration could not be loaded.')).toBeTruthy();
  });
});
