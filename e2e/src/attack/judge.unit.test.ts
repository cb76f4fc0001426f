import { describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../faults/testing/log.js';
import { judge, judgeCalm } from './judge.js';
import type { Line } from './ledger.js';

const SLOT = { doctorId: 'kavita', startsAt: '2026-11-23T04:30:00.000Z' };
const LATER = { doctorId: 'kavita', startsAt: '2026-11-23T05:30:00.000Z' };

/** A log of these events, each in the stream of its appointment, numbered as a store numbers them. */
function logOf(...events: { type: string; command: string; data: Record<string, string> }[]): LoggedEvent[] {
  const revisions = new Map<string, bigint>();
  return events.map(({ type, command, data }, index) => {
    const streamId = `appointment-${data['appointmentId']}`;
    const revision = revisions.get(streamId) ?? 0n;
    revisions.set(streamId, revision + 1n);
    return { id: `event-${index}`, type, streamId, revision, position: BigInt(index), data, causationId: command };
  });
}
const booked = (command: string, appointmentId: string, slot = SLOT) => ({
  ...{ type: 'AppointmentBooked', command },
  data: { appointmentId, ...slot },
});
const moved = (command: string, appointmentId: string, slot = LATER) => ({
  ...{ type: 'AppointmentRescheduled', command },
  data: { appointmentId, ...slot },
});
const cancelled = (command: string, appointmentId: string) => ({
  ...{ type: 'AppointmentCancelled', command },
  data: { appointmentId, doctorId: 'kavita' },
});

const about = (command: string, asked = 'this') => ({ command, asked });
const intended = (
  command: string,
  asked?: string,
  effect: Extract<Line, { kind: 'intended' }>['effect'] = booking,
): Line => ({
  ...{ kind: 'intended', ...about(command, asked), deed: 'bookAppointment', effect, refusals: ['SLOT_TAKEN'] },
});
const booking = { type: 'AppointmentBooked', inStream: null };
const acknowledged = (command: string, appointmentId: string | null = null, asked?: string): Line => ({
  ...{ kind: 'acknowledged', ...about(command, asked), position: '99', appointmentId },
});
const refused = (command: string, code = 'SLOT_TAKEN'): Line => ({ kind: 'refused', ...about(command), code });

const promisesBroken = (log: readonly LoggedEvent[], ...lines: Line[]) =>
  judge(log, lines).map(({ promise }) => promise);

describe('where every promise held, the judge finds nothing', () => {
  test('in a booking, a refusal, and a slot that is free again', () => {
    const log = logOf(
      booked('one', 'a'),
      cancelled('two', 'a'),
      booked('three', 'b'),
      moved('four', 'b'),
      booked('five', 'c'),
    );
    const lines = [
      ...[intended('one'), acknowledged('one', 'a'), intended('three'), acknowledged('three', 'b')],
      ...[intended('six'), refused('six'), intended('five'), acknowledged('five', 'c'), acknowledged('five', 'c')],
    ];
    expect(judge(log, lines)).toEqual([]);
  });

  test('in what was done once in a stream, whoever was acknowledged for it', () => {
    const log = logOf(booked('one', 'a'), cancelled('two', 'a'));
    const effect = { type: 'AppointmentCancelled', inStream: 'appointment-a' };
    expect(judge(log, [intended('two', 'this', effect), acknowledged('two')])).toEqual([]);
    expect(judge(log, [intended('three', 'this', effect), acknowledged('three')])).toEqual([]);
  });
});

describe('the judge finds', () => {
  test('an acknowledged command that is missing', () => {
    expect(promisesBroken([], intended('one'), acknowledged('one', 'a'))).toEqual([
      'an acknowledged command stands in the log exactly once',
    ]);
  });

  test('an acknowledged command that stands there twice', () => {
    const log = logOf(booked('one', 'a'), booked('one', 'b', LATER));
    expect(promisesBroken(log, intended('one'), acknowledged('one', 'a'))).toEqual([
      'an acknowledged command stands in the log exactly once',
    ]);
  });

  test('a caller who was told of another appointment, or of a place before the event', () => {
    const log = logOf(booked('zero', 'z', LATER), booked('one', 'a'));
    expect(promisesBroken(log, intended('one'), acknowledged('one', 'b'))).toHaveLength(1);
    const early: Line = { kind: 'acknowledged', ...about('one'), position: '0', appointmentId: 'a' };
    expect(promisesBroken(log, intended('one'), early)).toHaveLength(1);
  });

  test('two appointments on one slot, also where one has gone since', () => {
    const log = logOf(booked('one', 'a'), booked('two', 'b'), cancelled('three', 'a'));
    expect(promisesBroken(log)).toEqual(['one slot has one winner']);
    expect(promisesBroken(logOf(booked('one', 'a', LATER), booked('two', 'b'), moved('three', 'b')))).toEqual([
      'one slot has one winner',
    ]);
  });

  test('two contents that were acknowledged under one command id', () => {
    const lines = [
      intended('one', 'this'),
      intended('one', 'that'),
      acknowledged('one', 'a'),
      acknowledged('one', 'a', 'that'),
    ];
    expect(promisesBroken(logOf(booked('one', 'a')), ...lines)).toEqual(['one command id stands for one content']);
  });

  test('what a refused command left behind', () => {
    expect(promisesBroken(logOf(booked('one', 'a')), intended('one'), refused('one'))).toEqual([
      'a refused command leaves nothing behind',
    ]);
  });

  test('a refusal nobody can expect, also of what was acknowledged before', () => {
    expect(promisesBroken([], intended('one'), refused('one', 'NOT_ALLOWED'))).toEqual([
      'a refusal is one that the caller can expect',
    ]);
    const lines = [intended('one'), acknowledged('one', 'a'), intended('one'), refused('one')];
    expect(promisesBroken(logOf(booked('one', 'a')), ...lines)).toEqual(['a command sent again is answered as before']);
  });

  test('who was obeyed and may not', () => {
    expect(promisesBroken([], intended('one', 'this', null), acknowledged('one'))).toEqual(['only who may is obeyed']);
  });

  test('a call that was never answered', () => {
    expect(promisesBroken([], intended('one'), { kind: 'unanswered', ...about('one'), by: '503 UNAVAILABLE' })).toEqual(
      ['every call is answered in the end'],
    );
  });

  test('trouble that was told as a defect, and not as a part that is away', () => {
    const troubled = (by: string): Line => ({ kind: 'troubled', ...about('one'), by, round: 3 });
    expect(promisesBroken([], troubled('503 UNAVAILABLE'), troubled('no answer: ECONNRESET'))).toEqual([]);
    expect(promisesBroken([], troubled('500 INTERNAL'))).toEqual(['what is away is told as such, with 503']);
  });

  test('a call that was told to try again though nothing was broken', () => {
    const troubled = (by: string, round: number): Line => ({ kind: 'troubled', ...about('one'), by, round });
    const isCalm = (round: number) => round === 1;
    expect(judgeCalm([troubled('503 UNAVAILABLE', 0), troubled('no answer: ECONNRESET', 1)], isCalm)).toEqual([]);
    expect(judgeCalm([troubled('503 UNAVAILABLE', 1)], isCalm)).toHaveLength(1);
  });

  test('a log with a gap, an event that is there twice, and one out of order', () => {
    const [first, second, third] = logOf(booked('one', 'a'), moved('two', 'a'), cancelled('three', 'a')) as [
      LoggedEvent,
      LoggedEvent,
      LoggedEvent,
    ];
    expect(promisesBroken([first, third])).toEqual(['the log is whole']);
    expect(promisesBroken([first, second, { ...third, id: first.id }])).toEqual(['the log is whole']);
    expect(promisesBroken([first, { ...second, position: 9n }, third])).toEqual(['the log is whole']);
  });
});
