import { listHealthImports } from '@anamnesis/contracts/health-imports/addresses';
import {
  addWearable,
  explainHealthData,
  fetchHealthData,
  listHealthDays,
  loadWearables,
  removeMadeUpDays,
  removeWearable,
  selectWearable,
  shareHealthDays,
} from '@anamnesis/contracts/wearables/addresses';
import { SIMULATED_DELAY } from '@anamnesis/contracts/wearables/constants';
import type { DayInsight, HealthDay, Wearable } from '@anamnesis/contracts/wearables/routes';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeVoices } from '../insights/testing/fake-voices';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import { aHealthDay, aWearable } from './testing/samples';
import WearablesPage from './wearables-page';

afterEach(cleanup);

interface Shown {
  devices?: Wearable[];
  days?: HealthDay[];
  isShared?: boolean;
  /** Replies by path, in place of the usual ones. */
  answers?: Readonly<Record<string, Answer>>;
}

/** Shows the page with these devices and days. */
function show({ devices = [aWearable()], days = [], isShared = false, answers = {} }: Shown = {}) {
  const asked = stubNetwork(({ path }) => {
    const answer = answers[path];
    if (answer) return answer;
    if (path === loadWearables.path) return { json: { devices, isShared } };
    if (path === listHealthImports.path) return { json: { imports: [] } };
    return { json: path === listHealthDays.path ? { days } : { success: true } };
  });
  renderPage(<WearablesPage />);
  return { sent: (path: string) => asked.filter((each) => each.path === path && each.method === 'POST') };
}
const NAME_TAKEN = 'You have a device with this name already. Please choose another name.';
const failed: Answer = { status: 500, json: {} };
const alerts = () => screen.findAllByRole('alert').then((all) => all.map(({ textContent }) => textContent).join(' '));
const insightOf = (insights: string): Answer => {
  const insight: DayInsight = {
    ...{ day: '2026-11-20', writtenAt: '2026-11-20T05:12:00.000Z', failure: null, leftOut: [] },
    engine: { kind: 'built-in', model: null },
    blocks: [{ kind: 'paragraph', text: insights, source: null }],
  };
  return { json: { insights, insight } };
};

describe('devices', () => {
  test('that cannot be loaded', async () => {
    show({ answers: { [loadWearables.path]: failed } });
    expect(await alerts()).toContain('⚠ Failed to fetch devices. Please try again.');
  });

  test('are added: the first one on the empty page', async () => {
    const { sent } = show({ devices: [] });
    await screen.findByRole('heading', { name: 'No devices yet' });
    await press('Add Device');
    await screen.findByText('Please enter a device name.');
    expect(sent(addWearable.path)).toEqual([]);
    await fillIn('Device name', 'Pulse Band 2');
    await press('Add Device');
    await screen.findByText('Pulse Band 2 was added');
    expect(sent(addWearable.path).map(({ body }) => body)).toEqual([{ deviceName: 'Pulse Band 2' }]);
  });

  test.each([
    ['fails', failed, '⚠ Failed to add device. Please try again.'],
    ['is refused for its name', refusal(409, 'WEARABLE_NAME_TAKEN', NAME_TAKEN), NAME_TAKEN],
  ])('whose addition %s', async (_, answer, message) => {
    show({ answers: { [addWearable.path]: answer } });
    await userEvents.click(await screen.findByRole('button', { name: 'Add Device' }));
    await fillIn('Device name', 'Watch');
    await press('Add Device');
    await screen.findByText(message);
  });

  test('beyond the most that a person may have are refused with the reason and the next step', async () => {
    const TOO_MANY = 'You have 20 devices, so no other was added. Please remove one that you no longer use first.';
    show({ answers: { [addWearable.path]: refusal(409, 'WEARABLE_TOO_MANY', TOO_MANY) } });
    await userEvents.click(await screen.findByRole('button', { name: 'Add Device' }));
    await fillIn('Device name', 'Watch');
    await press('Add Device');
    await screen.findByText(TOO_MANY);
  });

  test('that were added leave the focus on the button that adds', async () => {
    show();
    await userEvents.click(await screen.findByRole('button', { name: 'Add Device' }));
    await fillIn('Device name', 'Watch');
    await press('Add Device');
    await screen.findByText('Watch was added');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Device'));
  });

  test('are selected by their name', async () => {
    const { sent } = show({ devices: [aWearable(), aWearable({ id: 'b', model: 'Watch', isSelected: false })] });
    const devices = await screen.findByRole('group', { name: 'Your devices' });
    expect(within(devices).getByRole<HTMLInputElement>('radio', { name: 'Pulse Band 2' }).checked).toBe(true);
    await userEvents.click(within(devices).getByRole('radio', { name: 'Watch' }));
    await waitFor(() => expect(sent(selectWearable.path).map(({ body }) => body)).toEqual([{ deviceModel: 'Watch' }]));
  });

  test('that cannot be selected', async () => {
    show({
      devices: [aWearable(), aWearable({ id: 'b', model: 'Watch', isSelected: false })],
      answers: { [selectWearable.path]: failed },
    });
    await userEvents.click(await screen.findByRole('radio', { name: 'Watch' }));
    expect(await alerts()).toContain('⚠ Failed to select device. Please try again.');
  });
});

