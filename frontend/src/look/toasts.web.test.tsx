import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DialogHead } from './dialog-head';
import { toast, Toasts } from './toasts';

let hasFocus = true;
beforeEach(() => {
  hasFocus = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
});
afterEach(cleanup);

function switchWindow(to: 'another' | 'ours') {
  hasFocus = to === 'ours';
  (hasFocus ? fireEvent.focus : fireEvent.blur)(window);
}

test('an error is an alert, a success a status', async () => {
  render(<Toasts />);
  act(() => toast.success('Saved', 'It is safe.'));
  expect((await screen.findByRole('status')).textContent).toBe('SavedIt is safe.');
  act(() => toast.error('Not saved'));
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved');
});

test('the same text twice is one toast, and a success dismisses errors', async () => {
  render(<Toasts />);
  act(() => toast.error('Please fill in all fields'));
  act(() => toast.error('Please fill in all fields'));
  expect(await screen.findAllByText('Please fill in all fields')).toHaveLength(1);
  act(() => toast.success('Done'));
  await screen.findByText('Done');
  expect(screen.queryByText('Please fill in all fields')).toBeNull();
  expect(screen.getByText('Done')).toBeTruthy();
});

test('a dialog that opens dismisses a success, not an error', async () => {
  render(<Toasts />);
  act(() => toast.success('Added'));
  await screen.findByText('Added');
  act(() => toast.error('Not added'));
  const { unmount } = render(<DialogHead id="head" title="Add" note="" onClose={() => undefined} />);
  await waitFor(() => expect(screen.queryByText('Added')).toBeNull());
  expect(screen.getByText('Not added')).toBeTruthy();
  unmount();
});

describe('a toast closes', () => {
  beforeEach(async () => {
    jest.useFakeTimers();
    render(<Toasts />);
    act(() => toast.info('For your information'));
  });
  afterEach(() => void jest.useRealTimers());

  const isThere = () => screen.queryByText('For your information') !== null;
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('after five seconds', () => {
    pass(4_900);
    expect(isThere()).toBe(true);
    pass(200);
    expect(isThere()).toBe(false);
  });

  test('not while the pointer is on it', () => {
    const shown = screen.getByRole('status');
    fireEvent.mouseEnter(shown);
    pass(60_000);
    expect(isThere()).toBe(true);
    fireEvent.mouseLeave(shown);
    pass(5_100);
    expect(isThere()).toBe(false);
  });

  test('not while the window has no focus', () => {
    switchWindow('another');
    pass(60_000);
    // A window without focus still gets the movements of the pointer.
    const shown = screen.getByRole('status');
    fireEvent.mouseEnter(shown);
    fireEvent.mouseLeave(shown);
    pass(60_000);
    expect(isThere()).toBe(true);
    switchWindow('ours');
    pass(5_100);
    expect(isThere()).toBe(false);
  });

  test('not if its container comes while the window has no focus', () => {
    cleanup();
    switchWindow('another');
    render(<Toasts />);
    act(() => toast.info('For your information'));
    pass(60_000);
    expect(isThere()).toBe(true);
  });

  test('five seconds after the same text was shown again', () => {
    pass(4_000);
    act(() => toast.info('For your information'));
    pass(200);
    pass(4_000);
    expect(isThere()).toBe(true);
    pass(1_000);
    expect(isThere()).toBe(false);
  });

  test('by its button', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(isThere()).toBe(false);
  });

  test('by a click on it', () => {
    fireEvent.click(screen.getByRole('status'));
    expect(isThere()).toBe(false);
  });
});
