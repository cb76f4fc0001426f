import { OPENING } from '@anamnesis/contracts/audit/constants';
import type { HealthDay } from '@anamnesis/contracts/wearables/routes';
import { afterEach, expect, test } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { SharedDaysSection } from './shared-days-section';
import { aHealthDay } from './testing/samples';

afterEach(() => {
  focusManager.setFocused(undefined);
  cleanup();
});

const opening = { [OPENING]: '0a1b0000-0000-4000-8000-000000000009' };
const patientId = '0a1b0000-0000-4000-8000-000000000001';
const NOT_SHARED = refusal(
  ...([409, 'HEALTH_DAYS_NOT_SHARED', 'The patient does not share the health data of their devices.'] as const),
);

/** Shows the closed section. Each request gets the answer of its moment. */
function show(first: Answer, isEmergency = false) {
  let answer = first;
  const asked = stubNetwork(() => answer);
  renderPage(<SharedDaysSection firstName="Meera" {...{ patientId, isEmergency, opening }} />);
  return {
    asked,
    /** Comes back to the page, which is read again then. */
    readAgain: (next: Answer) => {
      answer = next;
      act(() => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
    },
  };
}
const open = () => press('Show health data of devices');
const shared = (...days: HealthDay[]): Answer => ({ json: { days } });
const measured = (value: number) =>
  ({ value, kind: 'imported', deviceName: 'Watch', recordedAt: null, usual: null }) as const;

test('the days are fetched only when the doctor opens them, as a part of the opened record', async () => {
  const { asked } = show(shared(aHealthDay('2026-11-20')));
  await screen.findByText('Meera sees that you opened them.');
  expect(asked).toEqual([]);
  await open();
  await screen.findByRole('heading', { name: 'Latest day, Fri, Nov 20, 2026' });
  expect(asked.map(({ path, headers }) => [path, headers.get(OPENING)])).toEqual([
    [`/api/doctor/patients/${patientId}/health-days`, opening[OPENING]],
  ]);
});

test('made-up values are marked before all of them, beside each, and in the chart and its table', async () => {
  show(shared(aHealthDay('2026-11-19', { sleep: measured(7) }), aHealthDay('2026-11-20', { heartRate: measured(61) })));
  await open();
  await screen.findByText(/^Some of these values are made up by a simulated device/);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Measured, imported from an export, Watch');
  expect(texts[1]).toContain('Made up by a simulated device, Pulse Band 2');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Nov 20, 2026: 61 bpm, Usual not known yet');
  await press('Sleep');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'Nov 20, 2026: 5.4 hours, made up, Less than usual',
  );
  // What was usual of made-up values is not drawn beside measured ones.
  expect(screen.queryByText(/^The patient's usual/)).toBeNull();
  const cells = screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  expect(cells).toContain('5.4 hours, made up');
  expect(cells).toContain('7.0 hours');
  expect(screen.queryByText(/your/i)).toBeNull();
});

test('made-up values alone are said to be all of them; measured ones are not', async () => {
  const { readAgain } = show(shared(aHealthDay('2026-11-20')));
  await open();
  await screen.findByText(/^All of these values are made up by a simulated device/);
  screen.getByText("The patient's usual, at last 64 to 78");
  const all = { heartRate: measured(61), steps: measured(9), calories: measured(9), sleep: measured(7) };
  readAgain(shared(aHealthDay('2026-11-20', all)));
  await screen.findAllByText('61');
  expect(screen.queryByText(/made up/i)).toBeNull();
});

test.each<[string, Answer, string]>([
  ['are not shared', NOT_SHARED, 'Meera does not share the health data of their devices.'],
  ['are shared, but not there', shared(), /^Meera shares the health data/.source],
  ['cannot be loaded', { status: 500, json: {} }, 'The health data of devices could not be loaded.'],
])('days that %s', async (_, answer, text) => {
  show(answer);
  await open();
  await screen.findByText(new RegExp(text));
});

test.each<[string, Answer, string]>([
  ['the patient ends it', NOT_SHARED, 'Meera does not share the health data of their devices.'],
  [
    'the access ends',
    refusal(404, 'PATIENT_NOT_FOUND', 'You have no patient with this email address.'),
    'You no longer have access to the health data of devices.',
  ],
])('an open page shows nothing any more when %s', async (_, answer, text) => {
  const { readAgain } = show(shared(aHealthDay('2026-11-20')));
  await open();
  await screen.findByRole('slider');
  readAgain(answer);
  await screen.findByText(text);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText('8,310')).toBeNull();
});

test('emergency access opens none', async () => {
  const { asked } = show('refused', true);
  await screen.findByText('Emergency access does not open the health data of devices.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});
