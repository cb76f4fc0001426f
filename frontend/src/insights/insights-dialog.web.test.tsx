import type { ReadingProgressPush } from '@anamnesis/contracts/reading/topics';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { OFFLINE, setLive } from '../live/live-state';
import type { LiveSocket } from '../live/socket';
import { aNotification } from '../notifications/testing/samples';
import { aReading, aValue, documentId, documentUrl, patientId } from '../reading/testing/samples';
import { endSession, startSession } from '../signed-in/session';
import { type Answer, refusal, type RequestSeen, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import InsightsDialog from './insights-dialog';
import { fakeVoices } from './testing/fake-voices';
import { aSummary, anInsight, entryId } from './testing/samples';

const signIn = () =>
  startSession({
    accessToken: 'token',
    user: {
      ...{ _id: patientId, id: patientId, role: 'patient', fullName: 'Meera Joshi' },
      ...{ email: 'meera@example.org', profileImage: null },
    },
  });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  signIn();
});
afterEach(() => {
  cleanup();
  act(() => setLive(OFFLINE));
  endSession();
});

type Props = ComponentProps<typeof InsightsDialog>;
type On = Record<string, Answer | Promise<Answer> | ((asked: RequestSeen) => Answer | Promise<Answer>)>;

const EXTRACT = 'POST /api/ocr/extract';
const EXPLAIN = 'POST /api/insights/report';
const SUMMARIZE = 'POST /api/insights/summary';
const READ_NOTICES = 'POST /api/notifications/read';
const SAVE = `POST /api/records/${patientId}/entries/${entryId}/lab-values`;

const replies: On = {
  [EXTRACT]: { json: { text: 'LIPID PROFILE. LDL, calc. 135' } },
  [`GET ${documentUrl}/reading`]: { json: aReading() },
  [EXPLAIN]: { json: { insight: anInsight() } },
  [SUMMARIZE]: { json: { summary: aSummary(['Your LDL is 135. It has fallen.', 'Ask Dr. Rao.']) } },
  [SAVE]: { json: { success: true } },
  'GET /api/users/current': { json: { data: { fullName: 'Meera Joshi' } } },
};

const neverRead = refusal(404, 'NOT_FOUND', 'It was not found.');

const done = { onOpen: jest.fn(), onSave: jest.fn() };
const document = { url: documentUrl, name: 'lipids.pdf', isOpening: false, ...done };

function Page(props: Partial<Props>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <InsightsDialog
          {...{
            entryId,
            test: 'Lipid profile',
            date: 'Nov 18, 2026',
            text: 'LDL 135 mg/dL',
            confirmed: null,
            document,
          }}
          otherDayOf={([printed]) => printed ?? null}
          {...props}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function open(on: On = {}, props: Partial<Props> = {}) {
  const asked = stubNetwork((each) => {
    const answer = { ...replies, ...on }[`${each.method} ${each.path}`];
    return (typeof answer === 'function' ? answer(each) : answer) ?? { json: {} };
  });
  renderPage(<Page {...props} />);
  return { sent: (call: string) => asked.filter(({ method, path }) => `${method} ${path}` === call) };
}

const explained = () => screen.findByText('Your LDL is 135 mg/dL.');
const shown = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();

test('the document is read, then the report is explained; who wrote it and its sources are named', async () => {
  const { sent } = open();
  expect(screen.getByRole('dialog', { name: 'AI Insights' })).toBeTruthy();
  shown('Lipid profile, Nov 18, 2026');
  await explained();
  expect(sent(EXTRACT)[0]?.body).toEqual({ documentUrl });
  expect(sent(EXPLAIN).map(({ body }) => body)).toEqual([{ entryId }]);
  const point = screen.getByText('Triglycerides, 164.').closest('li');
  expect(point?.querySelector('.lucide-trending-down')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'To ask Dr. Rao' })).toBeTruthy();
  shown('Is 10 mg still the right dose?');
  shown(/^Explained by the built-in engine\. It explains; it does not diagnose\.$/);
  shown('Table of reference ranges for adults');
  shown('Original text');
  shown('LIPID PROFILE. LDL, calc. 135');
});

