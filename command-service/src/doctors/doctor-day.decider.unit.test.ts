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
const claimed = (appointmentId: string): DoctorDayEvent => ({
  type: 'SlotClaimed',
  data: { ...slot(appointmentId), claimedAt: now.toISOString() },
});
const released = (appointmentId: string): DoctorDayEvent => ({ type: 'SlotReleased', data: slot(appointmentId) });

describe('claiming a slot', () => {
  test('a free one is claimed', () =>
    given()
      .when({ type: 'ClaimSlot', data: slot('one') })
      .then(claimed('one')));
  test('one that another holds is taken', () =>
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: slot('two') })
      .thenRefuses('SLOT_TAKEN'));
  test('claiming again changes nothing', () =>
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: slot('one') })
      .thenNothing());
  test('one that was given back is free', () =>
    given(claimed('one'), released('one'))
      .when({ type: 'ClaimSlot', data: slot('two') })
      .then(claimed('two')));
  test('another hour of the day is not touched', () => {
    const other = slot('two', '14:00');
    given(claimed('one'))
      .when({ type: 'ClaimSlot', data: other })
      .then({ type: 'SlotClaimed', data: { ...other, claimedAt: now.toISOString() } });
  });
  test('an hour that is not offered is unknown', () =>
    given()
      .when({ type: 'ClaimSlot', data: slot('one', '13:00') })
      .thenRefuses('SLOT_UNKNOWN'));
  test('an hour that has begun is past', () =>
    given()
      .when({ type: 'ClaimSlot', data: slot('one', '11:00', '2026-11-20') })
      .thenRefuses('SLOT_PAST'));
  test('more than ninety days ahead is not yet offered', () =>
    given()
      .when({ type: 'ClaimSlot', data: slot('one', '11:00', '2027-02-19') })
      .thenRefuses('SLOT_UNKNOWN'));
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
