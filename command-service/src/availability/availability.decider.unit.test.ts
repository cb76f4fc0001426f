import { describe, test } from '@jest/globals';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { availabilityDecider } from './availability.decider.js';

/** 00:30 on November 21 in Kolkata. */
const now = new Date('2026-11-20T19:00:00Z');
const { given } = givenWhenThen(availabilityDecider, { now, timeZone: 'Asia/Kolkata' });

const doctorId = 'd';
const registered: DoctorEvent = {
  type: 'DoctorRegistered',
  data: {
    ...{ doctorId, fullName: 'Kavita Iyer', email: 'k@x.y', mobileNumber: '9876543210', passwordHash: 'hash' },
    ...{ yearExp: 12, specifications: ['Cardiology'], picture: null },
  },
};
const tuesday = { weekday: 2, from: '09:00', to: '12:00' };
const saturday = { weekday: 6, from: '10:00', to: '11:00' };
const hoursSet = (...hours: (typeof tuesday)[]): DoctorEvent => ({
  type: 'WeeklyHoursSet',
  data: { doctorId, slotMinutes: 30, hours },
});
const leave = (leaveId: string, from = '2026-12-01', to = '2026-12-05') => ({ leaveId, from, to, reason: 'A wedding' });
const planned = (...args: Parameters<typeof leave>): DoctorEvent => ({
  type: 'LeavePlanned',
  data: { doctorId, ...leave(...args) },
});
const plan = (...args: Parameters<typeof leave>) => ({ type: 'PlanLeave', data: leave(...args) }) as const;
const withdrawn: DoctorEvent = { type: 'LeaveWithdrawn', data: { doctorId, leaveId: 'one' } };
const withdraw = { type: 'WithdrawLeave', data: { leaveId: 'one' } } as const;

describe('the weekly hours of a doctor', () => {
  test('are set, sorted by weekday and time', () =>
    given(registered)
      .when({ type: 'SetWeeklyHours', data: { slotMinutes: 30, hours: [saturday, tuesday] } })
      .then(hoursSet(tuesday, saturday)));
  test('can be empty', () =>
    given(registered)
      .when({ type: 'SetWeeklyHours', data: { slotMinutes: 30, hours: [] } })
      .then(hoursSet()));
  test('set to the current hours, do not change', () => {
    given(registered, hoursSet(tuesday, saturday))
      .when({ type: 'SetWeeklyHours', data: { slotMinutes: 30, hours: [saturday, tuesday] } })
      .thenNothing();
    given(registered).when({ type: 'SetWeeklyHours', data: USUAL_HOURS }).thenNothing();
  });
  test('of an unknown doctor are refused', () =>
    given().when({ type: 'SetWeeklyHours', data: USUAL_HOURS }).thenRefuses('ACCOUNT_NOT_FOUND'));
});

describe('a leave', () => {
  test('is planned', () => given(registered).when(plan('one')).then(planned('one')));
  test('planned again, changes nothing, also after it was withdrawn', () => {
    given(registered, planned('one')).when(plan('one')).thenNothing();
    given(registered, planned('one'), withdrawn).when(plan('one')).thenNothing();
  });
  test("can begin in the past but not end before today, in the clinic's zone", () => {
    given(registered)
      .when(plan('one', '2026-11-18', '2026-11-21'))
      .then(planned('one', '2026-11-18', '2026-11-21'));
    given(registered)
      .when(plan('one', '2026-11-18', '2026-11-20'))
      .thenRefuses('LEAVE_PAST');
  });
  test('that overlaps another one is refused', () => {
    given(registered, planned('one'))
      .when(plan('two', '2026-12-05', '2026-12-09'))
      .thenRefuses('LEAVE_OVERLAPS');
    given(registered, planned('one'))
      .when(plan('two', '2026-12-06', '2026-12-09'))
      .then(planned('two', '2026-12-06', '2026-12-09'));
    given(registered, planned('one'), withdrawn).when(plan('two')).then(planned('two'));
  });
  test('is withdrawn once', () => {
    given(registered, planned('one')).when(withdraw).then(withdrawn);
    given(registered, planned('one'), withdrawn).when(withdraw).thenNothing();
  });
  test('that was never planned cannot be withdrawn', () =>
    given(registered).when(withdraw).thenRefuses('LEAVE_NOT_FOUND'));
});