test('the notice of an explanation that is on the screen is read at once, those of anything else are not', async () => {
  const notices = [
    aNotification({ id: 'ready', kind: 'insightReady' }),
    aNotification({ id: 'urgent', kind: 'resultUrgent' }),
    aNotification({ id: 'known', kind: 'insightReady', isRead: true }),
  ];
  const { sent } = open({
    [`GET /api/notifications?report=${entryId}`]: { json: { notifications: notices, unread: 2, next: null } },
    [READ_NOTICES]: { json: { success: true } },
  });
  await explained();
  await waitFor(() => expect(sent(READ_NOTICES).map(({ body }) => body)).toEqual([{ ids: ['ready'] }]));
});

test('no notice is read while there is no explanation', async () => {
  const { sent } = open({ [EXPLAIN]: refusal(503, 'UNAVAILABLE', 'A part of the service does not answer.') });
  await screen.findByText(/^Sorry!/);
  expect(sent(`GET /api/notifications?report=${entryId}`)).toEqual([]);
});

test('lines that gave no value are counted, and so is said that the report has another date than its entry', async () => {
  const unread = [1, 2].map((page) => ({ page, lines: page }));
  const reading = aReading({ unread, printedDays: ['2024-02-22'] });
  open({ [`GET ${documentUrl}/reading`]: { json: reading } });
  await explained();
  shown('3 lines of the table gave no value. Compare with the report.');
  shown(/^The report says 2024-02-22, and was added with another date\. It is not compared with earlier reports/);
});

test('sentences that were left out are counted by reason, and the model is named', async () => {
  const reasons = ['otherValue', 'otherStanding', 'unproved', 'advice', 'link'] as const;
  const leftOut = reasons.map((reason) => ({ text: `A sentence with ${reason}`, reason }));
  open({
    [EXPLAIN]: { json: { insight: anInsight({ leftOut, engine: { kind: 'gemini', model: 'gemini-2.5-flash' } }) } },
  });
  await explained();
  shown(/^Explained by Gemini \(gemini-2\.5-flash\)\./);
  shown(
    '5 sentences were left out: 2 contradict the report; one is not proved by the report; one gives medical advice or a diagnosis; one has a link.',
  );
  expect(screen.queryByText(/A sentence with/)).toBeNull();
});

test('what a provider wrote bold, italic or as numbered steps is shown so, and all else of it is text', async () => {
  const bold = { text: 'LDL', bold: true };
  const insight = anInsight({
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your LDL is <b>high</b>.',
        runs: [{ text: 'Your ' }, bold, { text: ' is <b>high</b>.' }],
        source: null,
      },
      { kind: 'list', items: [{ text: 'LDL is 135 mg/dL.', runs: [bold, { text: ' is 135 mg/dL.' }], source: null }] },
      {
        kind: 'list',
        ordered: true,
        items: [{ text: 'Ask why.', runs: [{ text: 'Ask ' }, { text: 'why.', italic: true }], source: null }],
      },
    ],
  });
  open({ [EXPLAIN]: { json: { insight } } });
  const lead = (await screen.findAllByText('LDL', { selector: 'strong' }))[0]?.closest('p');
  expect(lead?.textContent).toBe('Your LDL is <b>high</b>.');
  expect(lead?.querySelector('b')).toBeNull();
  const step = screen.getByText('why.', { selector: 'em' }).closest('ol > li');
  expect(step?.textContent).toBe('Ask why.');
});

test('the points of the explanation come before the values to check, and the questions after them', async () => {
  open();
  await explained();
  const box = await screen.findByRole('heading', { name: 'Please check two values' });
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByText('Triglycerides, 164.'), box)).toBe(true);
  expect(isBefore(box, screen.getByRole('heading', { name: 'To ask Dr. Rao' }))).toBe(true);
});

test('a report without a document is explained from its own fields', async () => {
  const { sent } = open({}, { document: null });
  await explained();
  expect(sent(EXTRACT)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'View Original Document' })).toBeNull();
  shown('LDL 135 mg/dL');
});

test('while the document is read, its pages are counted; nothing is explained before', async () => {
  let finish = (_: Answer) => undefined as void;
  const { sent } = open({ [EXTRACT]: new Promise<Answer>((resolve) => (finish = resolve)) });
  let push = (_: ReadingProgressPush) => undefined as void;
  const socket = {
    on: (_: string, listener: typeof push) => (push = listener),
    off: () => undefined,
  } as unknown as LiveSocket;
  act(() => setLive({ socket, connected: true }));
  shown('Reading the document…');
  act(() => push({ documentId: 'another', page: 9, pages: 9 }));
  act(() => push({ documentId, page: 2, pages: 3 }));
  shown('Page 2 of 3');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Page 2 of 3');
  expect(sent(EXPLAIN)).toEqual([]);
  finish({ json: { text: 'LDL 135' } });
  await explained();
  expect(screen.queryByText('Reading the document…')).toBeNull();
});