describe('a device is removed', () => {
  const remove = removeWearable.path.replace(':deviceId', 'band');

  test('after a question that says what stays', async () => {
    const { sent } = show();
    await userEvents.click(await screen.findByRole('button', { name: 'Remove Pulse Band 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Pulse Band 2?' }));
    dialog.getByText('Nothing is fetched from it any more. The days that it recorded stay, with its name.');
    expect(sent(remove)).toEqual([]);
    await userEvents.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Pulse Band 2 was removed');
    expect(sent(remove)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Device'));
  });

  test('not, if that fails', async () => {
    show({ answers: { [remove]: failed } });
    await userEvents.click(await screen.findByRole('button', { name: 'Remove Pulse Band 2' }));
    await press('Remove');
    await screen.findByText('⚠ Failed to remove device. Please try again.');
  });

  test('and was the last one: its days stay, and nothing can be fetched', async () => {
    show({ devices: [], days: [aHealthDay('2026-11-20')] });
    await screen.findByRole('heading', { name: 'Fri, Nov 20, 2026' });
    screen.getByRole('heading', { name: 'No devices yet' });
    expect(screen.queryByRole('button', { name: 'Fetch Health Data' })).toBeNull();
  });
});

describe('sharing with doctors', () => {
  const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Share with my doctors' });

  test('is off at first, and says who would see what', async () => {
    const { sent } = show();
    expect((await theSwitch()).checked).toBe(false);
    screen.getByText(/^Only you see these days\./);
    await userEvents.click(await theSwitch());
    await waitFor(() => expect(sent(shareHealthDays.path).map(({ body }) => body)).toEqual([{ isShared: true }]));
  });

  test('is ended', async () => {
    const { sent } = show({ isShared: true });
    expect((await theSwitch()).checked).toBe(true);
    screen.getByText(/Nobody else sees them, also not in an emergency\. You can end it at any time\./);
    await userEvents.click(await theSwitch());
    await waitFor(() => expect(sent(shareHealthDays.path).map(({ body }) => body)).toEqual([{ isShared: false }]));
  });

  test('that could not be ended stays on, and says so', async () => {
    show({ isShared: true, answers: { [shareHealthDays.path]: failed } });
    await userEvents.click(await theSwitch());
    expect(await alerts()).toContain('⚠ Sharing was not ended. Please try again.');
    expect((await theSwitch()).checked).toBe(true);
  });
});

describe('health data', () => {
  const afterTheDelay = { timeout: SIMULATED_DELAY + 2_000 };

  test('are fetched once the simulated device has taken its second', async () => {
    const { sent } = show();
    await userEvents.click(await screen.findByRole('button', { name: 'Fetch Health Data' }));
    // Not disabled: it keeps the focus.
    const fetching = screen.getByRole('button', { name: 'Fetching…' });
    expect([fetching.ariaDisabled, document.activeElement]).toEqual(['true', fetching]);
    expect(sent(fetchHealthData.path)).toEqual([]);
    fireEvent.click(fetching);
    await screen.findByRole('button', { name: 'Fetch Health Data' }, afterTheDelay);
    expect(sent(fetchHealthData.path)).toHaveLength(1);
  });

  test('that cannot be fetched', async () => {
    show({ answers: { [fetchHealthData.path]: failed } });
    await userEvents.click(await screen.findByRole('button', { name: 'Fetch Health Data' }));
    await screen.findByText('⚠ Failed to fetch health data.', undefined, afterTheDelay);
    screen.getByText('Nothing was lost. Please try again.');
  });

  test('that were fetched are announced', async () => {
    show({ days: [aHealthDay('2026-11-20')] });
    await userEvents.click(await screen.findByRole('button', { name: 'Fetch Health Data' }));
    const spoken = 'Fetched: Heart rate 72 bpm, Steps 8,310 steps, Calories 1,980 kcal, Sleep 5.4 hours.';
    expect((await screen.findByText(spoken, undefined, afterTheDelay)).role).toBe('status');
  });

  test('that are made up stand beside the latest measured day, and are removed after a question', async () => {
    const measured = { value: 6_310, kind: 'imported', deviceName: 'Watch', recordedAt: null, usual: null } as const;
    const of = { heartRate: null, steps: measured, calories: null, sleep: null };
    const { sent } = show({ days: [aHealthDay('2026-11-18', of), aHealthDay('2026-11-20')] });
    await screen.findByRole('heading', { name: 'Fri, Nov 20, 2026' });
    screen.getByRole('heading', { name: 'Latest measured day, Wed, Nov 18, 2026' });
    screen.getByText('Imported, Watch');
    await press('Remove made-up values');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the made-up values?' }));
    dialog.getByText('What simulated devices made up is removed from 1 day. Measured values stay.');
    expect(sent(removeMadeUpDays.path)).toEqual([]);
    await userEvents.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('The made-up values were removed');
    expect(sent(removeMadeUpDays.path).map(({ body }) => body)).toEqual([{ days: ['2026-11-20'] }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('AI Insights'));
  });

  test('are shown with what is usual, and where they come from', async () => {
    show({ days: [aHealthDay('2026-11-20')] });
    await screen.findByRole('heading', { name: 'Fri, Nov 20, 2026' });
    await screen.findByRole('img', { name: 'Heart rate 72 bpm, usually 64 to 78' });
    const today = screen.getByRole('region', { name: 'Fri, Nov 20, 2026' });
    const texts = within(today)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Heart rateusually 64 to 7872bpmAs usual',
      'Steps8,310stepsUsual not known yet',
      'Calories1,980kcalUsual not known yet',
      'Sleepusually 6.6 to 7.95.4hoursLess than usual',
    ]);
    // A source that all of them have is said once.
    expect(within(today).getAllByText(/Simulated, Pulse Band 2/)).toHaveLength(1);
    within(today).getByText('10:41 AM IST');
    screen.getByText('Values of a simulated device are made up. They say nothing about your health.');
  });

  test('that were imported later have that date beside them', async () => {
    const later = { value: 61, kind: 'imported' as const, deviceName: 'Watch', usual: null };
    show({ days: [aHealthDay('2026-11-20', { heartRate: { ...later, recordedAt: '2026-11-22T05:11:00.000Z' } })] });
    await screen.findByText('Nov 22, 2026');
  });

  test('are drawn over time, for the keyboard and as a table', async () => {
    show({ days: [aHealthDay('2026-10-01'), aHealthDay('2026-11-18'), aHealthDay('2026-11-20')] });
    await userEvents.click(await screen.findByRole('button', { name: 'Sleep' }));
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuetext')).toBe('Nov 20, 2026: 5.4 hours, Less than usual');
    // The line is broken where days have no value.
    expect(screen.getByRole('figure').querySelector('path.path')?.getAttribute('d')?.match(/[ML]/g)).toEqual([
      'M',
      'M',
    ]);
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider.getAttribute('aria-valuetext')).toContain('Nov 18, 2026');
    const rows = () => screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Nov 18, 2026', 'Nov 20, 2026']);
    await press('Year');
    expect(rows()).toEqual(['Oct 1, 2026', 'Nov 18, 2026', 'Nov 20, 2026']);
  });
});

