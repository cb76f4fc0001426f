import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { registrationEvents } from '@anamnesis/contracts/registrations/events';
import { appointmentEvents } from '@anamnesis/contracts/appointments/events';
import { CertificateSubmitted, DoctorRegistered, GoogleAccountLinked } from '@anamnesis/contracts/accounts/events';
import { credentialEvents, PasswordResetRequested } from '@anamnesis/contracts/accounts/credential-events';
import { availabilityEvents } from '@anamnesis/contracts/availability/events';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import { sessionEvents } from '@anamnesis/contracts/sessions/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { appointmentDecider } from './appointments/appointment.decider.js';
import { availabilityDecider } from './availability/availability.decider.js';
import { bookableDoctor } from './doctors/bookable-doctor.js';
import { verificationDecider } from './registrations/verification.decider.js';
import { sessionPapersDecider } from './sessions/session-papers.decider.js';
import { memoryLog } from './testing/memory-log.js';

const fixtures = JSON.parse(
  readFileSync(new URL('../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly { type: string; version: number; data: Record<string, unknown> }[];

const ofAppointment = [...appointmentEvents, ...sessionEvents];
const ofDoctor = [
  ...[DoctorRegistered, CertificateSubmitted, GoogleAccountLinked, DoctorProfileEdited],
  ...credentialEvents.filter((each) => each !== PasswordResetRequested),
  ...[...registrationEvents, ...availabilityEvents],
];
const folding = <State, Event extends { type: string }>({ opens, evolve, initialState }: Fold<State, Event>) => ({
  opens,
  stateOf: (events: readonly unknown[]) => (events as readonly Event[]).reduce(evolve, initialState),
});
/** The event that begins a state, those that may follow, and the fold. */
const folds = [
  ['an appointment', 'AppointmentBooked', ofAppointment, folding(appointmentDecider)],
  ['the papers of a session', 'AppointmentBooked', ofAppointment, folding(sessionPapersDecider)],
  ["a doctor's hours", 'DoctorRegistered', ofDoctor, folding(availabilityDecider)],
  ["a doctor's papers", 'DoctorRegistered', ofDoctor, folding(verificationDecider)],
  ['a doctor who is booked', 'DoctorRegistered', ofDoctor, folding(bookableDoctor)],
] as const;

describe.each(folds)('the fold of %s', (_, beginning, definitions, { opens, stateOf }) => {
  const factOf = ({ type, version }: { type: string; version: number }) => {
    const fixture = fixtures.find((each) => each.type === type && each.version === version);
    if (!fixture) throw new Error(`No fixture of ${type}`);
    return { type, data: fixture.data };
  };

  test('reads no personal field but those it names, and states the same without the others', async () => {
    const { codec, store, keysAsked } = memoryLog();
    const actor = { id: randomUUID(), role: 'worker' as const };
    const circumstances = { actor, correlationId: 'test', causationId: randomUUID() };
    const first = definitions.filter(({ type }) => type === beginning);
    const others = definitions.filter(({ type }) => type !== beginning);
    const facts = [...first, ...others].map(factOf);
    for (const fact of facts) await store.append('all', 'any', [await codec.encode(randomUUID(), fact, circumstances)]);
    const whole = stateOf(await store.readStream('all'));
    keysAsked.length = 0;
    expect(stateOf(await store.readStream('all', null, opens))).toEqual(whole);
    if (opens?.length === 0) expect(keysAsked).toEqual([]);
  });
});
