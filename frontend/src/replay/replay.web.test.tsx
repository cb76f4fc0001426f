import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { refusal } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { fillIn, press, userEvents } from '../testing/user-events';
import { Replay } from './replay';
import {
  ADDRESS,
  aHistory,
  aKnowledge,
  aMoment,
  anEvent,
  INQUIRY,
  kavita,
  MEERA,
  meera,
  stubHistory,
} from './testing/history-stub';

beforeEach(startAuditorSession);
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  endSession();
});

const open = (search = '') =>
  renderDesk('audit/replay/:kind/:id', { list: <Replay /> }, { address: `${ADDRESS}${search}` });

const slider = () => screen.findByRole('slider', { name: 'Moment in time' });
const sliderSays = async (words: string) =>
  waitFor(async () => expect((await slider()).getAttribute('aria-valuetext')).toBe(words));

const FOURTH = 'Nov 4, 2026, 12:00:00 IST, event 4 of 4';
const THIRD = 'Nov 3, 2026, 12:00:00 IST, event 3 of 4';

test('a history opens at its last event, which the address then names', async () => {
  stubHistory();
  const { where } = open();
  await screen.findByRole('heading', { level: 1, name: 'Replay of Meera Joshi' });
  await screen.findByText('Patient · 4 events · reason: “Complaint 118”');
  await sliderSays(FOURTH);
  await waitFor(() => expect(where()).toBe(`${ADDRESS}&at=40`));
  expect(screen.getByText('Dr. Kavita Rao prescribed Atorvastatin 10 mg, Once a day')).toBeTruthy();
});

test('an address without an inquiry asks for the reason, and then shows the history', async () => {
  const asked = stubHistory();
  const { where } = renderDesk(
    'audit/replay/:kind/:id',
    { list: <Replay /> },
    { address: `/audit/replay/patient/${MEERA}?at=30` },
  );
  await screen.findByText('State the reason of your inquiry first. This history opens then.');
  expect(asked.some(({ path }) => path.includes('/histories/'))).toBe(false);
  await fillIn('Reason of the inquiry', 'Complaint 119');
  await press('Begin the inquiry');
  await sliderSays(THIRD);
  await waitFor(() => expect(where()).toContain(`inquiry=${INQUIRY}`));
});

test('the arrow keys step one event, Home and End go to the ends', async () => {
  stubHistory();
  const { where } = open('&at=40');
  (await slider()).focus();
  await sliderSays(FOURTH);
  await userEvents.keyboard('{ArrowLeft}');
  await sliderSays(THIRD);
  await waitFor(() => expect(where()).toContain('at=30'));
  await userEvents.keyboard('{ArrowRight}');
  await sliderSays(FOURTH);
  await userEvents.keyboard('{Home}');
  await sliderSays('Before the first event');
  await screen.findByText('No record at this moment');
  await userEvents.keyboard('{PageUp}');
  await sliderSays('Nov 1, 2026, 12:00:00 IST, event 1 of 4');
  await userEvents.keyboard('{End}');
  await sliderSays(FOURTH);
});

test('dragging shows the moment under the pointer, and the address changes when it is let go', async () => {
  stubHistory();
  const { where } = open('&at=40');
  const thumb = await slider();
  const rail = thumb.parentElement!;
  rail.getBoundingClientRect = () => ({ left: 0, width: 400 }) as DOMRect;
  await sliderSays(FOURTH);
  // jsdom has no pointer events with a place.
  const point = (type: string, clientX: number) => fireEvent(rail, new MouseEvent(type, { clientX, bubbles: true }));
  point('pointerdown', 400);
  point('pointermove', 200);
  await sliderSays('Nov 2, 2026, 12:00:00 IST, event 2 of 4');
  await waitFor(() => expect(where()).toContain('at=40'));
  point('pointerup', 200);
  await waitFor(() => expect(where()).toContain('at=20'));
  await screen.findByText('No record at this moment');
});

