import { describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../faults/testing/log.js';
import { countKept, judge, judgeCalm } from './judge.js';
import type { Line } from './ledger.js';

const SLOT = { doctorId: 'kavita', startsAt: '2026-11-23T04:30:00.000Z' };
const LATER = { doctorId: 'kavita', startsAt: '2026-11-23T05:30:00.000Z' };

/** A log of these events, each in the stream of its appointment, with positions and revisions. */
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
  ...{ kind: 'intended', ...about(command, asked), action: 'bookAppointment', effect, refusals: ['SLOT_TAKEN'] },
});
const booking = { type: 'AppointmentBooked', inStream: null };
const acknowledged = (command: string, appointmentId: string | null = null, asked?: string): Line => ({
  ...{ kind: 'acknowledged', ...about(command, asked), position: '99', appointmentId },
});
const refused = (command: string, code = 'SLOT_TAKEN'): Line => ({ kind: 'refused', ...about(command), code });

const violated = (log: readonly LoggedEvent[], ...lines: Line[]) => judge(log, lines).map(({ guarantee }) => guarantee);

describe('if every guarantee held, the judge finds no violation', () => {
  test('in a booking, a rejection, and a released slot', () => {
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

  test('in an event that occurs once in a stream, whichever command was acknowledged', () => {
    const log = logOf(booked('one', 'a'), cancelled('two', 'a'));
    const effect = { type: 'AppointmentCancelled', inStream: 'appointment-a' };
    expect(judge(log, [intended('two', 'this', effect), acknowledged('two')])).toEqual([]);
    expect(judge(log, [intended('three', 'this', effect), acknowledged('three')])).toEqual([]);
  });
});

test('what goes on after a fault, and what was removed before, break no guarantee', () => {
  const ask = (type: string) => ({ type, command: 'one', data: { appointmentId: 'a' } });
  const effect = { types: ['AnswerGiven', 'QuestionAsked'], isAlways: true };
  const log = logOf(ask('QuestionAsked'), ask('QuestionAskedAgain'), ask('AnswerGiven'));
  const asked = { ...intended('one', 'this', effect), action: 'askAssistant' } as Line;
  expect(violated(log, asked, acknowledged('one'))).toEqual([]);
  expect(violated(log, intended('one', 'this', effect), acknowledged('one'))).toHaveLength(1);
  expect(violated(logOf(ask('QuestionAsked')), asked, acknowledged('one'))).toHaveLength(1);
  const again = (action: string, code: string) => {
    const sent: Line = {
      ...{ kind: 'intended', ...about('two'), action, refusals: [code] },
      effect: { types: [], isAlways: true },
    };
    return violated([], sent, acknowledged('two'), sent, refused('two', code));
  };
  expect(again('cancelUpload', 'UPLOAD_NOT_FOUND')).toEqual([]);
  expect(again('appendToUpload', 'UPLOAD_NOT_FOUND')).toHaveLength(1);
});

describe('the judge finds', () => {
  test('an acknowledged command that is missing', () => {
    expect(violated([], intended('one'), acknowledged('one', 'a'))).toEqual([
      'an acknowledged command is in the log exactly once',
    ]);
  });

  test('an acknowledged command that is in the log twice', () => {
    const log = logOf(booked('one', 'a'), booked('one', 'b', LATER));
    expect(violated(log, intended('one'), acknowledged('one', 'a'))).toEqual([
      'an acknowledged command is in the log exactly once',
    ]);
  });

  test('a reply with another appointment, or with a position before the event', () => {
    const log = logOf(booked('zero', 'z', LATER), booked('one', 'a'));
    expect(violated(log, intended('one'), acknowledged('one', 'b'))).toHaveLength(1);
    const early: Line = { kind: 'acknowledged', ...about('one'), position: '0', appointmentId: 'a' };
    expect(violated(log, intended('one'), early)).toHaveLength(1);
  });

  test('events of a command other than those that it leaves without a fault', () => {
    const log = logOf(booked('one', 'a'), booked('two', 'b', LATER), cancelled('two', 'b'));
    const leaves = (types: string[], isAlways = true) => ({ types, isAlways });
    const judged = (command: string, effect: ReturnType<typeof leaves>) =>
      violated(log, intended(command, 'this', effect), acknowledged(command));
    const broken = ['an acknowledged command is in the log exactly once'];
    expect(judged('one', leaves(['AppointmentBooked']))).toEqual([]);
    expect(judged('two', leaves(['AppointmentBooked', 'AppointmentCancelled']))).toEqual([]);
    expect(judged('one', leaves(['AppointmentBooked', 'AppointmentCancelled'], false))).toEqual([]);
    expect(judged('one', leaves(['AppointmentBooked', 'AppointmentBooked']))).toEqual(broken);
    expect(judged('two', leaves(['AppointmentBooked'], false))).toEqual(broken);
    expect(judged('three', leaves(['AppointmentBooked']))).toEqual(broken);
    expect(judged('three', leaves(['AppointmentBooked'], false))).toEqual([]);
  });

  test('what was lost apart from what is there twice, and from a reply that does not agree with the log', () => {
    const log = logOf(booked('two', 'b'), booked('two', 'c', LATER), booked('three', 'd'), cancelled('five', 'e'));
    const both = { types: ['AppointmentCancelled'], isAlways: true };
    const lines = [
      ...[intended('one'), acknowledged('one', 'a'), intended('two'), acknowledged('two', 'b')],
      ...[intended('three'), acknowledged('three', 'z')],
      ...[intended('four', 'this', both), acknowledged('four'), intended('five', 'this', both), acknowledged('five')],
    ];
    const countOf = (more: LoggedEvent[]) => countKept(judge([...log, ...more], lines));
    expect(countOf([])).toEqual({ lost: 2, twice: 1 });
    const again = logOf(cancelled('five', 'f'));
    expect(countOf(again)).toEqual({ lost: 2, twice: 2 });
    const besides = logOf(moved('five', 'g'));
    expect(countOf(besides)).toEqual({ lost: 2, twice: 1 });
  });

  test('two appointments in one slot, even if one was cancelled later', () => {
    const log = logOf(booked('one', 'a'), booked('two', 'b'), cancelled('three', 'a'));
    expect(violated(log)).toEqual(['one slot has one winner']);
    expect(violated(logOf(booked('one', 'a', LATER), booked('two', 'b'), moved('three', 'b')))).toEqual([
      'one slot has one winner',
    ]);
  });

  test('two acknowledged contents under one command id', () => {
    const lines = [
      intended('one', 'this'),
      intended('one', 'that'),
      acknowledged('one', 'a'),
      acknowledged('one', 'a', 'that'),
    ];
    expect(violated(logOf(booked('one', 'a')), ...lines)).toEqual(['a command id has one content']);
  });

  test('events of a rejected command', () => {
    expect(violated(logOf(booked('one', 'a')), intended('one'), refused('one'))).toEqual([
      'a rejected command leaves no events',
    ]);
  });

  test('an unexpected error, also of a command that was acknowledged before', () => {
    expect(violated([], intended('one'), refused('one', 'NOT_ALLOWED'))).toEqual([
      'errors are limited to the expected codes',
    ]);
    const lines = [intended('one'), acknowledged('one', 'a'), intended('one'), refused('one')];
    expect(violated(logOf(booked('one', 'a')), ...lines)).toEqual(['a repeated command gets the same outcome']);
  });

  test('an acknowledged command of a caller without permission', () => {
    expect(violated([], intended('one', 'this', null), acknowledged('one'))).toEqual([
      'a caller without permission is rejected',
    ]);
  });

  test('a call without a reply', () => {
    expect(violated([], intended('one'), { kind: 'unanswered', ...about('one'), by: '503 UNAVAILABLE' })).toEqual([
      'every call gets a reply in the end',
    ]);
  });

  test('an unavailable component that is reported as an internal error', () => {
    const troubled = (by: string): Line => ({ kind: 'troubled', ...about('one'), by, round: 3 });
    expect(violated([], troubled('503 UNAVAILABLE'), troubled('no answer: ECONNRESET'))).toEqual([]);
    expect(violated([], troubled('500 INTERNAL'))).toEqual(['an unavailable component is reported with 503']);
  });

  test('a call that had to be retried without a fault', () => {
    const troubled = (by: string, round: number): Line => ({ kind: 'troubled', ...about('one'), by, round });
    const isCalm = (round: number) => round === 1;
    expect(judgeCalm([troubled('503 UNAVAILABLE', 0), troubled('no answer: ECONNRESET', 1)], isCalm)).toEqual([]);
    expect(judgeCalm([troubled('503 UNAVAILABLE', 1)], isCalm)).toHaveLength(1);
  });

  test('a log with a gap, a duplicate event, and events out of order', () => {
    const [first, second, third] = logOf(booked('one', 'a'), moved('two', 'a'), cancelled('three', 'a')) as [
      LoggedEvent,
      LoggedEvent,
      LoggedEvent,
    ];
    expect(violated([first, third])).toEqual(['the log is consistent']);
    expect(violated([first, second, { ...third, id: first.id }])).toEqual(['the log is consistent']);
    expect(violated([first, { ...second, position: 9n }, third])).toEqual(['the log is consistent']);
  });
});
