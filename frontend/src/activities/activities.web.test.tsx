import { activities } from '@anamnesis/contracts/activities/constants';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
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

test("the To-Do's checkbox records today's activity once and stays checked", async () => {
  const asked = stubServer();
  renderPage(<TodoCard activity={activities[3]} streak={null} now={new Date('2026-11-20T06:00:00Z')} />);
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Completed' });
  await userEvents.click(tick);
  await userEvents.click(tick);
  expect(tick.checked).toBe(true);
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { activity: 'Evening Walk' } }]);
});
