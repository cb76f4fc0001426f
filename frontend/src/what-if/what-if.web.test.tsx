import type { WhatIfResult } from '@anamnesis/contracts/what-if/routes';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '../signed-in/session';
import { startAuditorSession } from '../testing/auditor-session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderDesk } from '../testing/render-desk';
import { fillIn, press, userEvents } from '../testing/user-events';
import WhatIf from './what-if';

beforeEach(startAuditorSession);
afterEach(() => {
  cleanup();
  endSession();
});

const meera = '0a1b0000-0000-4000-8000-000000000002';
const found: WhatIfResult = {
  totals: {
    ...{ records: 1200, erased: 1, events: 48213, checked: 310, unreadable: 1 },
    ...{ added: 2, gone: 0, changed: 1, patients: 2, milliseconds: 1840 },
  },
  hits: [
    ...([
      {
        patientId: meera,
        doctor: { id: 'd', name: 'Kavita Rao' },
        position: '47988',
        at: '2026-09-01T04:52:41.000Z',
        change: 'added',
        before: null,
        after: 'major',
      },
      {
        patientId: meera,
        doctor: null,
        position: '47990',
        at: '2026-09-01T04:53:41.000Z',
        change: 'changed',
        before: 'low',
        after: 'high',
      },
    ] as const),
  ],
  unreadable: ['healthRecord-7'],
  until: null,
};

function show(answer: Answer | (() => Answer) = { json: found }) {
  const asked = stubNetwork(() => (typeof answer === 'function' ? answer() : answer));
  renderDesk('audit', { list: <WhatIf /> });
  return () => asked.filter(({ path }) => path.includes('what-if')).map(({ body }) => body);
}
const REASON = /Why is this run needed/;
const BUSY = 'Another run is in progress. Nothing was started; please try again when it has ended.';

test('an interaction that is added is run with its reason, and each moment leads to the replay', async () => {
  const sent = show();
  await fillIn('First ingredient', 'metformin');
  await fillIn('Second ingredient', 'cetirizine');
  await userEvents.selectOptions(screen.getByLabelText('Severity'), 'Major');
  await fillIn('Text of the warning', 'A question.');
  await userEvents.type(screen.getByLabelText(REASON), 'Asked by the board.');
  await press('Run');
  const result = await screen.findByRole('region', { name: 'Result' });
  expect(sent()).toEqual([
    {
      rule: {
        kind: 'addedInteraction',
        first: 'metformin',
        second: 'cetirizine',
        severity: 'major',
        why: 'A question.',
      },
      reason: 'Asked by the board.',
    },
  ]);
  expect(within(result).getByText('Added: metformin with cetirizine, Major')).toBeTruthy();
  expect(within(result).getByText('48,213')).toBeTruthy();
  expect(within(result).getByText('1.8 s')).toBeTruthy();
  expect(within(result).getByText('Additional: Major, for Dr. Kavita Rao')).toBeTruthy();
  expect(within(result).getAllByText(/ · Patient 1$/)).toHaveLength(2);
  expect(within(result).getByText('Low becomes High')).toBeTruthy();
  expect(within(result).getByText('healthRecord-7')).toBeTruthy();
  const links = within(result).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/audit/replay/patient/${meera}?at=47988`,
    `/audit/replay/patient/${meera}?at=47990`,
  ]);
  expect(within(result).getByText('The first 2 are listed.')).toBeTruthy();
});

test('without its fields nothing is run', async () => {
  const sent = show();
  await press('Run');
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(4);
  await press('Laboratory range');
  await fillIn('Lowest value, men', 'many');
  await press('Run');
  expect(screen.getByText('This is not a number.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a range is sent for each sex where the table has one for each, with the one of today beside it', async () => {
  const sent = show();
  await press('Laboratory range');
  expect(screen.getByText(/^Today: men 13 to 17, women 12 to 15\./)).toBeTruthy();
  await fillIn('Lowest value, men', '12,5');
  await fillIn('Highest value, women', '16');
  await userEvents.type(screen.getByLabelText(REASON), 'A question.');
  await press('Run');
  await screen.findByRole('region', { name: 'Result' });
  await userEvents.selectOptions(screen.getByLabelText('Test'), 'HbA1c');
  await fillIn('Highest value', '6');
  await press('Run');
  await screen.findByRole('region', { name: 'Result' });
  expect(sent()).toMatchObject([
    { rule: { kind: 'rangeBySex', test: 'hb', male: { low: 12.5, high: null }, female: { low: null, high: 16 } } },
    { rule: { kind: 'range', test: 'hba1c', limits: { low: null, high: 6 } } },
  ]);
  await screen.findByText('HbA1c: up to 6 %');
  await fillIn('Highest value', '7');
  expect(screen.getByText('HbA1c: up to 6 %')).toBeTruthy();
});

test('an interaction of the table is removed by its name', async () => {
  const sent = show();
  await userEvents.selectOptions(screen.getByLabelText('Change'), 'Remove an interaction');
  await userEvents.selectOptions(
    screen.getByLabelText('Interaction'),
    screen.getByRole('option', { name: /^ONC-06:/ }),
  );
  await userEvents.type(screen.getByLabelText(REASON), 'A question.');
  await press('Run');
  await screen.findByRole('region', { name: 'Result' });
  expect(sent()).toEqual([{ rule: { kind: 'removedInteraction', ruleId: 'ONC-06' }, reason: 'A question.' }]);
});

test('what the server refuses is said at its field', async () => {
  const message = 'This is no ingredient that the rules know. Please write its generic name.';
  show(refusal(400, 'INPUT_INVALID', message, { fields: { 'rule.second': { code: 'INGREDIENT_UNKNOWN', message } } }));
  await fillIn('First ingredient', 'metformin');
  await fillIn('Second ingredient', 'Crocin');
  await fillIn('Text of the warning', 'A question.');
  await userEvents.type(screen.getByLabelText(REASON), 'A question.');
  await press('Run');
  await waitFor(() => expect(screen.getByLabelText('Second ingredient').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('First ingredient').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByText('There is no result')).toBeNull();
});

test('a refusal is shown, as is a result that is not of the whole log', async () => {
  let answer: Answer = refusal(429, 'WHAT_IF_BUSY', BUSY);
  show(() => answer);
  await userEvents.selectOptions(screen.getByLabelText('Change'), 'Remove an interaction');
  await userEvents.type(screen.getByLabelText(REASON), 'A question.');
  await press('Run');
  await screen.findByText(BUSY);
  answer = { json: { ...found, until: '2026-09-01T04:52:41.000Z' } };
  await press('Run');
  await screen.findByText(/^Only events up to Tue, Sep 1, 10:22 AM IST were looked at/);
});
