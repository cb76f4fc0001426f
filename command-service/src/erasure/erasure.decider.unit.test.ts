import { describe, test } from '@jest/globals';
import type { ErasureEvent } from '@anamnesis/contracts/erasure/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type ErasureCommand, erasureDecider } from './erasure.decider.js';

const [patientId, operatorId] = [1, 2].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [string, string];
const { given } = givenWhenThen(erasureDecider, { now: new Date('2026-11-20T09:00:00.000Z') });

const requestedFor = (dueAt: string): ErasureEvent => ({ type: 'ErasureRequested', data: { patientId, dueAt } });
const requested = requestedFor('2026-12-04T09:00:00.000Z');
const due = requestedFor('2026-11-20T09:00:00.000Z');
const withdrawn: ErasureEvent = { type: 'ErasureWithdrawn', data: { patientId } };
const reason = 'A court has asked for the record.';
const held: ErasureEvent = { type: 'ErasureHeld', data: { patientId, operatorId, reason } };
const lifted: ErasureEvent = { type: 'ErasureHoldLifted', data: { patientId, operatorId, reason } };
const erased: ErasureEvent = { type: 'PatientErased', data: { patientId } };
const completed: ErasureEvent = { type: 'ErasureCompleted', data: { patientId, remains: { PatientErased: 1 } } };

const request: ErasureCommand = { type: 'RequestErasure', data: { patientId, graceDays: 14 } };
const withdraw: ErasureCommand = { type: 'WithdrawErasure', data: { patientId } };
const hold: ErasureCommand = { type: 'HoldErasure', data: { patientId, operatorId, reason } };
const lift: ErasureCommand = { type: 'LiftErasureHold', data: { patientId, operatorId, reason } };
const erase: ErasureCommand = { type: 'Erase', data: { patientId, hasAppointment: false } };
const eraseDespite: ErasureCommand = { type: 'Erase', data: { patientId, hasAppointment: true } };
const eraseAgain: ErasureCommand = { type: 'EraseAgain', data: { patientId } };
const complete: ErasureCommand = { type: 'CompleteErasure', data: { patientId, remains: { PatientErased: 1 } } };

describe('a request', () => {
  test('is due after the grace period', () => given().when(request).then(requested));
  test('twice is one', () => given(requested).when(request).thenNothing());
  test('can be withdrawn and made again', () => {
    given(requested).when(withdraw).then(withdrawn);
    given(requested, withdrawn).when(request).then(requested);
  });
  test('that does not exist cannot be withdrawn', () =>
    given(requested, withdrawn).when(withdraw).thenRefuses('ERASURE_NOT_REQUESTED'));
  test('about an erased person is refused, as is a withdrawal', () => {
    given(due, erased).when(request).thenRefuses('PERSON_ERASED');
    given(due, erased, completed).when(request).thenRefuses('PERSON_ERASED');
    given(due, erased).when(withdraw).thenRefuses('PERSON_ERASED');
  });
});

describe('the erasure', () => {
  test('happens when it is due, once', () => {
    given(due).when(erase).then(erased);
    given(due, erased).when(erase).thenNothing();
    given(due, erased, completed).when(erase).thenNothing();
  });
  test('does not happen before, nor without a request', () => {
    given(requested).when(erase).thenRefuses('ERASURE_NOT_DUE');
    given().when(erase).thenRefuses('ERASURE_NOT_REQUESTED');
    given(due, withdrawn).when(erase).thenRefuses('ERASURE_NOT_REQUESTED');
  });
  test('waits for an agreed appointment, but once it is decided it goes on', () => {
    given(due).when(eraseDespite).thenRefuses('ERASURE_APPOINTMENT');
    given(due, held).when(eraseDespite).thenRefuses('ERASURE_HELD');
    given(due, erased).when(eraseDespite).thenNothing();
  });
  test('is completed once', () => {
    given(due, erased).when(complete).then(completed);
    given(due, erased, completed).when(complete).thenNothing();
    given(due).when(complete).thenNothing();
  });
  test('is repeated for a listed person whom a backup has brought back, with and without their events', () => {
    given(due, erased, completed).when(eraseAgain).then(erased);
    given().when(eraseAgain).then(erased);
    given(due, erased, completed, erased).when(eraseAgain).thenNothing();
  });
});

describe('a retention hold', () => {
  test('blocks the erasure until it is lifted, whatever came first', () => {
    given(due).when(hold).then(held);
    given(due, held).when(erase).thenRefuses('ERASURE_HELD');
    given(held, due).when(erase).thenRefuses('ERASURE_HELD');
    given(due, held).when(lift).then(lifted);
    given(due, held, lifted).when(erase).then(erased);
  });
  test('can be withdrawn from by the patient meanwhile', () => given(due, held).when(withdraw).then(withdrawn));
  test('is one at a time: its reason is not replaced', () => given(due, held).when(hold).thenRefuses('HOLD_EXISTS'));
  test('that does not exist cannot be lifted', () => given(due, held, lifted).when(lift).thenRefuses('HOLD_NOT_FOUND'));
  test('on an erased person is refused', () => given(due, erased).when(hold).thenRefuses('PERSON_ERASED'));
});