test('while the rail is dragged only the moment is drawn, and the record is asked for a few times', async () => {
  const [first, , , fourth] = aHistory().rail;
  // One bin of many events: each place of the rail is another event.
  const rail = [{ ...first!, to: fourth!.to, position: '40', index: 4_000, count: 4_000 }];
  const asked = stubHistory({ history: aHistory({ total: 4_000, rail }) });
  open('&at=40');
  const line = (await slider()).parentElement!;
  line.getBoundingClientRect = () => ({ left: 0, width: 400 }) as DOMRect;
  await screen.findByRole('row', { name: /Atorvastatin/ });
  await screen.findAllByRole('listitem');
  const point = (type: string, clientX: number) => fireEvent(line, new MouseEvent(type, { clientX, bubbles: true }));
  const moments = () => asked.filter(({ path }) => path.includes('/moment')).length;
  const before = moments();
  const written = jest.spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get');
  try {
    point('pointerdown', 400);
    written.mockClear();
    for (let at = 396; at > 0; at -= 4) point('pointermove', at);
    // The words of the moment: its day, its time and both together. The list would add a time for each of its events.
    expect(written.mock.calls.length).toBeLessThanOrEqual(99 * 3);
    await waitFor(() => expect(moments()).toBeGreaterThan(before));
    expect(moments() - before).toBeLessThan(20);
  } finally {
    written.mockRestore();
  }
  point('pointercancel', 1);
  await sliderSays('Nov 4, 2026, 12:00:00 IST, event 4 of 4000');
});

test('a narrow screen leads to the event at the moment when the list is chosen', async () => {
  stubHistory();
  open('&at=30');
  await sliderSays(THIRD);
  await screen.findAllByRole('listitem');
  const led: (string | null)[] = [];
  const before = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element) {
    led.push(this.textContent);
  };
  try {
    await press('Events');
    await waitFor(() => expect(led).toEqual([expect.stringContaining('prescribed Atorvastatin')]));
  } finally {
    Element.prototype.scrollIntoView = before;
  }
});

test('a step is told to a screen reader, with the event', async () => {
  stubHistory();
  open('&at=40');
  await sliderSays(FOURTH);
  await userEvents.keyboard('k');
  const words = `Dr. Kavita Rao prescribed Atorvastatin 10 mg, Once a day. ${THIRD}`;
  await waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(words));
});

test('the bar says whether the head is verified, and an event leads to its proof', async () => {
  stubHistory();
  open('&at=30');
  const badge = await screen.findByRole('link', { name: /^Head verified/ });
  expect(badge.textContent).toContain('48,213 events · 9f3c 41d0 … e1a2');
  const proof = await screen.findByRole('link', { name: 'Proof of this event' });
  expect(proof.getAttribute('href')).toBe(`/audit/proofs?of=30&inquiry=${INQUIRY}`);
});

test.each([
  ['failed', 'The log differs'],
  ['aborted', 'Head not verified yet'],
] as const)('a head whose verification %s is not called verified', async (verified, words) => {
  stubHistory({ verified });
  open('&at=30');
  await screen.findByText(words);
  expect(screen.queryByText('Head verified')).toBeNull();
});

test('a history begins at its last event that is no auditor’s', async () => {
  const opening = anEvent(5, {
    ...{ position: '50', type: 'RecordRead', actor: { id: 'a', role: 'auditor', name: 'Asha Menon' } },
    data: { what: { kind: 'history' } },
  });
  const search = {
    ...opening,
    id: 'search',
    position: '45',
    type: 'HistoriesSearched',
    data: { kind: 'patient', shown: [] },
  };
  stubHistory({
    history: aHistory({ total: 5, last: { position: '50', recordedAt: opening.recordedAt } }),
    later: [opening],
    first: ({ path }) =>
      path.includes('upTo=50')
        ? { json: { events: [opening, search, anEvent(4)], older: null, newer: null, matching: 5 } }
        : null,
  });
  const { where } = open();
  await sliderSays('Nov 4, 2026, 12:00:00 IST, event 4 of 5');
  await waitFor(() => expect(where()).toBe(`${ADDRESS}&at=40`));
  expect(screen.getByText('Last event')).toBeTruthy();
});