describe('measured nights', () => {
  const night = (day: string, value: number, deviceName: string): HealthDay =>
    aHealthDay(day, {
      sleep: { value, deviceName, kind: 'imported', recordedAt: null, usual: { low: 6.6, high: 7.9 } },
    });
  const days = [
    ...['13', '14', '15', '16', '17'].map((day) => night(`2026-11-${day}`, 7, 'Forerunner')),
    ...['18', '19', '20'].map((day) => night(`2026-11-${day}`, 5.4, 'Watch')),
  ];

  test('have a sentence on what the latest ones have in common, and their sources below the chart', async () => {
    show({ days });
    await userEvents.click(await screen.findByRole('button', { name: 'Sleep' }));
    screen.getByText('Three short nights in a row. Before that you slept as you usually do.');
    const parts = within(screen.getByRole('list', { name: 'Where these values come from' })).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Imported, Forerunner', 'Imported, Watch']);
    await press('Heart rate');
    // Made-up values have no sentence.
    expect(screen.queryByText(/in a row|latest measured day your/)).toBeNull();
  });
});

describe('AI insights', () => {
  test('need health data', async () => {
    show();
    await screen.findByText('There are no health data of the last year. Fetch them from the selected device.');
    await press('AI Insights');
    expect(await alerts()).toBe('Please fetch health data first.');
  });

  const open = async (answer: Answer) => {
    show({ days: [aHealthDay('2026-11-20')], answers: { [explainHealthData.path]: answer } });
    await screen.findByRole('slider');
    await press('AI Insights');
    return within(await screen.findByRole('dialog', { name: 'AI Insights' }));
  };

  test('are shown with what wrote them', async () => {
    const dialog = await open(insightOf('You slept less than usual.'));
    await dialog.findByText('You slept less than usual.');
    dialog.getByText(/^Explained by the built-in engine\./);
  });

  test('stand beside the values where there is room', async () => {
    const width = globalThis.innerWidth;
    globalThis.innerWidth = 1280;
    try {
      show({ days: [aHealthDay('2026-11-20')], answers: { [explainHealthData.path]: insightOf('You slept less.') } });
      await screen.findByRole('slider');
      await press('AI Insights');
      const beside = within(await screen.findByRole('complementary', { name: 'AI Insights' }));
      await beside.findByText('You slept less.');
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvents.click(beside.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('complementary')).toBeNull();
      expect(document.activeElement?.textContent).toBe('AI Insights');
    } finally {
      globalThis.innerWidth = width;
    }
  });

  test('are written in another language, and read aloud in it', async () => {
    const voices = fakeVoices('hi-IN');
    const asked = stubNetwork(({ path, headers }): Answer => {
      if (path === explainHealthData.path)
        return insightOf(headers.get('x-language') === 'hi' ? 'आप कम सोए। कल देखें।' : 'You slept less.');
      if (path === loadWearables.path) return { json: { devices: [aWearable()], isShared: false } };
      if (path === listHealthImports.path) return { json: { imports: [] } };
      return { json: { days: [aHealthDay('2026-11-20')] } };
    });
    renderPage(<WearablesPage />);
    await screen.findByRole('slider');
    await press('AI Insights');
    await screen.findByText('You slept less.');
    await press('Change Language');
    expect(screen.getAllByRole('radio', { name: /English|Hindi/ })).toHaveLength(2);
    await userEvents.click(screen.getByRole('radio', { name: /Hindi/ }));
    await press('Use this language');
    await screen.findByText('आप कम सोए। कल देखें।');
    expect(asked.filter(({ path }) => path === explainHealthData.path)).toHaveLength(2);
    await press('Read Summary');
    expect(voices.spoken.map(({ text, lang }) => [text, lang])).toEqual([['आप कम सोए।', 'hi-IN']]);
    await press('Stop Reading');
    expect(voices.current).toBeNull();
  });

  test.each([
    ['that fail', failed],
    ['without any text', insightOf(' ')],
  ])('%s', async (_, answer) => {
    const dialog = await open(answer);
    await dialog.findByText('⚠ Failed to fetch AI insights.');
  });
});
