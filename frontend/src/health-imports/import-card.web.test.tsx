import {
  cancelHealthImport,
  listHealthImports,
  removeHealthImport,
  startHealthImport,
} from '@anamnesis/contracts/health-imports/addresses';
import type { HealthImport } from '@anamnesis/contracts/health-imports/routes';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { setLive } from '../live/live-state';
import type { LiveSocket } from '../live/socket';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press, userEvents } from '../testing/user-events';
import { cancelExport, uploadSeen } from './export-upload';
import ImportCard from './import-card';
import { keepUpload } from './kept-upload';

afterEach(() => {
  cleanup();
  cancelExport();
  uploadSeen();
});

const anImport = (more: Partial<HealthImport> = {}): HealthImport => ({
  ...{
    id: '0a1b0000-0000-4000-8000-000000000001',
    fileName: 'export.zip',
    size: 1_048_576,
    startedAt: '2026-11-20T05:00:00.000Z',
  },
  ...{ status: 'running', result: null, reason: null },
  ...more,
});
const result = {
  ...{ days: 365, samples: 41_000, from: '2025-11-20', to: '2026-11-19' },
  skipped: { other: 12, unreadable: 1, implausible: 0 },
};

/** Shows the card; the list is what `imports` has at each call. */
function show(imports: HealthImport[] = [], answers: Readonly<Record<string, Answer | Promise<Answer>>> = {}) {
  const shown = { imports };
  const asked = stubNetwork(({ path, method }) => {
    const answer = answers[`${method} ${path}`];
    if (answer) return answer;
    if (method === 'GET' && path === listHealthImports.path) return { json: { imports: shown.imports } };
    if (path === '/api/uploads') return { status: 201, json: { uploadId: 'u1' } };
    return { json: { success: true } };
  });
  renderPage(<ImportCard />);
  const sent = (address: { method: string; path: string }) =>
    asked.filter(({ method, path }) => method === address.method && path === address.path);
  return { shown, asked, sent };
}

/** A connection whose pushes the test sends. */
function connected() {
  const handlers = new Map<string, (push: never) => void>();
  const socket = {
    on: (name: string, handle: (push: never) => void) => handlers.set(name, handle),
    off: (name: string) => handlers.delete(name),
  };
  act(() => setLive({ socket: socket as unknown as LiveSocket, connected: true }));
  return (name: string, push: object) => act(() => handlers.get(name)?.(push as never));
}
const chooser = () => screen.findByLabelText('Choose an export or drop it here');