test('a day that is none is no filter, and each typed part of a date is no step of Back', async () => {
  const asked = stubHistory();
  const Back = () => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    );
  };
  const { where } = renderDesk(
    'audit/replay/:kind/:id',
    {
      list: (
        <>
          <Replay />
          <Back />
        </>
      ),
    },
    { address: `${ADDRESS}&at=40&from=2026-13-45` },
  );
  await sliderSays(FOURTH);
  expect(asked.some(({ path }) => path.includes('from='))).toBe(false);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0002-11-02' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } });
  await waitFor(() => expect(where()).toContain('from=2026-11-02'));
  await press('Back');
  await waitFor(() => expect(where()).toContain('from=2026-11-02'));
});

test.each([
  ['the patient in the history of an appointment', 'appointment', meera, 'The record is the author’s own.'],
  ['the product', 'patient', { id: 'worker', role: 'worker', name: '' }, 'Done by the product.'],
  ['a relative', 'patient', { ...meera, id: 'relative' }, 'Nothing of this record was opened by the author before.'],
] as const)('what %s had opened before an event', async (_, kind, author, words) => {
  const known = aKnowledge({ opened: [], seenBy: [] });
  stubHistory({ history: aHistory({ kind }), knowledge: { ...known, event: { ...known.event, author } } });
  renderDesk(
    'audit/replay/:kind/:id',
    { list: <Replay /> },
    { address: `/audit/replay/${kind}/${kind === 'patient' ? MEERA : 'appointment'}?inquiry=${INQUIRY}&at=30` },
  );
  const column = within(await screen.findByRole('region', { name: 'Who knew' }));
  await column.findByText(words);
  expect(column.getByText('What patients read in their own record is not recorded.')).toBeTruthy();
});

test('a comparison marks what changed, with the old value struck, and says why', async () => {
  stubHistory();
  open('&at=40');
  await sliderSays(FOURTH);
  await screen.findByText('1 changed');
  expect(screen.getByLabelText<HTMLSelectElement>('Compare with').selectedOptions[0]?.text).toBe('the event before');
  const row = screen.getByRole('row', { name: /Atorvastatin 10 mg.*Changed/ });
  expect(within(row).getByText('In force').tagName).toBe('S');
  expect(row.textContent).toContain('Retracted');
  expect(screen.getByText(/^Reason of the retraction/).textContent).toContain('The label was of another person.');
  expect(screen.getByText('“The label was of another person.”')).toBeTruthy();
  await userEvents.selectOptions(screen.getByLabelText('Compare with'), 'the beginning');
  await screen.findByText('1 added');
  await userEvents.selectOptions(screen.getByLabelText('Compare with'), 'nothing');
  await waitFor(() => expect(screen.queryByText('1 added')).toBeNull());
});

test('the moment before a retraction shows the row as it was', async () => {
  stubHistory();
  open('&at=40');
  await sliderSays(FOURTH);
  await press('Previous event');
  await sliderSays(THIRD);
  await waitFor(() => expect(screen.getByRole('row', { name: /Atorvastatin/ }).textContent).toContain('In force'));
});

test('the event at the moment opens with why and as JSON, by keyboard alone', async () => {
  stubHistory();
  const { where } = open('&at=30');
  await sliderSays(THIRD);
  await screen.findAllByText(/prescribed Atorvastatin/);
  await userEvents.keyboard('j');
  await sliderSays(FOURTH);
  await userEvents.keyboard('k');
  await sliderSays(THIRD);
  await userEvents.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('command-3')).toBeTruthy();
  expect(dialog.getByText('request-3')).toBeTruthy();
  expect(dialog.getByLabelText('As JSON').textContent).toContain('"medication": "Atorvastatin 10 mg"');
  await waitFor(() => expect(where()).toContain('open=1'));
  await userEvents.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvents.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys' });
});

