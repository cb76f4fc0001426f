import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { accessToken, currentSession, endSession, startSession } from '../signed-in/session';
import { problems, refusal, stubNetwork, type Answer } from '../testing/network';
import { registerPatient } from '@anamnesis/contracts/accounts/addresses';
import { bookAppointment, patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { ApiError } from './api-error';
import { call } from './call';
import { forgetPosition, sawPosition } from './position';

const user = {
  _id: 'a',
  id: 'a',
  role: 'patient',
  fullName: 'Meera Joshi',
  email: 'm@x.example',
  profileImage: null,
} as const;
const booking = { body: { doctorId: '8c1f6f0e-8a52-4f0e-9d0c-1f6f0e8a524f', date: '2026-11-21', time: '09:00' } };
const expired = refusal(401, 'TOKEN_EXPIRED', 'Session expired. Please log in again.');
const list: Answer = { json: { sessions: [] } };
const booked = (position: string): Answer => ({ headers: { 'x-position': position }, json: { success: true } });

beforeEach(() => startSession({ accessToken: 'old', user }));
afterEach(() => {
  endSession();
  forgetPosition();
  jest.useRealTimers();
});

describe('positions', () => {
  test('the highest position of the commands is sent with every later query', async () => {
    const positions = ['9007199254740993', '17', 'nonsense'];
    const requests = stubNetwork(({ method }) => (method === 'POST' ? booked(positions.shift()!) : list));
    await call(patientAppointments);
    for (let count = 0; count < 3; count++) await call(bookAppointment, booking);
    await call(patientAppointments);
    expect(requests[0]!.headers.get('x-min-position')).toBeNull();
    expect(requests.at(-1)!.headers.get('x-min-position')).toBe('9007199254740993');
  });

  test('the position of a push counts too, and commands send none', async () => {
    const requests = stubNetwork(({ method }) => (method === 'POST' ? booked('5') : list));
    sawPosition('12');
    await call(bookAppointment, booking);
    await call(patientAppointments);
    expect(requests.map(({ headers }) => headers.get('x-min-position'))).toEqual([null, '12']);
  });
});

test("each request names the reader's zone, in which their days are counted", async () => {
  const requests = stubNetwork(() => list);
  await call(patientAppointments);
  expect(requests[0]!.headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

describe('an expired token', () => {
  test('is exchanged once for concurrent requests, each of which is repeated with the new one', async () => {
    const requests = stubNetwork(({ path, headers }) => {
      if (path === '/api/auth/refresh') return { json: { data: { accessToken: 'new' } } };
      return headers.get('authorization') === 'Bearer new' ? list : expired;
    });
    await Promise.all([call(patientAppointments), call(patientAppointments), call(patientAppointments)]);
    expect(requests.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(accessToken()).toBe('new');
    expect(currentSession()?.user?.fullName).toBe('Meera Joshi');
  });

  test('is renewed in a long wait for what the server builds', async () => {
    jest.useFakeTimers();
    const building = refusal(503, 'STILL_BUILDING', 'Not yet.', { percent: 43 });
    const answers = [building, expired, building, list];
    const requests = stubNetwork(({ path }) =>
      path === '/api/auth/refresh' ? { json: { data: { accessToken: 'new' } } } : answers.shift()!,
    );
    const reply = call(patientAppointments);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await reply).toEqual({ sessions: [] });
    expect(requests.at(-1)!.headers.get('authorization')).toBe('Bearer new');
  });

  test('does not duplicate a command: it is repeated with its id', async () => {
    const requests = stubNetwork(({ path, headers }) => {
      if (path === '/api/auth/refresh') return { json: { data: { accessToken: 'new' } } };
      return headers.get('authorization') === 'Bearer new' ? booked('1') : expired;
    });
    await call(bookAppointment, booking);
    const [first, second] = requests
      .filter(({ path }) => path === '/api/doctor/book')
      .map(({ headers }) => headers.get('x-command-id'));
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).toBe(first);
  });

  test('ends the session if the exchange is refused, and the refusal is thrown', async () => {
    stubNetwork(({ path }) =>
      path === '/api/auth/refresh' ? refusal(401, 'REFRESH_REFUSED', 'Please sign in again.') : expired,
    );
    await expect(call(patientAppointments)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', status: 401 });
    expect(currentSession()).toBeNull();
  });

  test('does not bring back a session that ended meanwhile', async () => {
    stubNetwork(({ path }) => {
      if (path !== '/api/auth/refresh') return expired;
      endSession();
      return { json: { data: { accessToken: 'new' } } };
    });
    await expect(call(patientAppointments)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(accessToken()).toBeNull();
  });

  test('keeps the session if the exchange fails', async () => {
    stubNetwork(({ path }) => (path === '/api/auth/refresh' ? refusal(503, 'UNAVAILABLE', 'Later.') : expired));
    await expect(call(patientAppointments)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(accessToken()).toBe('old');
  });
});

describe('a read model that has not caught up', () => {
  const behind: Answer = {
    ...(refusal(503, 'NOT_CAUGHT_UP', 'In a moment.') as object),
    headers: { 'retry-after': '1' },
    json: { code: 'NOT_CAUGHT_UP', message: 'In a moment.' },
    status: 503,
  };

  test('is queried again after the given time, until it has', async () => {
    jest.useFakeTimers();
    const answers = [behind, behind, list];
    const requests = stubNetwork(() => answers.shift()!);
    const reply = call(patientAppointments);
    await jest.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_001);
    await expect(reply).resolves.toEqual({ sessions: [] });
    expect(requests).toHaveLength(3);
  });

  test('fails after four retries', async () => {
    jest.useFakeTimers();
    const requests = stubNetwork(() => behind);
    const failed = expect(call(patientAppointments)).rejects.toMatchObject({ code: 'NOT_CAUGHT_UP' });
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    expect(requests).toHaveLength(5);
  });

  test('does not repeat a command', async () => {
    const requests = stubNetwork(() => behind);
    await expect(call(bookAppointment, booking)).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });
});

describe('a failed call', () => {
  test('a refusal has the server’s sentence and the errors of fields', async () => {
    stubNetwork(() =>
      refusal(400, 'INPUT_INVALID', 'Something is missing.', {
        fields: problems({ email: 'Please give a valid email address.' }),
      }),
    );
    await expect(call(bookAppointment, booking)).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      status: 400,
      message: 'Something is missing.',
      fields: { email: 'Please give a valid email address.' },
      isRefusal: true,
      outcomeUnknown: false,
    });
  });

  test('a missing reply has a sentence of its own', async () => {
    stubNetwork(() => 'refused');
    await expect(call(patientAppointments)).rejects.toMatchObject({
      code: 'NETWORK',
      message: 'The connection dropped. Nothing was lost; please check your network and try again.',
      outcomeUnknown: true,
    });
  });

  test("an error page that is not the server's is not shown", async () => {
    stubNetwork(() => ({ status: 502, json: '<html>' }));
    await expect(call(patientAppointments)).rejects.toMatchObject({
      code: 'UNREADABLE',
      status: 502,
      isRefusal: false,
    });
  });
});

test('a form is sent with its files, each under the name of its part', async () => {
  const requests = stubNetwork(() => ({ status: 201, json: { data: {} } }));
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  const body = {
    fullName: 'Meera',
    email: 'm@x.example',
    username: 'meera',
    password: 'long enough',
    gender: 'Female',
    age: '37',
  } as const;
  await call(registerPatient, { body, files: { profilePic: [picture] } });
  expect(requests[0]!.body).toMatchObject({
    ...body,
    profilePic: expect.objectContaining({ name: 'me.png', type: 'image/png' }),
  });
});
