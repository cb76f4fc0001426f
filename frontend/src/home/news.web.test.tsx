import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { anInvitation } from '../family/testing/samples';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { refusal, stubNetwork, type Answer } from '../testing/network';
import News from './news';
import { NewsCard } from './news-card';

afterEach(cleanup);

const report = (id: string, testName: string, daysAgo: number) => ({
  ...{ id, testName, doctorName: 'Kavita Rao', retracted: null },
  createdAt: new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString(),
});
const family = (invitations: object[] = []): Answer => ({
  json: { data: { familyMembers: [], readers: [], invitations } },
});
const server = (reports: object[], members: Answer) =>
  stubNetwork(({ path }) => (path === '/api/users/family' ? members : { json: reports }));
const items = () => screen.getAllByRole('link').map((link) => link.textContent);

test('new results and open invitations are shown, each with a link to where it is answered or read', async () => {
  server([report('1', 'Lipid profile', 1), report('2', 'HbA1c', 30)], family([anInvitation()]));
  renderPage(<News />);
  await screen.findByText('Lipid profile was added');
  expect(items()).toEqual([
    expect.stringContaining('Anand Joshi asks to see your record'),
    expect.stringMatching(/^Lipid profile was added.*Dr. Kavita Rao$/),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user-reports?tab=family',
    '/user-reports?tab=tests',
  ]);
});

test('more than three results are counted', async () => {
  server(
    ['A', 'B', 'C', 'D', 'E'].map((name, index) => report(name, `Test ${name}`, index)),
    family(),
  );
  renderPage(<News />);
  await screen.findByText('And 2 more.');
  expect(items()).toHaveLength(3);
});

test('nothing new is said, and so is a failure, which can be tried again', async () => {
  let members = refusal(503, 'UNAVAILABLE', 'A part of the service does not answer right now.');
  stubNetwork(({ path }) => (path === '/api/users/family' ? members : { json: [] }));
  renderPage(<News />);
  await screen.findByText('What is new could not be loaded.');
  members = family();
  await press('Try Again');
  await screen.findByText('No result was added in the last seven days, and no invitation waits for your answer.');
});

test('nothing is loaded before the card is seen', async () => {
  let appear = () => {};
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      appear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  const asked = server([report('1', 'Lipid profile', 1)], family());
  renderPage(<NewsCard />);
  await screen.findByRole('heading', { name: 'New for you' });
  expect(asked).toEqual([]);
  act(() => appear());
  await screen.findByText('Lipid profile was added');
});