test('an event that another of its request caused leads there', async () => {
  stubHistory({
    first: ({ path }) =>
      path.includes('/events')
        ? { json: { events: [anEvent(4, { causedBy: '20' })], older: null, newer: null, matching: 1 } }
        : null,
  });
  const { where } = open('&at=40&open=1');
  await userEvents.click(await screen.findByRole('button', { name: 'the event at position 20' }));
  await waitFor(() => expect(where()).toContain('at=20'));
});

test('who wrote it, what they had opened, and who saw it; the record of that reading is one click away', async () => {
  stubHistory();
  const { where } = open('&at=30');
  const column = within(await screen.findByRole('region', { name: 'Who knew' }));
  await column.findByText('wrote it, 12:00:00');
  expect(column.getByText(/opened the health record, Nov 2, 2026, 12:00/)).toBeTruthy();
  expect(column.getByText(/2 changes by others since/)).toBeTruthy();
  expect(column.getByText('Dr. Arjun Nair')).toBeTruthy();
  await userEvents.click(column.getByRole('button', { name: /^The record as it was when Dr. Kavita Rao opened it/ }));
  await waitFor(() => expect(where()).toContain('at=20'));
});

test('the filters are in the address, and steps keep to the events that match', async () => {
  stubHistory();
  const { where } = open('&at=40');
  await sliderSays(FOURTH);
  await press('Filter');
  await userEvents.selectOptions(screen.getByLabelText('Who'), 'Meera Joshi (2)');
  await screen.findByText('2 of 4 events match');
  await waitFor(() => expect(where()).toContain(`actor=${MEERA}`));
  await press('Previous event');
  await sliderSays('Nov 2, 2026, 12:00:00 IST, event 2 of 4');
  await press('Clear the filter');
  await waitFor(() => expect(where()).not.toContain('actor='));
});

test('a jump finds the last event up to a date and time', async () => {
  stubHistory();
  const { where } = open('&at=40');
  await press((await screen.findByRole('button', { name: 'Jump to a date' })).getAttribute('aria-label')!);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-02' } });
  await press('Go there');
  await waitFor(() => expect(where()).toContain('at=20'));
});

test('playing goes on event by event and stops at the end', async () => {
  stubHistory();
  open('&at=30');
  await sliderSays(THIRD);
  await screen.findByRole('row', { name: /Atorvastatin/ });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Play forward' }));
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  jest.useRealTimers();
  await sliderSays(FOURTH);
  await screen.findByRole('button', { name: 'Play forward' });
});

test('a record that could not be loaded can be asked for again, and the rail stays', async () => {
  let isBroken = true;
  stubHistory({ first: ({ path }) => (isBroken && path.includes('/moment') ? 'refused' : null) });
  open('&at=30');
  await screen.findByText('The record could not be loaded.');
  isBroken = false;
  await press('Try Again');
  await screen.findByRole('row', { name: /Atorvastatin/ });
});

test.each([
  ['HISTORY_NOT_FOUND', 'There is no such history'],
  ['INQUIRY_NOT_FOUND', 'Why are you looking?'],
])('%s leads on', async (code, heading) => {
  stubHistory({ first: ({ path }) => (path.includes('/histories/') ? refusal(404, code, 'No.') : null) });
  open();
  await screen.findByRole('heading', { name: heading });
});

test('an erased person, an unreadable event and a stream that is incomplete are named', async () => {
  stubHistory({
    history: aHistory({ isErased: true }),
    moment: (at, compared) => ({ ...aMoment(at, compared), incomplete: ['appointment-7'] }),
    first: ({ path }) =>
      path.includes('/events')
        ? { json: { events: [anEvent(4, { unreadable: 'KeyMissing' })], older: null, newer: null, matching: 1 } }
        : null,
  });
  open('&at=40');
  await screen.findByText('This person was erased.');
  await screen.findByText('What follows them is missing here: appointment-7');
  await screen.findByText('RecordRetracted: this event cannot be read');
});

/** An event that was recorded after the history was opened. */
const later = anEvent(5, {
  ...{ position: '50', type: 'PrescriptionAdded', actor: kavita },
  data: { medication: 'Metformin', dosage: 'Once a day' },
});

