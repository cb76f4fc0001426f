import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { WaitingRoom } from './waiting-room';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const [MINUTE, DAY] = [60_000, 86_400_000];
const other = 'Dr. Kavita Rao';
const shortly = 'Dr. Kavita Rao will be with you shortly';

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (ms: number, timeZone = 'Asia/Kolkata') =>
  render(<WaitingRoom {...{ other, timeZone, connected: true }} startsAt={new Date(NOW + ms).toISOString()} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const reads = () => document.body.textContent?.replace(/\u202f/g, ' ') ?? '';

test('days before the session it shows the day, the time and the zone, and that the other side may not be there', () => {
  wait(12 * DAY);
  expect(reads()).toContain('The session begins on Wed, Dec 2, 3:30 PM IST');
  expect(reads()).toContain('Dr. Kavita Rao may not be here before then.');
  expect(reads()).toContain('Times are India Standard Time.');
  expect(screen.queryByText(shortly)).toBeNull();
});

test("the day and the time are in the clinic's zone", () => {
  wait(12 * DAY, 'America/New_York');
  expect(reads()).toContain('The session begins on Wed, Dec 2, 5:00 AM EST');
  expect(reads()).toContain('Times are Eastern Standard Time.');
});

test('it counts down every second without announcing each to screen readers', () => {
  wait(2 * DAY);
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('in 2 days, 0:00:00');
  pass(1_000);
  expect(timer.textContent).toBe('in 1 day, 23:59:59');
  expect(timer.closest('[role=status]')).toBeNull();
});

test('from fifteen minutes before the session the other side is expected', () => {
  wait(16 * MINUTE);
  expect(screen.queryByText(shortly)).toBeNull();
  pass(2 * MINUTE);
  expect(screen.getByText(shortly)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(reads()).toContain('You are in the right place. The session is set for 3:46 PM IST.');
});

test('after the start of the session the other side is still expected', () => {
  wait(-10 * MINUTE);
  expect(screen.getByText(shortly)).toBeTruthy();
});
