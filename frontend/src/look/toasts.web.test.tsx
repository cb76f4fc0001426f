import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast, Toasts } from './toasts';

afterEach(cleanup);

/** Waits until a toast has left. jsdom runs no animation, at whose end that happens: here each ends at once. */
const gone = (text: string) =>
  waitFor(() => {
    act(() => document.querySelectorAll('.Toastify__toast').forEach((each) => fireEvent.animationEnd(each)));
    expect(screen.queryByText(text)).toBeNull();
  });

test('an error is announced at once, a success politely', async () => {
  render(<Toasts />);
  act(() => toast.success('Saved', 'It is safe.'));
  expect((await screen.findByRole('status')).textContent).toBe('SavedIt is safe.');
  act(() => toast.error('Not saved'));
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved');
});

test('the same words twice are one toast, and a success takes the errors away', async () => {
  render(<Toasts />);
  act(() => toast.error('Please fill in all fields'));
  act(() => toast.error('Please fill in all fields'));
  expect(await screen.findAllByText('Please fill in all fields')).toHaveLength(1);
  act(() => toast.success('Done'));
  await screen.findByText('Done');
  await gone('Please fill in all fields');
  expect(screen.getByText('Done')).toBeTruthy();
});

test('a toast can be dismissed by its button', async () => {
  render(<Toasts />);
  act(() => toast.info('For your information'));
  await screen.findByText('For your information');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await gone('For your information');
});
