import { activities } from '@anamnesis/contracts/activities/constants';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { TodoCard } from '../home/todo-card';
import { renderPage } from '../testing/render-page';
import { userEvents, press } from '../testing/user-events';
import { refusal, stubNetwork } from '../testing/network';
import ActivityList from './activity-list';

afterEach(cleanup);

/** A server that records the activities completed today. */
function stubServer(done: string[] = []) {
  return stubNetwork(({ method, body }) => {
    if (method === 'GET') return { json: { data: { completedToday: done } } };
    done.push((body as { activity: string }).activity);
    return { json: { success: true } };
  });
}

test('Done records the activity, and the activities completed today are marked', async () => {
  const asked = stubServer(['Yoga Session']);
  renderPage(<ActivityList />);
  expect(await screen.findAllByText('Done today')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Done: Yoga Session' })).toBeNull();
  await press('Done: Evening Walk');
  expect(await screen.findAllByText('Done today')).toHaveLength(2);
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/users/activities/complete', body: { activity: 'Evening Walk' } },
  ]);
});

test('an activity that cannot be recorded is not shown as done', async () => {
  stubNetwork(({ method }) =>
    method === 'GET'
      ? { json: { data: { completedToday: [] } } }
      : refusal(503, 'UNAVAILABLE', 'A part of the service does not answer right now.'),
  );
  renderPage(<ActivityList />);
  await press('Done: Evening Walk');
  await screen.findByText('That could not be recorded. Please try again.');
  expect(await screen.findByRole('button', { name: 'Done: Evening Walk' })).toBeTruthy();
});

test('the reason of the suggestion is shown, and a streak that ended is not shown as one', () => {
  stubServer();
  const now = new Date('2026-11-20T06:00:00Z');
  const streak = { streak: 0, maxStreak: 19, signedInOn: ['2026-11-16', '2026-11-17'] };
  renderPage(<TodoCard activity={activities[3]} reason={{ code: 'goal', name: 'Walking' }} {...{ streak, now }} />);
  screen.getByText('Walking is one of your goals.');
  screen.getByText('0 days');
  screen.getByRole('img', { name: 'Signed in on 2 days of this week so far' });
  cleanup();
  renderPage(<TodoCard activity={activities[3]} reason={{ code: 'diabetes', name: null }} {...{ streak, now }} />);
  screen.getByText('You told of diabetes. A walk after a meal softens the rise in blood sugar.');
});

test("the To-Do's checkbox records today's activity once and stays checked", async () => {
  const asked = stubServer();
  renderPage(<TodoCard activity={activities[3]} reason={null} streak={null} now={new Date('2026-11-20T06:00:00Z')} />);
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Completed' });
  await userEvents.click(tick);
  await userEvents.click(tick);
  expect(tick.checked).toBe(true);
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { activity: 'Evening Walk' } }]);
});

test('over midnight an activity is to be done again, and what was done is asked of the server', async () => {
  // Only the clock is a fake, which the page reads each half minute.
  const doNotFake = [
    'setTimeout',
    'clearTimeout',
    'setImmediate',
    'clearImmediate',
    'queueMicrotask',
    'nextTick',
  ] as const;
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59, 45), doNotFake: [...doNotFake] });
  try {
    const done: string[] = [];
    const asked = stubServer(done);
    renderPage(<ActivityList />);
    await press('Done: Evening Walk');
    await screen.findByText('Done today');
    done.length = 0;
    const asksBefore = asked.length;
    act(() => jest.advanceTimersByTime(30_000));
    await press('Done: Evening Walk');
    await screen.findByText('Done today');
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(asked.slice(asksBefore).some(({ method }) => method === 'GET')).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
