import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import english from './messages.en';
import { NewVersionNotice } from './new-version-notice';

/** The service worker of the next version, which waits. */
class Waiting extends EventTarget {
  postMessage = jest.fn();
}
const waiting = new Waiting();
const container = Object.assign(new EventTarget(), {
  controller: {},
  register: () =>
    Promise.resolve(Object.assign(new EventTarget(), { waiting, installing: null, update: () => Promise.resolve() })),
});
beforeEach(() => {
  waiting.postMessage.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

async function open() {
  const user = userEvent.setup();
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/contact']}>
        <NewVersionNotice />
        <input aria-label="Message" />
        <Link to="/main-page">Home</Link>
      </MemoryRouter>,
    );
  });
  return { user, choose: () => user.click(screen.getByRole('button', { name: english.loadNewVersion })) };
}

test('a new version that is ready is offered, and loaded when somebody agrees', async () => {
  const { choose } = await open();
  expect(screen.getByRole('status').textContent).toContain(english.newVersionTitle);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await choose();
  expect(waiting.postMessage).toHaveBeenCalledWith('use-new-version');
});

test('while something typed is in its field, it waits until the page is left', async () => {
  const { user, choose } = await open();
  await user.type(screen.getByLabelText('Message'), 'Half a sentence');
  await choose();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain(english.newVersionLater);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(waiting.postMessage).toHaveBeenCalledWith('use-new-version');
});

test('a field that was emptied again has nothing to lose', async () => {
  const { user, choose } = await open();
  await user.type(screen.getByLabelText('Message'), 'x{Backspace}');
  await choose();
  expect(waiting.postMessage).toHaveBeenCalled();
});