describe('an export', () => {
  const UPLOADED: Readonly<Record<string, Answer>> = {
    'PATCH /api/uploads/u1': { json: null, headers: { 'upload-offset': '4' } } as unknown as Answer,
  };
  test('that is empty or too large is not uploaded', async () => {
    const { sent } = show();
    await userEvents.upload(await chooser(), new File([], 'export.zip'));
    expect((await screen.findByRole('alert')).textContent).toContain('That file is empty.');
    const large = new File(['x'], 'export.zip');
    Object.defineProperty(large, 'size', { value: 1.6 * 2 ** 30 });
    await userEvents.upload(await chooser(), large);
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 1.5 GB');
    expect(sent({ method: 'POST', path: '/api/uploads' })).toEqual([]);
  });

  test('is uploaded as an export, and its import starts', async () => {
    const { sent, asked } = show([], UPLOADED);
    await userEvents.upload(await chooser(), new File(['data'], 'export.csv'));
    await waitFor(() => expect(sent(startHealthImport)).toHaveLength(1));
    const created = asked.find(({ path }) => path === '/api/uploads');
    expect(created?.headers.get('upload-metadata')).toBe(`filename ${btoa('export.csv')},kind ${btoa('healthExport')}`);
    await chooser();
  });

  test('goes on while other pages are open, and the browser asks before it is closed', async () => {
    const { sent } = show([], { 'PATCH /api/uploads/u1': new Promise(() => undefined) });
    await userEvents.upload(await chooser(), new File(['data'], 'export.csv'));
    await screen.findByText('Uploading export.csv');
    screen.getByText(/^You may use other pages meanwhile/);
    cleanup();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    expect(sent({ method: 'DELETE', path: '/api/uploads/u1' })).toEqual([]);
    renderPage(<ImportCard />);
    await screen.findByText('Uploading export.csv');
    await press('Cancel Upload');
    await screen.findByText('The upload was cancelled. Nothing was entered.');
    expect(sent({ method: 'DELETE', path: '/api/uploads/u1' })).toHaveLength(1);
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  test('that was interrupted by a reload goes on from what the server has, with the same file', async () => {
    const file = new File(['data'], 'export.csv', { lastModified: 7 });
    keepUpload('u1', file);
    const { sent } = show([], { ...UPLOADED, 'GET /api/uploads/u1': { json: { offset: 2, length: 4 } } });
    await screen.findByText('The upload of export.csv was interrupted.');
    await userEvents.upload(await chooser(), file);
    await waitFor(() => expect(sent(startHealthImport)).toHaveLength(1));
    expect(sent({ method: 'POST', path: '/api/uploads' })).toEqual([]);
    const [piece] = sent({ method: 'PATCH', path: '/api/uploads/u1' });
    expect(piece?.headers.get('upload-offset')).toBe('2');
    expect(screen.queryByText(/was interrupted/)).toBeNull();
  });

  test('that was imported before is told with words', async () => {
    const words = 'You have imported this file before, so nothing was changed.';
    show([], { ...UPLOADED, [`POST ${startHealthImport.path}`]: refusal(409, 'HEALTH_EXPORT_IMPORTED', words) });
    await userEvents.upload(await chooser(), new File(['data'], 'export.csv'));
    expect((await screen.findByRole('alert')).textContent).toContain('You have imported this file before');
  });
});

describe('an import', () => {
  test('that runs shows how far it is, also after a reload, and then its result', async () => {
    const { shown } = show([anImport()]);
    const push = connected();
    const bar = await screen.findByLabelText('Reading export.zip');
    expect(bar.getAttribute('value')).toBeNull();
    push('healthImportProgress', { importId: 'another', share: 0.9 });
    expect(screen.queryByText('90%')).toBeNull();
    push('healthImportProgress', { importId: anImport().id, share: 0.42 });
    expect(await screen.findByText('42%')).toBeTruthy();
    screen.getByText(/^You may leave this page; .* the days already entered stay\.$/);
    expect(screen.queryByLabelText('Choose an export or drop it here')).toBeNull();
    shown.imports = [anImport({ status: 'finished', result })];
    push('healthImportUpdate', { importId: anImport().id, position: '7' });
    const said = await within(await screen.findByRole('list', { name: 'Your imports' })).findByText(
      /365 days were entered/,
    );
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('365 days were entered');
    expect(said.textContent).toContain('out of 41,000 values');
    screen.getAllByText(/12 entries of other kinds were left out.* 1 entry could not be read/);
    await chooser();
  });

  test('is cancelled', async () => {
    const { shown, sent } = show([anImport()]);
    await screen.findByText('Reading export.zip');
    shown.imports = [anImport({ status: 'cancelled' })];
    await press('Cancel Import');
    expect(await screen.findAllByText(/The import of export.zip was cancelled/)).toHaveLength(2);
    const path = cancelHealthImport.path.replace(':importId', anImport().id);
    expect(sent({ method: 'POST', path })).toHaveLength(1);
  });

  test('of several sources counts the days of the calendar, and the sources apart', async () => {
    show([anImport({ status: 'finished', result: { ...result, days: 400, calendarDays: 200, sources: 2 } })]);
    expect((await screen.findByText(/200 days were entered/)).textContent).toContain('from Nov 20, 2025');
    screen.getByText(/^They come from 2 sources with 400 days together/);
  });

  test('says in whose zone it was read where the file says none', async () => {
    show([anImport({ status: 'finished', result: { ...result, assumedZone: 'Asia/Kolkata' } })]);
    await screen.findByText(/It was read in the time zone of the clinic: India Standard Time\./);
  });

  test('names what was left out by kind', async () => {
    const leftOut = [{ reason: 'other', kind: 'workoutHeartRate', count: 12 } as const];
    show([anImport({ status: 'finished', result: { ...result, leftOut } })]);
    await screen.findByText(/sleep of a day are imported: 12 heart rates in the hours of workouts\./);
    expect(screen.queryByText(/entries of other kinds/)).toBeNull();
  });

  test('of days before the last year alone says that they are kept, but not shown', async () => {
    const old = { ...result, days: 1, from: '2022-10-01', to: '2022-10-01' };
    show([anImport({ status: 'finished', result: old })]);
    await screen.findByText(/These days are more than a year old: they are kept, but not shown here\./);
  });

  test('is announced only if it ended while the page was open', async () => {
    show([anImport({ status: 'finished', result })]);
    await screen.findByText(/365 days were entered/);
    for (const status of screen.getAllByRole('status')) expect(status.textContent).toBe('');
  });

  test('that is over is removed with its file, after a question that says what stays', async () => {
    const { shown, sent } = show([anImport({ status: 'finished', result })]);
    await screen.findByText('Nov 20, 2026, 1.0 MB. The file is kept.');
    await userEvents.click(screen.getByRole('button', { name: 'Remove file export.zip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the file export.zip?' }));
    dialog.getByText(/Its days stay in your health data\./);
    const path = removeHealthImport.path.replace(':importId', anImport().id);
    expect(sent({ method: 'POST', path })).toEqual([]);
    shown.imports = [];
    await userEvents.click(dialog.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(screen.queryByText(/1\.0 MB/)).toBeNull());
    expect(sent({ method: 'POST', path })).toHaveLength(1);
  });

  test('that failed is dismissed at once', async () => {
    const { shown, sent } = show([anImport({ status: 'failed', reason: 'damaged' })]);
    const button = await screen.findByRole('button', { name: 'Dismiss export.zip' });
    shown.imports = [];
    await userEvents.click(button);
    await waitFor(() => expect(screen.queryByText(/was not imported/)).toBeNull());
    expect(sent({ method: 'POST', path: removeHealthImport.path.replace(':importId', anImport().id) })).toHaveLength(1);
  });

  test('that failed says why, and what to do', async () => {
    show([anImport({ status: 'failed', reason: 'damaged' })]);
    expect(await screen.findByText('export.zip was not imported.')).toBeTruthy();
    expect(await screen.findByText(/Please export it again/)).toBeTruthy();
    await chooser();
  });
});