test.each<[string, Answer]>([
  ['OCR service is currently unavailable. Using report data instead.', 'refused'],
  ['Session expired. Please log in again.', refusal(401, 'SESSION_ENDED', 'You were signed out.')],
  ['Document too large to process.', { status: 413, json: '' }],
  ['Document processing timed out. Using report data instead.', { status: 504, json: '' }],
  ['Failed to extract text from document', { status: 500, json: '' }],
  ['This document is damaged.', refusal(422, 'DOCUMENT_DAMAGED', 'This document is damaged.')],
])('a document that cannot be read says "%s", and the report itself is explained', async (text, answer) => {
  open({ [EXTRACT]: answer, [`GET ${documentUrl}/reading`]: neverRead });
  expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
  shown(/^The document itself is unchanged\. The report as it was entered is explained instead\./);
  await explained();
  shown('LDL 135 mg/dL');
  expect(screen.queryByText('The values that were read could not be loaded.')).toBeNull();
});

test('a document that was read before, and cannot be read now, is explained as it was read', async () => {
  open({ [EXTRACT]: 'refused' });
  await screen.findByText('The document could not be read again.');
  shown('It was read before. What was read then is explained.');
  expect(screen.queryByText(/Using report data instead|as it was entered is explained/)).toBeNull();
  await screen.findByRole('heading', { name: 'Please check two values' });
});

test('signed out, the document is not asked for', async () => {
  endSession();
  const { sent } = open();
  expect(await screen.findByText('Authentication token not found. Please log in again.')).toBeTruthy();
  expect(sent(EXTRACT)).toEqual([]);
});

test('a document that could not be read can be read again', async () => {
  const path = `GET ${documentUrl}/reading`;
  const on: On = { [EXTRACT]: refusal(504, 'READING_TIMED_OUT', 'Document processing timed out.'), [path]: neverRead };
  open({ [EXTRACT]: () => on[EXTRACT] as Answer, [path]: () => on[path] as Answer });
  await screen.findByText('Document processing timed out. Using report data instead.');
  on[EXTRACT] = replies[EXTRACT]!;
  on[path] = replies[path]!;
  await press('Read the document again');
  await screen.findByRole('heading', { name: 'Please check two values' });
  expect(await screen.findByText('LIPID PROFILE. LDL, calc. 135')).toBeTruthy();
  expect(screen.queryByText(/timed out/)).toBeNull();
});

test.each<[string, Answer]>([
  ['No report text provided for analysis', refusal(422, 'NO_REPORT_TEXT', 'No report text provided for analysis')],
  ['Invalid response format from AI service', { status: 502, json: '' }],
  ['AI service error: The connection dropped. Nothing was lost; please check your network and try again.', 'refused'],
])('without an explanation it says "Sorry!" and %s; the original text stays', async (text, answer) => {
  const on: On = { [EXPLAIN]: answer };
  open({ [EXPLAIN]: () => on[EXPLAIN] as Answer });
  await screen.findByText('Sorry!');
  expect(screen.getByRole('alert').textContent).toContain(text);
  const details = screen.getByText('Original text').closest('details');
  expect(details?.open).toBe(true);
  expect(within(details!).getByText('LDL 135 mg/dL')).toBeTruthy();
  on[EXPLAIN] = replies[EXPLAIN]!;
  await press('Try Again');
  await explained();
  expect(screen.queryByText('Sorry!')).toBeNull();
});

test('an explanation in place of a failed provider says why', async () => {
  const failure = {
    code: 'AI_FAILED' as const,
    message: 'AI service error: API key not valid.',
    parameters: { message: 'API key not valid.' },
  };
  open({ [EXPLAIN]: { json: { insight: anInsight({ failure }) } } });
  await explained();
  shown('Sorry!');
  shown('AI service error: API key not valid. The explanation below is by the built-in engine instead.');
});

