import { describe, test } from '@jest/globals';
import type { DoctorDayEvent } from '@anamnesis/contracts/doctors/events';
import { story } from '@anamnesis/platform/testing/decider-story';
import { doctorDayDecider } from './doctor-day.decider.js';

const now = new Date('2026-11-20T06:00:00Z');
const { given } = story(doctorDayDecider, { now, timeZone: 'Asia/Kolkata' });

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
  test('a free one is claimed', () =>
    given()
      .when({ type: 'ClaimSlot', data: timed('one') })
      .then(claimed('one')));
  test('one that another holds is taken', () =>
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: timed('two') })
      .thenRefuses('SLOT_TAKEN'));
  test('claiming again changes nothing', () =>
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: timed('one') })
      .thenNothing());
  test('one that was given back is free', () =>
    given(claimed('one'), released('one'))
      .when({ type: 'ClaimSlot', data: timed('two') })
      .then(claimed('two')));
  test('another hour of the day is not touched', () => {
    const other = timed('two', '14:00');
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: other })
      .then({ type: 'SlotClaimed', data: { ...other, claimedAt: now.toISOString() } });
  });
  test('an hour that has begun is past', () =>
    given()
      .when({ type: 'ClaimSlot', data: timed('one', '11:00', 30, '2026-11-20') })
      .thenRefuses('SLOT_PAST'));
  test('more than ninety days ahead is not yet offered', () =>
    given()
      .when({ type: 'ClaimSlot', data: timed('one', '11:00', 30, '2027-02-19') })
      .thenRefuses('SLOT_UNKNOWN'));
});

describe('slots of different length', () => {
  const taken = (held: DoctorDayEvent, wanted: ReturnType<typeof timed>) =>
    given(held).when({ type: 'ClaimSlot', data: wanted }).thenRefuses('SLOT_TAKEN');
  const free = (held: DoctorDayEvent, wanted: ReturnType<typeof timed>) =>
    given(held)
      .when({ type: 'ClaimSlot', data: wanted })
      .then({ type: 'SlotClaimed', data: { ...wanted, claimedAt: now.toISOString() } });

  test('a long one takes every short one that it holds a part of', () => {
    taken(claimed('one', '14:00', 60), timed('two', '14:30'));
    taken(claimed('one', '14:00', 60), timed('two', '13:45'));
    taken(claimed('one', '14:30'), timed('two', '14:00', 60));
    taken(claimed('one', '14:15', 15), timed('two', '14:00', 60));
  });
  test('they may touch', () => {
    free(claimed('one', '14:00', 60), timed('two', '15:00'));
    free(claimed('one', '14:30'), timed('two', '14:00', 30));
  });
  test('an appointment moves over its own time, but not to where it is', () => {
    free(claimed('one', '14:00', 60), { ...timed('one', '14:30'), claimId: 'moved' });
    taken(claimed('one', '14:00', 60), { ...timed('one', '14:00'), claimId: 'moved' });
  });
});

describe('releasing a slot', () => {
  test('its holder gives it back', () =>
    given(claimed('one'))
      .when({ type: 'ReleaseSlot', data: slot('one') })
      .then(released('one')));
  test('nobody gives back what another holds', () =>
    given(claimed('one'))
      .when({ type: 'ReleaseSlot', data: slot('two') })
      .thenNothing());
  test('a free slot stays free', () =>
    given()
      .when({ type: 'ReleaseSlot', data: slot('one') })
      .thenNothing());
});
