import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { activityEvents } from '@anamnesis/contracts/activities/events';
import {
  AuditorAppointed,
  CertificateSubmitted,
  DoctorRegistered,
  GoogleAccountLinked,
  OperatorAppointed,
  PatientRegistered,
  UsernameReservationAbandoned,
} from '@anamnesis/contracts/accounts/events';
import {
  credentialEvents,
  passwordResetEvents,
  signUpAttemptEvents,
} from '@anamnesis/contracts/accounts/credential-events';
import { secondFactorEvents } from '@anamnesis/contracts/accounts/second-factor-events';
import { appointmentEvents, patientDayEvents } from '@anamnesis/contracts/appointments/events';
import { excerptEntries } from '@anamnesis/contracts/assistant/excerpt-entries';
import { availabilityEvents } from '@anamnesis/contracts/availability/events';
import {
  choiceEvents,
  membershipEvents,
  messageEvents,
  RoomCreated,
  RoomRead,
} from '@anamnesis/contracts/community/events';
import { doctorDayEvents } from '@anamnesis/contracts/doctors/events';
import { familyEvents } from '@anamnesis/contracts/family/events';
import type { EventDefinition } from '@anamnesis/contracts/language/event';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import {
  DoctorPracticeEdited,
  DoctorProfileEdited,
  InterestsChosen,
  PatientProfileEdited,
  QuestionnaireAnswered,
} from '@anamnesis/contracts/profiles/events';
import { notificationReadEvents, preferenceEvents } from '@anamnesis/contracts/notifications/events';
import { recordEvents } from '@anamnesis/contracts/records/events';
import { registrationEvents } from '@anamnesis/contracts/registrations/events';
import { sessionEvents } from '@anamnesis/contracts/sessions/events';
import { healthImportEvents } from '@anamnesis/contracts/health-imports/events';
import { healthDayEvents, wearableEvents } from '@anamnesis/contracts/wearables/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { appointedDecider } from './accounts/appointed.decider.js';
import { credentialsDecider } from './accounts/credentials.decider.js';
import { doctorDecider } from './accounts/doctor.decider.js';
import { passwordResetDecider } from './accounts/password-reset.decider.js';
import { signUpAttemptsDecider } from './accounts/sign-up-attempts.decider.js';
import { patientDecider } from './accounts/patient.decider.js';
import { secondFactorDecider } from './accounts/second-factor.decider.js';
import { currentProfile } from './accounts/current-profile.js';
import { profileAtSignIn } from './accounts/profile-at-sign-in.js';
import { activityDecider } from './activities/activity.decider.js';
import { appointmentDecider } from './appointments/appointment.decider.js';
import { patientDayDecider } from './appointments/patient-day.decider.js';
import { availabilityDecider } from './availability/availability.decider.js';
import { bookableDoctor } from './doctors/bookable-doctor.js';
import { choicesDecider } from './community/choices.decider.js';
import { membershipDecider } from './community/membership.decider.js';
import { roomMessageDecider } from './community/room-message.decider.js';
import { roomReadingDecider } from './community/room-reading.decider.js';
import { roomDecider } from './community/room.decider.js';
import { doctorDayDecider } from './doctors/doctor-day.decider.js';
import { familyTieDecider } from './family/family-tie.decider.js';
import { notificationReadsDecider } from './notifications/notification-reads.decider.js';
import { preferencesDecider } from './notifications/preferences.decider.js';
import { doctorProfileDecider } from './profiles/doctor-profile.decider.js';
import { patientProfileDecider } from './profiles/patient-profile.decider.js';
import { questionnaireDecider } from './profiles/questionnaire.decider.js';
import { verificationDecider } from './registrations/verification.decider.js';
import { sessionDocumentsDecider } from './sessions/session-documents.decider.js';
import { healthImportDecider } from './health-imports/health-import.decider.js';
import { healthDayDecider } from './wearables/health-day.decider.js';
import { wearablesDecider } from './wearables/wearables.decider.js';
import { memoryLog } from './testing/memory-log.js';

