import { expect, test } from '@jest/globals';
import { beforeMeeting, evolve, type MeetingEvent, statusOf } from './meeting-state';

const after = (...events: MeetingEvent[]) => events.reduce(evolve, beforeMeeting);
const statusAfter = (...events: MeetingEvent[]) => statusOf(after(...events));
const media = { microphone: true, camera: true, audioOnly: false };
const entered: MeetingEvent = { type: 'entered' };
const came = (visit = 'a'): MeetingEvent => ({ type: 'came', visit });
const announced = (visit = 'a'): MeetingEvent => ({ type: 'mediaAnnounced', visit, media });
const went = (how: 'left' | 'lost', visit = 'a'): MeetingEvent => ({ type: 'went', visit, how });
const linked = (state: RTCPeerConnectionState): MeetingEvent => ({ type: 'linked', state });

test('the status goes from entering to alone, connecting and connected', () => {
  expect(statusAfter()).toBe('entering');
  expect(statusAfter(entered)).toBe('alone');
  expect(statusAfter(entered, came())).toBe('connecting');
  expect(statusAfter(entered, announced(), linked('connecting'), linked('connected'))).toBe('connected');
});

test('an interrupted connection is reconnecting until it is connected again', () => {
  const broken = [entered, announced(), linked('connected'), linked('disconnected')];
  expect(statusAfter(...broken)).toBe('reconnecting');
  expect(statusAfter(...broken, linked('failed'), linked('connecting'))).toBe('reconnecting');
  expect(statusAfter(...broken, linked('connected'))).toBe('connected');
});

test('after leaving the status is left; a new visit starts with a new connection', () => {
  expect(statusAfter(entered, announced(), linked('connected'), went('left'))).toBe('left');
  expect(statusAfter(entered, announced(), linked('connected'), went('left'), came('b'))).toBe('connecting');
  expect(after(entered, announced(), came('b')).other).toEqual({ visit: 'b', media: null, lost: false });
});

test('a lost connection to the server is shown only if audio and video are lost too', () => {
  const lost = [entered, announced(), linked('connected'), went('lost')];
  expect(statusAfter(...lost)).toBe('connected');
  expect(statusAfter(...lost, linked('disconnected'))).toBe('lost');
  expect(statusAfter(...lost, linked('disconnected'), came())).toBe('reconnecting');
  expect(after(...lost, came()).other).toEqual({ visit: 'a', media, lost: false });
});

test('events of an earlier visit are ignored', () => {
  const met = after(entered, announced('b'), linked('connected'));
  expect(evolve(met, went('left', 'a'))).toBe(met);
  expect(evolve(met, went('lost', 'a'))).toBe(met);
});

test('once closed, the status does not depend on the other side', () => {
  for (const why of ['taken', 'over', 'refused'] as const)
    expect(statusAfter(entered, announced(), linked('connected'), { type: 'closed', why })).toBe(why);
});