test('an answer that could not be shown is not asked for again: it was paid for', async () => {
  const message = 'What the AI service wrote does not agree with the report, or leaves out a value outside its range.';
  const failure = { code: 'AI_UNCONFIRMED' as const, message, parameters: {} };
  open({ [EXPLAIN]: { json: { insight: anInsight({ failure }) } } });
  await explained();
  shown(`${message} The explanation below is by the built-in engine instead.`);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('each doubtful value says why; nothing is saved before all are checked', async () => {
  const { sent } = open();
  await explained();
  expect(await screen.findByRole('heading', { name: 'Please check two values' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save values' })).toBeNull();
  shown('The scan is faint here.');
  await press('Check VLDL cholesterol, 32.8 mg/dL: please check. The scan is faint here.');
  const dialog = await screen.findByRole('dialog', { name: 'Compare VLDL cholesterol with the paper' });
  const alternative = 'Page 2 of lipids.pdf. At the bottom right. The value of VLDL cholesterol is marked.';
  expect(within(dialog).getByRole('img', { name: 'Enlarged: VLDL cholesterol on page 2.' })).toBeTruthy();
  expect(within(dialog).getByLabelText(alternative)).toBeTruthy();
  await press('It is right');
  await screen.findByRole('heading', { name: 'Please check one value' });

  await press('Check Non-HDL cholesterol, 168: please check. No unit was read here.');
  await screen.findByRole('dialog', { name: 'Compare Non-HDL cholesterol with the paper' });
  shown('Read as "Non HDL", page 1');
  await press('Save correction');
  shown('Nothing is changed. If it stands like this on the paper, it is right.');
  await userEvents.clear(screen.getByLabelText('Value'));
  await fillIn('Value', '1 080');
  await press('Save correction');
  shown('Please type one number as on the paper, such as 135, 9,930 or < 0.5.');
  await userEvents.clear(screen.getByLabelText('Value'));
  await fillIn('Value', '< 108.5');
  await press('Save correction');
  shown('Please choose the unit on the paper, or that there is none.');
  await userEvents.selectOptions(screen.getByLabelText('Unit'), 'mg/dL');
  await press('Save correction');
  await screen.findByRole('heading', { name: 'Everything is checked' });
  expect(sent(SAVE)).toEqual([]);

  await press('Save values');
  await screen.findByRole('heading', { name: 'The values are saved' });
  expect(sent(SAVE)[0]?.body).toMatchObject({
    documentId,
    values: [
      { test: 'ldl', value: 135, unit: { ucum: 'mg/dL' }, isCorrected: false, page: 1 },
      { test: 'vldl', value: 32.8, decimals: 1, isCorrected: false, page: 2 },
      { test: 'nonhdl', value: 108.5, comparator: '<', decimals: 1, unit: { ucum: 'mg/dL' }, isCorrected: true },
    ],
  });
});

describe('a document that names', () => {
  const read = aReading({ values: [aValue()], patients: [{ name: 'MRS. MIRA JOSHI', page: 1 }] });
  const naming = (...names: string[]): On => ({
    [`GET ${documentUrl}/reading`]: {
      json: { ...read, patients: names.map((name, index) => ({ name, page: index + 1 })) },
    },
  });
  const values = [expect.objectContaining({ test: 'ldl', value: 135 })];

  test('another person says whose it seems to be; its values are saved only once they are said to be own', async () => {
    const { sent } = open(naming('Mr. Suresh Joshi'));
    await explained();
    const warning = (await screen.findByText('This report seems to be of "Mr. Suresh Joshi".')).closest('[role=alert]');
    expect(within(warning as HTMLElement).getByText('Your profile says Meera Joshi.')).toBeTruthy();
    await press('Save values');
    const box = screen.getByRole('checkbox', { name: 'The values are mine' });
    shown('Please confirm that the values are yours. Nothing is saved before.');
    expect([globalThis.document.activeElement, box.getAttribute('aria-invalid'), sent(SAVE)]).toEqual([
      box,
      'true',
      [],
    ]);
    await userEvents.click(box);
    await press('Save values');
    await screen.findByRole('heading', { name: 'The values are saved' });
    expect(sent(SAVE).map(({ body }) => body)).toEqual([{ documentId, values, areOwn: true }]);
  });

  test('two patients says so, with their pages', async () => {
    const { sent } = open(naming('Meera Joshi', 'Rahul Sharma'));
    await screen.findByText('This document names two patients.');
    shown('"Meera Joshi", from page 1');
    shown('"Rahul Sharma", from page 2');
    await explained();
    await press('Save values');
    expect(sent(SAVE)).toEqual([]);
  });

  test('the patient in another spelling, or nobody, is saved without a question', async () => {
    const { sent } = open(naming('MRS. MIRA JOSHI'));
    await explained();
    await press('Save values');
    await screen.findByRole('heading', { name: 'The values are saved' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(sent(SAVE).map(({ body }) => body)).toEqual([{ documentId, values }]);
  });
});

test('what is no value is not saved, and an undoubted one can be corrected', async () => {
  const { sent } = open();
  await explained();
  await press('Check VLDL cholesterol, 32.8 mg/dL: please check. The scan is faint here.');
  await press('Not a value');
  await press('Check Non-HDL cholesterol, 168: please check. No unit was read here.');
  await press('Not a value');
  await userEvents.click(await screen.findByText('One other value was read'));
  await press('Check LDL cholesterol, 135 mg/dL');
  await userEvents.clear(screen.getByLabelText('Value'));
  await fillIn('Value', '1,125');
  await press('Save correction');
  await press('Save values');
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  expect((sent(SAVE)[0]!.body as { values: unknown[] }).values).toMatchObject([{ test: 'ldl', value: 1125 }]);
});

test('what was checked survives closing and a reload until it is saved, and nobody finds it after sign-out', async () => {
  open();
  await explained();
  shown(/^Compare them with the paper before you rely on them\./);
  await press('Check VLDL cholesterol, 32.8 mg/dL: please check. The scan is faint here.');
  await userEvents.clear(screen.getByLabelText('Value'));
  await fillIn('Value', '23.8');
  await press('Save correction');
  await userEvents.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  open();
  await screen.findByRole('heading', { name: 'Please check one value' });
  shown(/^Compare it with the paper before you rely on it\./);
  await press('Check VLDL cholesterol, 23.8 mg/dL');
  await press('Not a value');
  cleanup();

  // Another reading may number its values otherwise.
  const other = aReading({ values: aReading().values.slice(1) });
  open({ [`GET ${documentUrl}/reading`]: { json: other } });
  await screen.findByRole('heading', { name: 'Please check two values' });
  cleanup();
  act(() => endSession());
  expect({ ...sessionStorage }).toEqual({});
  act(signIn);
  open();
  await screen.findByRole('heading', { name: 'Please check two values' });
});

test('without a value nothing can be saved', async () => {
  open({ [`GET ${documentUrl}/reading`]: { json: aReading({ values: [aReading().values[1]!] }) } });
  await explained();
  await press('Check VLDL cholesterol, 32.8 mg/dL: please check. The scan is faint here.');
  await press('Not a value');
  shown('No value is left to save.');
  expect(screen.queryByRole('button', { name: 'Save values' })).toBeNull();
});

test('what has to be checked is marked in the document and in its text; a pressed value shows its page', async () => {
  const text = 'LIPID PROFILE\nLDL, calc.   135   mg/dL\nVLDL   32.8   mg/dL';
  open({ [EXTRACT]: { json: { text } } });
  await explained();
  const marked = [...screen.getByText('As it was read from the document').parentElement!.querySelectorAll('mark')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['32.8']);
  const pages = within(screen.getByRole('region', { name: 'The original document' }));
  const first = await pages.findByRole('img', { name: 'Page 1 of lipids.pdf' });
  // Of its two values one is in doubt.
  await waitFor(() => expect(first.querySelectorAll('span')).toHaveLength(1));
  await press('Check VLDL cholesterol, 32.8 mg/dL: please check. The scan is faint here.');
  await userEvents.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  const alternative = 'Page 2 of lipids.pdf. At the bottom right. The value of VLDL cholesterol is marked.';
  expect(pages.getByRole('img', { name: alternative })).toBeTruthy();
  await userEvents.click(pages.getByRole('button', { name: 'Previous page' }));
  expect(pages.getByRole('img', { name: 'Page 1 of lipids.pdf' })).toBeTruthy();
});

test('a report without laboratory values shows what it says', async () => {
  open({ [EXPLAIN]: { json: { insight: anInsight({ blocks: [] }) } } }, { document: null, text: 'Sinus rhythm.' });
  await screen.findByText(/^There are no laboratory values to explain\./);
  expect(screen.getByText('Original text').closest('details')?.open).toBe(true);
});

test('values that could not be saved are still checked', async () => {
  open({ [SAVE]: 'refused' });
  await explained();
  await press('Check VLDL cholesterol, 32.8 mg/dL: please check. The scan is faint here.');
  await press('It is right');
  await press('Check Non-HDL cholesterol, 168: please check. No unit was read here.');
  await press('It is right');
  shown('Please choose the unit on the paper, or that there is none.');
  await userEvents.selectOptions(screen.getByLabelText('Unit'), 'No unit on the paper');
  await press('It is right');
  await press('Save values');
  expect(await screen.findByText('The values could not be saved.')).toBeTruthy();
  shown('What you checked is still here; please try again.');
  expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
});

test('values that cannot be loaded say so, and are asked for again', async () => {
  const path = `GET ${documentUrl}/reading`;
  const on: On = { [path]: 'refused' };
  open({ [path]: () => on[path] as Answer });
  await screen.findByText('The values that were read could not be loaded.');
  await explained();
  on[path] = { json: aReading({ truncated: true }) };
  await press('Try Again');
  await screen.findByRole('heading', { name: 'Please check two values' });
  shown('The document has more pages than were read.');
});

test('values that were saved before are shown as saved', async () => {
  const [ldl, vldl] = aReading().values;
  const confirmed = [
    { ...ldl!, test: 'ldl' as const, isCorrected: false },
    { ...vldl!, test: 'vldl' as const, value: 33, decimals: 0, isCorrected: true },
  ];
  open({}, { confirmed });
  await screen.findByRole('heading', { name: 'The values are saved' });
  expect(screen.getByRole('button', { name: 'Check VLDL cholesterol, 33 mg/dL' })).toBeTruthy();
  shown('not a value');
});

test('the summary is read aloud with the spoken sentence marked, until it is stopped', async () => {
  const voices = fakeVoices('en-US');
  const { sent } = open();
  await explained();
  await press('Read Summary');
  const summary = await screen.findByRole('region', { name: 'Summary in English' });
  await waitFor(() => expect(voices.current).toMatchObject({ text: 'Your LDL is 135.', rate: 0.9 }));
  expect(within(summary).getByText('Your LDL is 135.').getAttribute('aria-current')).toBe('true');
  act(() => voices.say());
  expect(within(summary).getByText('It has fallen.').getAttribute('aria-current')).toBe('true');
  await press('Stop Reading');
  expect(voices.current).toBeNull();
  expect(screen.getByRole('button', { name: 'Read Summary' })).toBeTruthy();
  expect(sent(SUMMARIZE).map(({ body }) => body)).toEqual([{ entryId, language: 'en-US' }]);
});

test('a change of language while reading goes on in the new language; closing stops', async () => {
  const voices = fakeVoices('en-US', 'de-DE');
  open({
    [SUMMARIZE]: ({ body }) => ({
      json: {
        summary: aSummary([
          (body as { language: string }).language === 'de-DE' ? 'Ihr LDL ist 135.' : 'Your LDL is 135.',
        ]),
      },
    }),
  });
  await explained();
  await press('Read Summary');
  await waitFor(() => expect(voices.current).toMatchObject({ lang: 'en-US' }));
  await press('Change Language');
  const languages = within(await screen.findByRole('dialog', { name: 'Change Language' })).getAllByRole('radio');
  expect(languages.map((each) => each.closest('label')?.textContent)).toEqual([
    ...['English ', 'Spanish Español', 'French Français', 'German Deutsch', 'Chinese 中文', 'Hindi हिन्दी'],
  ]);
  await userEvents.click(screen.getByRole('radio', { name: 'German Deutsch' }));
  await press('Use this language');
  await waitFor(() => expect(voices.current).toMatchObject({ lang: 'de-DE', text: 'Ihr LDL ist 135.' }));
  expect((await screen.findByText('Ihr LDL ist 135.')).closest('[lang=de-DE]')).toBeTruthy();
  await press('Close');
  await waitFor(() => expect(voices.current).toBeNull());
});

test('without a voice for the language the summary is there to be read', async () => {
  fakeVoices('en-US');
  open({ [SUMMARIZE]: { json: { summary: aSummary(['आपका एलडीएल 135 है।']) } } });
  await explained();
  await press('Change Language');
  await userEvents.click(await screen.findByRole('radio', { name: 'Hindi हिन्दी' }));
  await press('Use this language');
  await screen.findByText('आपका एलडीएल 135 है।');
  await press('Read Summary');
  expect(await screen.findByText('This device has no voice for Hindi.')).toBeTruthy();
  shown('आपका एलडीएल 135 है।');
});

test.each<[string, Answer]>([
  ['No text available to summarize', refusal(422, 'NO_SUMMARY_TEXT', 'No text available to summarize')],
  ['Failed to generate summary', 'refused'],
])('a summary that cannot be written says "%s", and can be asked for again', async (text, answer) => {
  fakeVoices('en-US');
  const on: On = { [SUMMARIZE]: answer };
  open({ [SUMMARIZE]: () => on[SUMMARIZE] as Answer });
  await explained();
  await press('Read Summary');
  expect(await screen.findByText(text)).toBeTruthy();
  on[SUMMARIZE] = replies[SUMMARIZE]!;
  await press('Try Again');
  expect(await screen.findByText('It has fallen.')).toBeTruthy();
});

test('the summary says who wrote it, that a provider failed and how much was left out, and is written again', async () => {
  fakeVoices('zh-CN', 'en-US');
  const engine = { kind: 'gemini' as const, model: 'gemini-2.5-flash' };
  const leftOut = ['a', 'b'].map((text) => ({ text, reason: 'otherValue' as const }));
  const message = 'AI service error: API key not valid.';
  const failure = { code: 'AI_FAILED' as const, message, parameters: { message: 'API key not valid.' } };
  const on: On = { [SUMMARIZE]: { json: { summary: aSummary(['Your LDL is 135.'], { failure }) } } };
  open({ [SUMMARIZE]: () => on[SUMMARIZE] as Answer });
  await explained();
  await press('Read Summary');
  const summary = within(await screen.findByRole('region', { name: 'Summary in English' }));
  expect(summary.getByText(message).closest('[role=alert]')).toBeTruthy();
  summary.getByText('The summary below is by the built-in engine instead.');
  summary.getByText('Written by the built-in engine.');
  on[SUMMARIZE] = { json: { summary: aSummary(['您的钾为 7.2。请联系医生。'], { engine, leftOut }) } };
  await userEvents.click(summary.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Written by Gemini (gemini-2.5-flash).');
  shown('2 sentences were left out: 2 contradict the report.');
  expect(screen.queryByText(message)).toBeNull();
});

test('between Chinese sentences there is no blank', async () => {
  fakeVoices('zh-CN');
  open({ [SUMMARIZE]: { json: { summary: aSummary(['您的钾为 7.2。请联系医生。']) } } });
  await explained();
  await press('Change Language');
  await userEvents.click(await screen.findByRole('radio', { name: 'Chinese 中文' }));
  await press('Use this language');
  const sentence = await screen.findByText('您的钾为 7.2。');
  expect(sentence.parentElement?.textContent).toBe('您的钾为 7.2。请联系医生。');
});

test("the patient's own key is sent with each request, stored nowhere and forgotten at sign-out", async () => {
  const OWN = 'POST /api/insights/own-key/report';
  const engine = { kind: 'gemini' as const, model: 'gemini-2.5-flash' };
  const { sent } = open({ [OWN]: { json: { insight: anInsight({ engine }) } } }, { document: null });
  await explained();
  await userEvents.click(screen.getByText('Use my own Gemini key'));
  expect(screen.getByLabelText('Key of the Gemini API').getAttribute('type')).toBe('password');
  await fillIn('Key of the Gemini API', ' secret-key ');
  await press('Use this key');
  expect(await screen.findByText(/^Explained by Gemini \(gemini-2\.5-flash\)/)).toBeTruthy();
  expect(sent(OWN)[0]?.headers.get('x-ai-key')).toBe('secret-key');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret-key');
  act(() => endSession());
  act(signIn);
  expect(await screen.findByLabelText('Key of the Gemini API')).toBeTruthy();
});

test('the document is viewed and downloaded from here', async () => {
  open();
  await explained();
  await press('View Original Document');
  await press('Download Document');
  expect(done.onOpen).toHaveBeenCalledTimes(1);
  expect(done.onSave).toHaveBeenCalledTimes(1);
});