const fixtures = JSON.parse(
  readFileSync(new URL('../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly { type: string; version: number; data: Record<string, unknown> }[];

// The event types of each stream. The first one begins the stream.
const ofAppointment: readonly EventDefinition[] = [...appointmentEvents, ...sessionEvents];
const ofDoctor: readonly EventDefinition[] = [
  ...[DoctorRegistered, CertificateSubmitted, GoogleAccountLinked, DoctorProfileEdited, DoctorPracticeEdited],
  ...[...credentialEvents, ...registrationEvents, ...availabilityEvents],
];
const ofPatient: readonly EventDefinition[] = [
  PatientRegistered,
  GoogleAccountLinked,
  ...credentialEvents,
  UsernameReservationAbandoned,
];
const ofAuditor: readonly EventDefinition[] = [AuditorAppointed, ...credentialEvents];
const ofOperator: readonly EventDefinition[] = [OperatorAppointed, ...credentialEvents];
const ofProfile: readonly EventDefinition[] = [PatientProfileEdited, InterestsChosen, QuestionnaireAnswered];

const foldOf = <State, Event extends { type: string }>({ opens, evolve, initialState }: Fold<State, Event>) => ({
  opens: opens as readonly string[] | undefined,
  stateOf: (events: readonly unknown[]) => (events as readonly Event[]).reduce(evolve, initialState),
});
const folds: readonly [string, readonly EventDefinition[], ReturnType<typeof foldOf>][] = [
  ['an appointment', ofAppointment, foldOf(appointmentDecider)],
  ['the documents of a session', ofAppointment, foldOf(sessionDocumentsDecider)],
  ["a patient's day", patientDayEvents, foldOf(patientDayDecider)],
  ["a doctor's day", doctorDayEvents, foldOf(doctorDayDecider)],
  ["a doctor's account", ofDoctor, foldOf(doctorDecider)],
  ["a doctor's credentials", ofDoctor, foldOf(credentialsDecider)],
  ["a doctor's profile", ofDoctor, foldOf(doctorProfileDecider)],
  ["a doctor's hours", ofDoctor, foldOf(availabilityDecider)],
  ["a doctor's verification", ofDoctor, foldOf(verificationDecider)],
  ['a bookable doctor', ofDoctor, foldOf(bookableDoctor)],
  ["a patient's account", ofPatient, foldOf(patientDecider)],
  ["a patient's credentials", ofPatient, foldOf(credentialsDecider)],
  ["a patient's profile", ofProfile, foldOf(patientProfileDecider)],
  ['the current profile of a patient', ofProfile, foldOf(currentProfile)],
  ['the profile at sign-in', ofProfile, foldOf(profileAtSignIn)],
  ['the questionnaire', ofProfile, foldOf(questionnaireDecider)],
  ["a patient's activities", activityEvents, foldOf(activityDecider)],
  ['read notifications', notificationReadEvents, foldOf(notificationReadsDecider)],
  ['choices about notifications', preferenceEvents, foldOf(preferencesDecider)],
  ["a patient's devices", wearableEvents, foldOf(wearablesDecider)],
  ['an import of health data', healthImportEvents, foldOf(healthImportDecider)],
  ['a day of health data', healthDayEvents, foldOf(healthDayDecider)],
  ['a room', [RoomCreated], foldOf(roomDecider)],
  ['a membership of a room', membershipEvents, foldOf(membershipDecider)],
  ['a message of a room', messageEvents, foldOf(roomMessageDecider)],
  ['what was read of a room', [RoomRead], foldOf(roomReadingDecider)],
  ['choices in the community', choiceEvents, foldOf(choicesDecider)],
  ['an excerpt of a record', recordEvents, foldOf(excerptEntries)],
  ['a family tie', familyEvents, foldOf(familyTieDecider)],
  ['an auditor', ofAuditor, foldOf(appointedDecider)],
  ["an auditor's credentials", ofAuditor, foldOf(credentialsDecider)],
  ['an operator', ofOperator, foldOf(appointedDecider)],
  ["an operator's credentials", ofOperator, foldOf(credentialsDecider)],
  ['the second factor', secondFactorEvents, foldOf(secondFactorDecider)],
  ['sign-up attempts', signUpAttemptEvents, foldOf(signUpAttemptsDecider)],
  ['password resets', passwordResetEvents, foldOf(passwordResetDecider)],
];

const factOf = ({ type, version }: EventDefinition) => {
  const fixture = fixtures.find((each) => each.type === type && each.version === version);
  if (!fixture) throw new Error(`No fixture of ${type}`);
  return { type, data: fixture.data };
};
const personalIn = (definitions: readonly EventDefinition[]) =>
  definitions.filter(({ personal }) => Object.keys(personal).length > 0).map(({ type }) => type);
const circumstances = {
  actor: { id: randomUUID(), role: 'worker' as const },
  ...{ correlationId: 'test', causationId: randomUUID() },
};

/** A log with one event of each type, in the stream `all`. The personal fields of events of type `undecryptable` cannot be decrypted. */
async function logOf(definitions: readonly EventDefinition[], undecryptable?: string) {
  const log = memoryLog();
  for (const definition of definitions) {
    const event = await log.codec.encode(randomUUID(), factOf(definition), circumstances);
    if (event.type === undecryptable) event.data = { ...event.data, $personal: 'undecryptable' };
    await log.store.append('all', 'any', [event]);
  }
  return log;
}

describe.each(folds)('the fold of %s', (_, definitions, { opens, stateOf }) => {
  const personal = personalIn(definitions);

  test('reads personal fields only of the types in `opens`', async () => {
    const { store, requestedKeys } = await logOf(definitions);
    const whole = stateOf(await store.readStream('all'));
    requestedKeys.length = 0;
    expect(stateOf(await store.readStream('all', null, opens ?? []))).toEqual(whole);
    if (!opens?.length) expect(requestedKeys).toEqual([]);
  });

  test('needs the personal fields of every type in `opens`', async () => {
    const { store } = await logOf(definitions);
    for (const type of personal.filter((each) => opens?.includes(each))) {
      const others = opens?.filter((each) => each !== type);
      const read = await store.readStream('all', null, others);
      // A state may keep event data unread: serialising it reads every field.
      expect(() => JSON.stringify(stateOf(read))).toThrow(`${type}.`);
    }
  });
});

describe('in a stream with every event type of a doctor, the types decrypted by', () => {
  type Commands = ReturnType<typeof createCommandBus>;
  const moment = { now: new Date('2026-11-20T09:00:00Z'), timeZone: 'Asia/Kolkata' };
  const cause = { actor: circumstances.actor, correlationId: 'test', commandId: randomUUID(), asked: 'asked' };
  const setHours = { type: 'SetWeeklyHours', data: { slotMinutes: 30, hours: [] } } as const;
  const verify = { type: 'VerifyDoctor', data: { seen: 3 } } as const;
  const confirm = { type: 'ConfirmEmail', data: { by: 'letter' } } as const;
  const account = ['DoctorProfileEdited', 'DoctorRegistered', 'EmailChangeReverted', 'EmailChanged'];
  const commands: readonly [string, readonly string[], (bus: Commands) => Promise<unknown>][] = [
    ['signing in', account, (bus) => bus.load(doctorDecider, 'all')],
    ['setting hours', [], (bus) => bus.handle(availabilityDecider, 'all', setHours, moment, cause)],
    ['verifying', ['DoctorRejected'], (bus) => bus.handle(verificationDecider, 'all', verify, null, cause)],
    [
      'confirming an address',
      [...account, 'EmailChangeRequested', 'GoogleAccountLinked', 'LanguageChosen', 'PasswordChanged'],
      (bus) => bus.handle(credentialsDecider, 'all', confirm, moment, cause),
    ],
  ];

  test.each(commands)('%s: %j', async (_, expected, run) => {
    const decrypted: string[] = [];
    for (const type of personalIn(ofDoctor)) {
      const { store, codec } = await logOf(ofDoctor, type);
      await run(createCommandBus(store, codec)).catch((error: unknown) => {
        if (error instanceof Refusal) throw error;
        decrypted.push(type);
      });
    }
    expect(decrypted.toSorted()).toEqual(expected.toSorted());
  });
});