test('a history that has grown offers to be loaded again', async () => {
  const asked = stubHistory({ later: [later] });
  const { where } = open('&at=40');
  await screen.findByText('1 event was recorded since you opened this history.');
  const opened = () => asked.filter(({ path }) => path.includes(`/patient/${MEERA}?`)).length;
  expect(opened()).toBe(1);
  await press('Load the history again');
  await waitFor(() => expect(opened()).toBe(2));
  // Reloaded, the list goes on with the new event, and a step leads to it.
  const added = await screen.findByRole('button', { name: /^Dr. Kavita Rao prescribed Metformin/ });
  await waitFor(() => expect(screen.queryByText('1 event was recorded since you opened this history.')).toBeNull());
  await userEvents.keyboard('j');
  await waitFor(() => expect(where()).toContain('at=50'));
  await waitFor(() => expect(added.closest('li')?.getAttribute('aria-current')).toBe('true'));
});

test('a jump past the end of the opened history is in the list', async () => {
  stubHistory({ later: [later] });
  open('&at=40');
  await sliderSays(FOURTH);
  await userEvents.keyboard('j');
  const added = await screen.findByRole('button', { name: /^Dr. Kavita Rao prescribed Metformin/ });
  await waitFor(() => expect(added.closest('li')?.getAttribute('aria-current')).toBe('true'));
});

test('an open window asks for nothing by itself, and for what came since once its reader moves on', async () => {
  // Only clock and intervals: what the screen loads at first takes its time.
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const asked = stubHistory({ later: [later] });
  open('&at=40');
  await sliderSays(FOURTH);
  await screen.findByText('1 event was recorded since you opened this history.');
  const before = asked.length;
  await act(() => jest.advanceTimersByTimeAsync(3 * 3_600_000));
  fireEvent(document, new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(asked.slice(before).map(({ path }) => path)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Previous event' }));
  await waitFor(() => expect(asked.slice(before).some(({ path }) => path.includes('after=40'))).toBe(true));
});

test('many events since are counted beyond one page', async () => {
  stubHistory({
    first: ({ path }) =>
      path.includes('after=40') ? { json: { events: [later], older: null, newer: '50', matching: 5_004 } } : null,
  });
  open('&at=40');
  await screen.findByText('5,000 events were recorded since you opened this history.');
});

test('the further rows of a long section are loaded on demand', async () => {
  const row = (key: string) => ({
    ...{ key, change: null, before: null },
    row: { entry_id: key, kind: 'diagnosis', title: `Condition ${key}`, body: '', date: '2026-11-03' },
  });
  const section = { model: 'health-record', table: 'record_entries', total: 2, added: 0, changed: 0, removed: 0 };
  stubHistory({
    moment: (at, compared) => ({ ...aMoment(at, compared), sections: [{ ...section, rows: [row('1')] }] }),
    first: ({ path }) =>
      path.includes('table=record_entries&from=1')
        ? { json: { data: { ...aMoment(30, null), sections: [{ ...section, rows: [row('2')] }] } } }
        : null,
  });
  open('&at=30');
  await screen.findByText('Condition 1');
  await press('Show more rows (1)');
  await screen.findByText('Condition 2');
  expect(screen.queryByRole('button', { name: /^Show more rows/ })).toBeNull();
});

test('an event that is chosen while the record of the end is on its way stays chosen', async () => {
  let arrive = (_: { json: unknown }): void => undefined;
  const record = new Promise<{ json: unknown }>((resolve) => (arrive = resolve));
  const isEnd = (path: string) => path.includes('/moment') && path.includes('at=40');
  stubHistory({ first: ({ path }) => (isEnd(path) ? record : null) });
  const { where } = open();
  const [, third] = await within(await screen.findByRole('list', { name: 'Events' })).findAllByRole('button');
  await act(async () => {
    arrive({ json: { data: aMoment(40, 30) } });
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(third!);
  });
  await sliderSays(THIRD);
  expect(where()).toContain('at=30');
});
