import { expect } from '@jest/globals';
import { type PatientAppointment, patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { until } from '@anamnesis/platform/testing/until';
import { ask } from '../../testing/call.js';
import type { Clinic } from './clinic.js';
import type { Entry } from './ledger.js';
import type { LoggedEvent } from './log.js';

type Kind<Key extends string> = Extract<Entry, Record<Key, unknown>>;
const of = <Key extends string>(entries: readonly Entry[], key: Key) =>
  entries.filter((entry): entry is Kind<Key> => key in entry);

/** Every acknowledged booking is in its patient's list exactly once, nothing else is, and no slot is booked twice. */
export async function expectAcknowledgedStored(
  address: string,
  { patients }: Clinic,
  entries: readonly Entry[],
): Promise<void> {
  const acknowledged = of(entries, 'acknowledged');
  const positions = acknowledged.map(({ position }) => BigInt(position)).sort((a, b) => (a < b ? -1 : 1));
  const atLeast = String(positions.at(-1));
  const patientOf = new Map(of(entries, 'intended').map(({ intended, patientId }) => [intended, patientId]));
  const all: PatientAppointment[] = [];
  for (const { id, token } of patients) {
    const { sessions } = await until(() => ask(address, patientAppointments, {}, { token, atLeast }));
    const expected = acknowledged.filter((entry) => patientOf.get(entry.acknowledged) === id);
    expect(ids(sessions)).toEqual([...new Set(expected.map(({ appointmentId }) => appointmentId))].sort());
    all.push(...sessions);
  }
  expect(all.length).toBeGreaterThan(0);
  const held = all.map(({ doctor, startsAt }) => `${doctor.id} ${startsAt}`);
  expect(repeated(held)).toEqual([]);
}

/** Each acknowledged command has one appointment and is in the log once; rejected commands left no events. */
export function expectOnce(log: readonly LoggedEvent[], entries: readonly Entry[]): void {
  const booked = log.filter(({ type }) => type === 'AppointmentBooked');
  expect(repeated(booked.map(({ causationId }) => causationId))).toEqual([]);
  const logged = new Map(booked.map(({ causationId, data }) => [causationId, data['appointmentId']]));
  for (const { acknowledged, appointmentId } of of(entries, 'acknowledged')) {
    expect(logged.get(acknowledged)).toBe(appointmentId);
  }
  for (const { refused } of of(entries, 'refused')) expect(logged.has(refused)).toBe(false);
}

/** The log is consistent: unique ids, increasing positions, each stream's revisions without a gap. */
export function expectConsistent(log: readonly LoggedEvent[]): void {
  expect(repeated(log.map(({ id }) => id))).toEqual([]);
  const next = new Map<string, bigint>();
  let last = -1n;
  for (const { streamId, revision, position } of log) {
    expect(position >= last).toBe(true);
    last = position;
    expect(revision).toBe(next.get(streamId) ?? 0n);
    next.set(streamId, revision + 1n);
  }
}

/** The distinct reasons of retries. */
export const troubles = (entries: readonly Entry[]): string[] => [
  ...new Set(of(entries, 'troubled').map(({ by }) => by)),
];

/** The distinct error codes of rejected bookings. */
export const refusals = (entries: readonly Entry[]): string[] => [
  ...new Set(of(entries, 'refused').map(({ code }) => code)),
];

const ids = (appointments: readonly PatientAppointment[]) => appointments.map(({ id }) => id).sort();
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
