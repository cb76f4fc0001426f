import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

type Listener = (...args: unknown[]) => void;
const fake = {
  options: {} as { auth: (give: (data: unknown) => void) => void } & Record<string, unknown>,
  listeners: new Map<string, Listener>(),
  active: false,
  connect: jest.fn(),
  disconnect: jest.fn(),
  on: (event: string, listener: Listener) => fake.listeners.set(event, listener),
};
jest.unstable_mockModule('socket.io-client', () => ({
  io: (options: typeof fake.options) => {
    fake.options = options;
    return fake;
  },
}));
const { openSocket } = await import('./socket');

beforeEach(() => {
  jest.useFakeTimers();
  fake.active = false;
  fake.connect.mockClear();
  fake.disconnect.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

let token: string | null = 'first';
const credentials = { token: () => token, refresh: jest.fn(() => Promise.resolve(true)) };
const happens = async (event: string, ...args: unknown[]) => {
  fake.listeners.get(event)?.(...args);
  await jest.advanceTimersByTimeAsync(10_000);
};

test('it uses only the websocket transport, with credentials and the configured delays', () => {
  openSocket(credentials);
  expect(fake.options).toMatchObject({
    transports: ['websocket'],
    withCredentials: true,
    timeout: 20_000,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Infinity,
  });
});

test('each attempt sends the current token', () => {
  openSocket(credentials);
  const given: unknown[] = [];
  fake.options.auth((data) => given.push(data));
  token = 'second';
  fake.options.auth((data) => given.push(data));
  expect(given).toEqual([{ token: 'first' }, { token: 'second' }]);
});

test('a refused connection is retried with a fresh token', async () => {
  openSocket(credentials);
  credentials.refresh.mockClear();
  await happens('connect_error', new Error('TOKEN_EXPIRED'));
  expect([credentials.refresh.mock.calls.length, fake.connect.mock.calls.length]).toEqual([1, 1]);
});

/** The times of the attempts within `minutes`, of which each is answered by this refusal; in seconds. */
async function attemptsIn(minutes: number, code: string): Promise<number[]> {
  const times: number[] = [];
  const start = Date.now();
  fake.connect.mockImplementation(() => {
    times.push((Date.now() - start) / 1_000);
    fake.listeners.get('connect_error')?.(Object.assign(new Error(code), { data: { code } }));
  });
  fake.listeners.get('connect_error')?.(Object.assign(new Error(code), { data: { code } }));
  await jest.advanceTimersByTimeAsync(minutes * 60_000);
  fake.connect.mockReset();
  return times;
}

test('a connection that is refused again and again is tried less and less often', async () => {
  token = 'kept';
  openSocket(credentials);
  const times = await attemptsIn(10, 'TOKEN_EXPIRED');
  expect(times[0]).toBeLessThan(2);
  expect(times.length).toBeGreaterThan(8);
  expect(times.length).toBeLessThan(18);
});

test('an account with too many connections is told, and tries again only after half a minute', async () => {
  const crowded = jest.fn();
  openSocket(credentials, crowded);
  const times = await attemptsIn(5, 'TOO_MANY_CONNECTIONS');
  expect(times[0]).toBeGreaterThanOrEqual(30);
  expect(times.length).toBeLessThan(7);
  expect(crowded).toHaveBeenCalledTimes(1);
});

test('a connection that is closed by the server at once, each time, is no lasting one', async () => {
  openSocket(credentials);
  fake.connect.mockImplementation(() => {
    fake.listeners.get('connect')?.();
    fake.listeners.get('disconnect')?.('io server disconnect');
  });
  fake.listeners.get('disconnect')?.('io server disconnect');
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(fake.connect.mock.calls.length).toBeLessThan(12);
  fake.connect.mockReset();
});

test('a connection that socket.io reconnects itself is left to it', async () => {
  openSocket(credentials);
  fake.active = true;
  await happens('disconnect', 'transport close');
  expect(fake.connect).not.toHaveBeenCalled();
});

test('after sign-out it stays disconnected', async () => {
  openSocket(credentials);
  token = null;
  await happens('disconnect', 'io server disconnect');
  expect(fake.connect).not.toHaveBeenCalled();
});

test('after close it stays closed', async () => {
  token = 'third';
  const { close } = openSocket(credentials);
  close();
  await happens('disconnect', 'io client disconnect');
  expect(fake.disconnect).toHaveBeenCalledTimes(1);
  expect(fake.connect).not.toHaveBeenCalled();
});
