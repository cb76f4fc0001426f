import { describe, test } from '@jest/globals';
import type { DoctorDayEvent } from '@anamnesis/contracts/doctors/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { doctorDayDecider } from './doctor-day.decider.js';

const now = new Date('2026-11-20T06:00:00Z');
const { given } = givenWhenThen(doctorDayDecider, { now, timeZone: 'Asia/Kolkata' });

const slot = (appointmentId: string, time = '11:00', date = '2026-11-21') => ({
  doctorId: 'd',
  date,
  time,
  appointmentId,
  claimId: `claim of ${appointmentId}`,
});
const timed = (appointmentId: string, time = '11:00', minutes = 30, date = '2026-11-21') => ({
  ...slot(appointmentId, time, date),
  minutes,
});
const claimed = (appointmentId: string, ...when: [time?: string, minutes?: number, date?: string]): DoctorDayEvent => ({
  type: 'SlotClaimed',
  data: { ...timed(appointmentId, ...when), claimedAt: now.toISOString() },
});
const released = (appointmentId: string): DoctorDayEvent => ({ type: 'SlotReleased', data: slot(appointmentId) });

describe('claiming a slot', () => {
  test('that is free records the claim', () =>
    given()
      .when({ type: 'ClaimSlot', data: timed('one') })
      .then(claimed('one')));
  test('that another appointment has is refused', () =>
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: timed('two') })
      .thenRefuses('SLOT_TAKEN'));
  test('again under the same claim changes nothing', () =>
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: timed('one') })
      .thenNothing());
  test('that was released records the claim', () =>
    given(claimed('one'), released('one'))
      .when({ type: 'ClaimSlot', data: timed('two') })
      .then(claimed('two')));
  test('does not conflict with another time of the day', () => {
    const other = timed('two', '14:00');
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: other })
      .then({ type: 'SlotClaimed', data: { ...other, claimedAt: now.toISOString() } });
  });
  test('that has already begun is refused', () =>
    given()
      .when({ type: 'ClaimSlot', data: timed('one', '11:00', 30, '2026-11-20') })
      .thenRefuses('SLOT_PAST'));
  test('more than ninety days ahead is refused', () =>
    given()
      .when({ type: 'ClaimSlot', data: timed('one', '11:00', 30, '2027-02-19') })
      .thenRefuses('SLOT_UNKNOWN'));
});

describe('slots of different lengths', () => {
  const taken = (held: DoctorDayEvent, wanted: ReturnType<typeof timed>) =>
    given(held).when({ type: 'ClaimSlot', data: wanted }).thenRefuses('SLOT_TAKEN');
  const free = (held: DoctorDayEvent, wanted: ReturnType<typeof timed>) =>
    given(held)
      .when({ type: 'ClaimSlot', data: wanted })
      .then({ type: 'SlotClaimed', data: { ...wanted, claimedAt: now.toISOString() } });

  test('conflict if they overlap', () => {
    taken(claimed('one', '14:00', 60), timed('two', '14:30'));
    taken(claimed('one', '14:00', 60), timed('two', '13:45'));
    taken(claimed('one', '14:30'), timed('two', '14:00', 60));
    taken(claimed('one', '14:15', 15), timed('two', '14:00', 60));
  });
  test('do not conflict if they are adjacent', () => {
    free(claimed('one', '14:00', 60), timed('two', '15:00'));
    free(claimed('one', '14:30'), timed('two', '14:00', 30));
  });
  test('of the same appointment may overlap, but not have the same start', () => {
    free(claimed('one', '14:00', 60), { ...timed('one', '14:30'), claimId: 'moved' });
    taken(claimed('one', '14:00', 60), { ...timed('one', '14:00'), claimId: 'moved' });
  });
});

describe('releasing a slot', () => {
  test('under its claim releases it', () =>
    given(claimed('one'))
      .when({ type: 'ReleaseSlot', data: slot('one') })
      .then(released('one')));
  test('of another appointment changes nothing', () =>
    given(claimed('one'))
      .when({ type: 'ReleaseSlot', data: slot('two') })
      .thenNothing());
  test('that is free changes nothing', () =>
    given()
      .when({ type: 'ReleaseSlot', data: slot('one') })
      .thenNothing());
});
