import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession, startSession } from '../../signed-in/session';
import { anAppointment } from '../../appointments/testing/samples';
import { renderPage } from '../../testing/render-page';
import { userEvents, press } from '../../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../../testing/network';
import { CardDocuments } from './card-documents';
import { PatientDocuments } from './patient-documents';
import { aNote, aReport, aSummary, someDocuments } from './testing/samples';

beforeEach(() =>
  startSession({
    accessToken: 't',
    user: { _id: 'p', id: 'p', role: 'patient', fullName: 'Meera Joshi', email: 'm@x.y', profileImage: null },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
  jest.useRealTimers();
});

const { id } = anAppointment();

/** Renders the documents over a server that holds `start` (or refuses) and replies to each command as in `on`. */
function renderDocuments(
  start: Partial<SessionDocuments> | 'refused',
  on: Record<string, Answer | Promise<Answer>> = {},
) {
  let held: Answer = start === 'refused' ? start : { json: { documents: [someDocuments(start)] } };
  const asked = stubNetwork(({ method, path }) =>
    path === '/api/users/session-documents' ? held : (on[`${method} ${path}`] ?? { json: { success: true } }),
  );
  renderPage(<PatientDocuments appointment={anAppointment()} />);
  return {
    asked,
    become: (next: Partial<SessionDocuments>) => (held = { json: { documents: [someDocuments(next)] } }),
  };
}
const UPLOAD = 'POST /api/users/upload-report';
const SEND = 'POST /api/sessions/send-medical-summary';
const file = (name = 'lipids.pdf', size = 10) => {
  const made = new File(['x'], name, { type: 'application/pdf' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const openTab = async (name: string) => userEvents.click(await screen.findByRole('tab', { name }));
const choose = async (chosen: File) => {
  await openTab('Report');
  await userEvents.upload(screen.getByLabelText('Upload a report'), chosen);
};

describe('reports', () => {
  test('without reports an upload is offered', async () => {
    renderDocuments({});
    expect(screen.getByText('Loading notes and files')).toBeTruthy();
    await openTab('Report');
    expect(await screen.findByText('No reports have been uploaded.')).toBeTruthy();
    expect(screen.getByLabelText('Upload a report').getAttribute('accept')).toBe('.pdf,.jpg,.jpeg,.png');
  });

  test('that could not be loaded can be retried', async () => {
    const { become } = renderDocuments('refused');
    expect((await screen.findByRole('alert')).textContent).toContain('They are safe where they were.');
    become({ reports: [aReport()] });
    await press('Try Again');
    await openTab('Report');
    expect(await screen.findByRole('button', { name: 'Open lipids.pdf' })).toBeTruthy();
  });

  test('show when they were uploaded, and when the doctor opened one', async () => {
    renderDocuments({
      reports: [aReport(), aReport({ id: 'other', name: 'knee.png', openedAt: '2030-11-21T05:40:00.000Z' })],
    });
    await openTab('Report');
    expect((await screen.findByRole('button', { name: 'Open lipids.pdf' })).textContent).toContain(
      'Nov 21, 2030, 11:04 IST',
    );
    expect(screen.getByRole('button', { name: 'Open knee.png' }).textContent).toContain(
      'Opened by your doctor, Nov 21, 2030, 11:10 IST',
    );
  });

  test('are uploaded with their session; progress is shown, then success for three seconds', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const { asked, become } = renderDocuments({}, { [UPLOAD]: new Promise<Answer>((resolve) => (answer = resolve)) });
    await openTab('Report');
    const input = screen.getByLabelText('Upload a report');
    jest.useFakeTimers();
    fireEvent.change(input, { target: { files: [file()] } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('progressbar', { name: 'Uploading…' })).toBeTruthy();
    expect(screen.getByText('Uploading… lipids.pdf')).toBeTruthy();
    become({ reports: [aReport()] });
    await act(async () => {
      answer({ json: { success: true, message: 'Report uploaded successfully!' } });
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      sessionId: id,
      report: expect.objectContaining({ name: 'lipids.pdf' }),
    });
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(screen.getByText('Report uploaded successfully!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open lipids.pdf' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('Report uploaded successfully!')).toBeNull();
  });

  test('of a wrong type are refused with the reason', async () => {
    renderDocuments({}, { [UPLOAD]: refusal(415, 'FILE_TYPE_REFUSED', 'That file is not of a kind we accept.') });
    await choose(file('page.pdf'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to upload report. Please try again.');
    expect(alert.textContent).toContain('That file is not of a kind we accept.');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  test('that are too large are not sent', async () => {
    const { asked } = renderDocuments({});
    await choose(file('scan.pdf', 10 * 1024 * 1024 + 1));
    expect((await screen.findByRole('alert')).textContent).toContain('That file is too large.');
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('whose request failed are kept, and are retried as the same command', async () => {
    const on: Record<string, Answer> = { [UPLOAD]: 'refused' };
    const { asked } = renderDocuments({}, on);
    await choose(file());
    await screen.findByRole('alert');
    on[UPLOAD] = { json: { success: true, message: 'Report uploaded successfully!' } };
    await press('Try Again');
    expect(await screen.findByText('Report uploaded successfully!')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const sent = asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('x-command-id'));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  });
});

describe('tabs', () => {
  test('the button below the notes leads to the upload', async () => {
    renderDocuments({});
    await userEvents.click(await screen.findByRole('button', { name: 'Add report' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Report');
    expect(document.activeElement).toBe(screen.getByLabelText('Upload a report'));
  });

  test('can be changed with the arrow keys', async () => {
    renderDocuments({});
    await openTab('Notes');
    await userEvents.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Summary');
    await userEvents.keyboard('{Enter}');
    expect(screen.getByRole('tabpanel', { name: 'Summary' })).toBeTruthy();
  });

  test('an error in one is still shown after visiting another', async () => {
    renderDocuments({}, { [UPLOAD]: 'refused' });
    await choose(file());
    await screen.findByRole('alert');
    await openTab('Notes');
    expect(screen.queryByRole('alert')).toBeNull();
    await openTab('Report');
    expect(screen.getByRole('alert').textContent).toContain('Failed to upload report. Please try again.');
  });
});

describe('opening', () => {
  const blobs: string[] = [];
  beforeEach(() => {
    URL.createObjectURL = () => `blob:${blobs.push('made')}`;
    URL.revokeObjectURL = () => undefined;
  });

  test('a picture is shown inline, and can be closed', async () => {
    const report = aReport({ name: 'knee.png', mediaType: 'image/png' });
    const { asked } = renderDocuments({ reports: [report] });
    await openTab('Report');
    await press('Open knee.png');
    expect((await screen.findByRole('img', { name: 'knee.png' })).getAttribute('src')).toMatch(/^blob:/);
    expect(asked.at(-1)?.path).toBe(`/api/sessions/${id}/files/${report.id}`);
    await press('Close knee.png');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('a document opens in the tab that the click has opened', async () => {
    const replace = jest.fn();
    window.open = (() => ({ location: { replace }, close: jest.fn() })) as never;
    renderDocuments({ reports: [aReport()] });
    await openTab('Report');
    await press('Open lipids.pdf');
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
  });

  test('a file on the timeline can be opened there', async () => {
    const replace = jest.fn();
    window.open = (() => ({ location: { replace }, close: jest.fn() })) as never;
    const report = aReport({ openedAt: '2030-11-21T05:40:00.000Z' });
    const { asked } = renderDocuments({ reports: [report] });
    const opened = (await screen.findAllByRole('listitem')).find(({ textContent }) => textContent?.includes('opened'));
    expect(opened?.textContent).toBe('11:10 AM ISTDr. Kavita Rao opened your lipids.pdf');
    await userEvents.click(within(opened!).getByRole('button', { name: 'Open lipids.pdf' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
    expect(asked.at(-1)?.path).toBe(`/api/sessions/${id}/files/${report.id}`);
  });

  test('a file that cannot be opened reports it, and leaves no empty tab', async () => {
    const close = jest.fn();
    window.open = (() => ({ location: { replace: jest.fn() }, close })) as never;
    const report = aReport();
    renderDocuments({ reports: [report] }, { [`GET /api/sessions/${id}/files/${report.id}`]: 'refused' });
    await openTab('Report');
    await press('Open lipids.pdf');
    expect(await screen.findByText('The file could not be opened.')).toBeTruthy();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('the medical summary', () => {
  test('is sent and shown as being prepared', async () => {
    const { become, asked } = renderDocuments({}, { [SEND]: { json: { success: true, message: 'Being prepared.' } } });
    await openTab('Summary');
    become({ summaries: [aSummary({ state: 'preparing' })] });
    await press('Send medical summary');
    expect(await screen.findByRole('progressbar', { name: 'Being prepared' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send medical summary' })).toBeNull();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ sessionId: id });
  });

  test('can be opened once it is ready, and a newer one can be sent', async () => {
    renderDocuments({ summaries: [aSummary()] });
    await openTab('Summary');
    expect((await screen.findByRole('button', { name: 'Open Medical summary' })).textContent).toContain(
      'Sent Nov 21, 2030, 11:04 IST',
    );
    expect(screen.getByRole('button', { name: 'Send a newer one' })).toBeTruthy();
  });

  test.each<[string, Answer, string]>([
    [
      'the server refuses',
      refusal(409, 'APPOINTMENT_OVER', 'This appointment is over.'),
      'Error: This appointment is over.',
    ],
    ['no reply arrives', 'refused', 'Failed to send medical summary. Please try again.'],
  ])('when %s, it says so and can be retried', async (_, answer, words) => {
    renderDocuments({}, { [SEND]: answer });
    await openTab('Summary');
    await press('Send medical summary');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('button', { name: 'Send medical summary' })).toBeTruthy();
  });

  test('that could not be created says so', async () => {
    renderDocuments({ summaries: [aSummary({ state: 'failed' })] });
    await openTab('Summary');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send medical summary. Please try again.');
  });
});

describe('on the card of an appointment', () => {
  test('the current notes are visible, the session and its files are in a collapsed section with their number', async () => {
    const retracted = { at: '2030-11-21T06:20:00.000Z', reason: 'Another patient.' };
    const notes = [
      aNote({ text: 'Check CK.\nRest for a week.', writtenAt: '2030-11-21T06:04:00.000Z' }),
      aNote({ id: 'second', by: 'patient', text: 'At night.', writtenAt: '2030-11-21T06:05:00.000Z' }),
      aNote({ id: 'third', text: 'Gout.', retracted }),
    ];
    const summaries = [aSummary(), aSummary({ id: 'second', state: 'failed' })];
    stubNetwork(() => ({ json: { documents: [someDocuments({ notes, reports: [aReport()], summaries })] } }));
    renderPage(<CardDocuments appointment={anAppointment({ status: 'Completed' })} />);
    expect((await screen.findByRole('heading', { name: 'Notes' })).parentElement?.textContent).toBe(
      'NotesCheck CK.\nRest for a week.Dr. Kavita Rao, Nov 21, 2030, 11:34 ISTAt night.You, Nov 21, 2030, 11:35 IST',
    );
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvents.click(screen.getByText('Notes, summary and report'));
    expect(screen.getByText('2')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
    expect(await screen.findByRole('log', { name: 'Notes of this session' })).toBeTruthy();
    expect(screen.getByText('Gout.').tagName).toBe('S');
  });

  test('nothing is requested for a cancelled appointment', () => {
    const asked = stubNetwork(() => ({ json: { documents: [] } }));
    renderPage(<CardDocuments appointment={anAppointment({ status: 'Cancelled' })} />);
    expect(screen.queryByText('Notes, summary and report')).toBeNull();
    expect(asked).toEqual([]);
  });
});
