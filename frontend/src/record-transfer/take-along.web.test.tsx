import { ABSENT_OR_UNKNOWN } from '@anamnesis/contracts/record-transfer/codes';
import type { TransferredEntry } from '@anamnesis/contracts/record-transfer/entry';
import { entries, meera, options } from '@anamnesis/contracts/record-transfer/testing/records';
import { writeBundle } from '@anamnesis/contracts/record-transfer/write-bundle';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press, userEvents } from '../testing/user-events';
import { OriginLine } from './origin-line';
import { TakeAlong } from './take-along';

afterEach(cleanup);

const LISTS = ['/api/users/test-reports', '/api/users/prescriptions', '/api/users/diagnoses'];

/** Renders the card of a patient; `known` are the URIs that the record has. */
function open({
  known = [],
  reply,
  ...profile
}: { known?: string[]; reply?: Answer; fullName?: string; age?: number } = {}) {
  const asked = stubNetwork(({ method, path }) => {
    if (method === 'POST') return reply ?? { json: { success: true } };
    if (path === '/api/users/current')
      return { json: { data: { fullName: 'Meera Joshi', gender: 'Female', age: 37, ...profile } } };
    const origin = { source: 'an exported file', importedAt: options.now };
    const list = known.map((resource, index) => ({ id: String(index), origin: { ...origin, resource } }));
    if (path === LISTS[0]) return { json: list };
    if (path === '/api/users/health-record.fhir') return reply ?? { json: {} };
    return { json: path === '/api/users/allergies' ? { allergies: [] } : [] };
  });
  renderPage(<TakeAlong />);
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

/** A file with this content. */
function fileOf(content: string, name = 'summary.json'): File {
  const file = new File([content], name, { type: 'application/json' });
  // jsdom has no Blob.text().
  return Object.assign(file, { text: () => Promise.resolve(content) });
}
const summary = (list: readonly TransferredEntry[] = entries) => JSON.stringify(writeBundle(meera, list, options));
async function choose(content: string | File) {
  await press('Add from a file');
  const input = await screen.findByLabelText('Choose a file or drop it here');
  await userEvents.upload(input, typeof content === 'string' ? fileOf(content) : content);
}
const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const chosen = () => ticks().filter(({ checked }) => checked).length;

test('the download that fails says so', async () => {
  open({ reply: refusal(503, 'UNAVAILABLE', 'A part of the service does not answer.') });
  await press('Download as FHIR');
  expect(await screen.findByText('The file could not be downloaded.')).toBeTruthy();
  expect(screen.getByText('A part of the service does not answer.')).toBeTruthy();
});

describe('a file', () => {
  test('is shown entry by entry, and the chosen ones are sent with their source', async () => {
    const { sent } = open();
    await choose(summary());
    await screen.findByText('From an exported file');
    expect(await screen.findByText('9 entries can be added.')).toBeTruthy();
    expect(screen.getByText('Prescription · Nov 18, 2026 · Kavita Rao')).toBeTruthy();
    expect(screen.getByText('Test report · Mar 2, 2026 · Dr. Kulkarni, told by the patient')).toBeTruthy();
    expect(screen.getByText('Rash & <b>swelling</b>')).toBeTruthy();
    expect(screen.getByText('Follow-up: Dec 14, 2026')).toBeTruthy();
    expect(chosen()).toBe(9);
    await press('Choose none');
    await userEvents.click(screen.getByRole('checkbox', { name: /^HbA1c/ }));
    await press('Add 1 entry');
    expect(await screen.findByText('1 entry is in your record.')).toBeTruthy();
    expect(sent()).toEqual([{ source: 'an exported file', entries: [entries[3]] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has entries that the record has already, which cannot be chosen', async () => {
    open({ known: [entries[0]?.resource ?? '', entries[3]?.resource ?? ''] });
    await choose(summary());
    expect(await screen.findByText('7 entries can be added.')).toBeTruthy();
    expect(screen.getAllByText('Already in your record')).toHaveLength(2);
    expect(ticks().filter(({ disabled }) => disabled)).toHaveLength(2);
    expect(chosen()).toBe(7);
  });

  test('without a choice is not sent', async () => {
    const { sent } = open();
    await choose(summary());
    await screen.findByText('9 entries can be added.');
    await press('Choose none');
    await press('Add entries');
    expect(await screen.findByText('Please choose at least one entry.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('of many entries is added in parts', async () => {
    const { sent } = open();
    const many = Array.from({ length: 230 }, (_, index) => ({
      ...(entries[3] as TransferredEntry),
      resource: `urn:uuid:00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    }));
    await choose(summary(many));
    await screen.findByText('230 entries can be added.');
    expect(screen.getByText('At most 200 at a time. For the rest choose the file again afterwards.')).toBeTruthy();
    expect(chosen()).toBe(200);
    await userEvents.click(ticks().find(({ checked }) => !checked) as HTMLInputElement);
    await press('Add 201 entries');
    expect(await screen.findByText('Please choose at most 200 entries.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('that is about another person is added only once the patient says that it is not', async () => {
    const { sent } = open({ fullName: 'Asha Kulkarni', age: 62 });
    await choose(summary());
    const warning = await screen.findByRole('alert');
    expect(within(warning).getByText('It names Meera Joshi; your profile says Asha Kulkarni.')).toBeTruthy();
    await press('Add 9 entries');
    const missing = await screen.findByText('Please confirm that the file is about you.');
    expect(sent()).toEqual([]);
    const box = screen.getByRole('checkbox', { name: 'It is about me' });
    expect(document.activeElement).toBe(box);
    expect(warning.contains(missing)).toBe(true);
    await userEvents.click(box);
    expect(screen.queryByText('Please confirm that the file is about you.')).toBeNull();
    await press('Add 9 entries');
    expect(await screen.findByText('9 entries are in your record.')).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });

  test('has what cannot be added, with the reasons', async () => {
    open();
    const bundle = JSON.parse(summary(entries.slice(0, 1))) as { entry: object[] };
    bundle.entry.push({
      fullUrl: 'urn:uuid:2',
      resource: { resourceType: 'Goal', description: { text: 'Lose weight' } },
    });
    bundle.entry.push({
      fullUrl: 'urn:uuid:3',
      resource: {
        resourceType: 'AllergyIntolerance',
        code: { text: 'No known allergies', coding: [{ system: ABSENT_OR_UNKNOWN, code: 'no-known-allergies' }] },
      },
    });
    const impossible = { resourceType: 'Condition', code: { text: 'Gout' }, recordedDate: '2199-01-01' };
    bundle.entry.push({ fullUrl: 'urn:uuid:4', resource: impossible });
    const partial = { ...impossible, code: { text: 'Asthma' }, recordedDate: 'last May' };
    bundle.entry.push({ fullUrl: 'urn:uuid:5', resource: partial });
    const modified = { ...impossible, code: { text: 'Angina' }, modifierExtension: [{ url: 'https://x.example/not' }] };
    bundle.entry.push({ fullUrl: 'urn:uuid:6', resource: modified });
    const other = { ...impossible, code: { text: 'Anaemia' }, subject: { display: 'Ravi Kumar' } };
    bundle.entry.push({ fullUrl: 'urn:uuid:7', resource: other });
    await choose(JSON.stringify(bundle));
    await screen.findByText('1 entry can be added.');
    await userEvents.click(screen.getByText('6 entries cannot be added'));
    expect(screen.getByText('Its day lies in the future or before 1900.')).toBeTruthy();
    expect(screen.getByText('Its date cannot be read, or differs among its values.')).toBeTruthy();
    expect(screen.getByText('It has an addition that may change its meaning and cannot be read.')).toBeTruthy();
    expect(screen.getByText('It is about another person, or does not clearly say whom.')).toBeTruthy();
    expect(screen.getByText('This record has no place for it.')).toBeTruthy();
    expect(screen.getByText('Lose weight (Goal)')).toBeTruthy();
    expect(screen.getByText('No known allergies (AllergyIntolerance)')).toBeTruthy();
  });

  test('that is refused by the server stays, with the sentence', async () => {
    open({ reply: refusal(413, 'BODY_TOO_LARGE', 'The request is too large. Nothing was changed.') });
    await choose(summary());
    await screen.findByText('9 entries can be added.');
    await press('Add 9 entries');
    expect(await screen.findByText('The entries could not be added.')).toBeTruthy();
    expect(screen.getByText(/The request is too large\. Nothing was changed\. If it is too large/)).toBeTruthy();
    expect(chosen()).toBe(9);
  });

  test.each([
    ['', 'It is not a JSON file, or not a complete one. Nothing was added; please choose another file.'],
    ['{"resourceType":"Patient"}', 'It is not a FHIR bundle. Nothing was added; please choose another file.'],
    ['{"resourceType":"Bundle"}', 'It has no health data. Nothing was added; please choose another file.'],
    ['['.repeat(99) + ']'.repeat(99), 'It is nested too deeply. Nothing was added; please choose another file.'],
    [
      JSON.stringify({ resourceType: 'Bundle', entry: Array.from({ length: 5_001 }, () => 0) }),
      'It has too many entries. Nothing was added; please choose a smaller file.',
    ],
  ])('%.30s is not read', async (content, sentence) => {
    open();
    await choose(content);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('that is too large or cannot be opened is not read', async () => {
    open();
    await choose(Object.defineProperty(fileOf(''), 'size', { value: 6 * 1024 * 1024 }));
    expect(await screen.findByText(/It is too large\. Nothing was added/)).toBeTruthy();
    const gone = Object.assign(fileOf('{}'), { text: () => Promise.reject(new Error('gone')) });
    await userEvents.upload(screen.getByLabelText('Choose a file or drop it here'), gone);
    expect(await screen.findByText(/The device could not open it/)).toBeTruthy();
  });
});

test('an imported entry says where it comes from; another one says nothing', async () => {
  stubNetwork(() => 'refused');
  renderPage(
    <>
      <OriginLine
        origin={{ source: 'City Hospital', resource: 'urn:uuid:1', importedAt: '2026-11-19T20:00:00.000Z' }}
      />
      <OriginLine origin={null} />
    </>,
  );
  await screen.findByText(/Imported from/);
  expect(screen.getAllByText(/Imported from/).map(({ textContent }) => textContent)).toEqual([
    'Imported from City Hospital on Nov 20, 2026',
  ]);
});
