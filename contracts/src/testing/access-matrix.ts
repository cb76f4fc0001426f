import type { AccountRole } from '../language/account-role.js';
import type { Parties } from '../appointments/policy.js';
import type { BreakGlassFacts } from '../break-glass/policy.js';
import type { DirectoryFacts } from '../doctors/policy.js';
import type { ErrorCode } from '../errors.js';
import type { ReportAccess } from '../insights/policy.js';
import type { Membership } from '../community/membership.js';
import type { FamilyTie } from '../family/policy.js';
import { can, type Action } from '../language/policy.js';
import { type Actor, WORKER } from '../language/role.js';
import { isInternal, type Route } from '../language/route.js';
import { needsSecondFactor } from '../language/second-factor.js';
import type { FaceSheetFacts, PictureFacts } from '../profiles/policy.js';
import type { HistoryFacts } from '../replay/policy.js';
import type { DocumentReaderFacts } from '../records/document-policy.js';
import type { DoctorListFacts, RecordFacts, RecordReaderFacts, RetractionFacts } from '../records/policy.js';
import type { CertificateFacts } from '../registrations/policy.js';
import type { NoteFacts } from '../sessions/policy.js';
import type { ShareState } from '../share/constants.js';
import type { SharedDocumentFacts, SharedRecordFacts } from '../share/policy.js';
import type { UploadFacts } from '../uploads/policy.js';
import type { HealthDaysFacts } from '../wearables/reading-policy.js';

interface SignedInPerson {
  /** Account id. Two entries that differ only in their way of signing in share one. */
  id: string;
  role: AccountRole;
  /** Whether the sign-in had a second factor. */
  secondFactor: boolean;
}

/** All kinds of callers. `patient-owner` and `treating-doctor` are the parties of the appointment that a call concerns. */
export const people = {
  anonymous: null,
  'patient-owner': { id: 'owner', role: 'patient', secondFactor: false },
  'other-patient': { id: 'other patient', role: 'patient', secondFactor: false },
  'treating-doctor': { id: 'treating', role: 'doctor', secondFactor: true },
  'treating-doctor-by-password': { id: 'treating', role: 'doctor', secondFactor: false },
  'other-doctor': { id: 'other doctor', role: 'doctor', secondFactor: true },
  auditor: { id: 'auditor', role: 'auditor', secondFactor: true },
  'auditor-by-password': { id: 'auditor', role: 'auditor', secondFactor: false },
  operator: { id: 'operator', role: 'operator', secondFactor: true },
  /** Background jobs, with their key. */
  worker: 'worker',
} as const satisfies Record<string, SignedInPerson | 'worker' | null>;

/**
 * Further callers at routes about a patient's record: family members of the patient-owner, in each state of their
 * tie, and doctors with emergency access that lasts or has ended.
 */
export const recordReaders = {
  'family-invited': { id: 'invited', role: 'patient', secondFactor: false },
  'family-accepted': { id: 'accepted', role: 'patient', secondFactor: false },
  'family-declined': { id: 'declined', role: 'patient', secondFactor: false },
  'family-withdrawn': { id: 'withdrawn', role: 'patient', secondFactor: false },
  'emergency-doctor': { id: 'emergency', role: 'doctor', secondFactor: true },
  'emergency-doctor-by-password': { id: 'emergency', role: 'doctor', secondFactor: false },
  'former-emergency-doctor': { id: 'former emergency', role: 'doctor', secondFactor: true },
} as const satisfies Record<string, SignedInPerson>;
export type RecordReader = keyof typeof recordReaders;

/**
 * Further callers at routes about a shared record: people without an account who have opened a share link of the patient-owner. With a
 * wrong code they are anonymous.
 */
const shareVisitors = { 'share-visitor': null, 'share-visitor-expired': null, 'share-visitor-revoked': null } as const;
/** The states of the visitors' share links. */
const shareStateOf: Readonly<Partial<Record<Person, ShareState>>> = {
  'share-visitor': 'live',
  'share-visitor-expired': 'expired',
  'share-visitor-revoked': 'revoked',
};

const everybody = { ...people, ...recordReaders, ...shareVisitors } as const;
export type Person = keyof typeof everybody;
export type Outcome = 'allowed' | ErrorCode;
export interface MatrixRow {
  readonly route: Route;
  /** Of the further callers only at routes about a record, or a shared one. */
  readonly expected: Readonly<Partial<Record<Person, Outcome>>>;
}

const parties: Parties = { appointmentId: 'appointment', patientId: 'owner', doctorId: 'treating' };

/** The facts about the owner's record for a reader: one invitation to the owner was accepted, and one emergency access lasts. */
const readerFactsFor = (callerId: string): RecordReaderFacts => ({
  patientId: 'owner',
  treatment: callerId === 'treating' ? { appointmentId: 'appointment', doctorId: 'treating' } : null,
  familyTie:
    callerId === 'accepted'
      ? {
          ...{ tieId: 'tie', inviterId: 'accepted', memberId: 'owner' },
          scope: ['testReports', 'prescriptions', 'diagnoses'],
        }
      : null,
  emergency: callerId === 'emergency' ? { breakGlassId: 'break glass', doctorId: 'emergency' } : null,
});

const sharedRecord = (state: ShareState): SharedRecordFacts => ({
  ...{ linkId: 'link', patientId: 'owner', state, isSessionOver: false },
  scope: ['prescriptions', 'testReports', 'diagnoses'],
});

/** The facts by kind of object: the appointment, and objects that belong to its parties. */
const factsFor = (callerId: string, shareState: ShareState | null) => ({
  appointment: { ...parties, isCalledOff: false } satisfies FaceSheetFacts,
  /** Written by the patient. */
  note: { ...parties, noteBy: 'patient' } satisfies NoteFacts,
  /** The other patient has invited the owner. */
  'family tie': { tieId: 'tie', inviterId: 'other patient', memberId: 'owner' } satisfies FamilyTie,
  /** A room of which the patient is a member, and the other one is not. */
  room: { status: callerId === 'owner' ? 'member' : 'none' } satisfies Membership,
  /** Created by the patient. */
  upload: { ownerId: 'owner' } satisfies UploadFacts,
  doctor: { doctorId: 'treating', listed: true } satisfies DirectoryFacts,
  certificate: { doctorId: 'treating' } satisfies CertificateFacts,
  'test report': { patientId: 'owner' } satisfies ReportAccess,
  /** The patient's health record: the doctor of the appointment treats them. */
  record: {
    patientId: 'owner',
    treatment: callerId === 'treating' ? { appointmentId: 'appointment', doctorId: 'treating' } : null,
  } satisfies RecordFacts,
  /** An entry of the patient. */
  'record entry': {
    patientId: 'owner',
    treatment: callerId === 'treating' ? { appointmentId: 'appointment', doctorId: 'treating' } : null,
    author: { id: 'owner' },
  } satisfies RetractionFacts,
  'record to read': readerFactsFor(callerId),
  /** Written by the doctor of the appointment. */
  prescription: readerFactsFor(callerId),
  /** The document of a test report in the same record. */
  'record document': { ...readerFactsFor(callerId), kind: 'testReport' } satisfies DocumentReaderFacts,
  /** The days of the devices of the patient, who shares them. */
  'health days': { ...readerFactsFor(callerId), isShared: true } satisfies HealthDaysFacts,
  /** The list of the patient's entries. */
  'doctor list': { record: readerFactsFor(callerId) } satisfies DoctorListFacts,
  /** An attempt to open the record of a patient in an emergency. */
  'emergency access': {
    breakGlassId: 'break glass',
    doctor: { id: callerId, isVerified: true },
    patient: { id: 'patient in an emergency', isDoctor: false, isTreated: false },
  } satisfies BreakGlassFacts,
  /** The patient's record, with a session of their share link. */
  'shared record': shareState && sharedRecord(shareState),
  /** The document of a test report in it. */
  'shared document': shareState && ({ ...sharedRecord(shareState), kind: 'testReport' } satisfies SharedDocumentFacts),
  /** The history of the patient, under an inquiry. */
  history: { kind: 'patient', patientId: 'owner', inquiryId: 'inquiry' } satisfies HistoryFacts,
  /** The patient's picture. */
  picture: { accountId: 'owner', role: 'patient', listed: false, met: callerId === 'treating' } satisfies PictureFacts,
});

/** The kinds of facts about a patient's health record. */
const aboutRecords: ReadonlySet<string | null> = new Set([
  ...['record', 'record entry', 'record to read', 'record document', 'prescription', 'doctor list', 'health days'],
]);
const callersAt = ({ about }: Action): Person[] =>
  Object.keys({
    ...people,
    ...(aboutRecords.has(about) && recordReaders),
    ...((about === 'shared record' || about === 'shared document') && shareVisitors),
  }) as Person[];

/** The expected policy decision for each kind of caller at each route. Throws if no caller may use a route. */
export function accessMatrix(routes: readonly Route[]): readonly MatrixRow[] {
  return routes.map((route) => {
    const expected = Object.fromEntries(callersAt(route.action).map((name) => [name, outcomeAt(route, name)]));
    if (!Object.values(expected).includes('allowed')) throw new Error(`No caller of the matrix may use ${route.name}`);
    return { route, expected };
  });
}

function outcomeAt(route: Route, name: Person): Outcome {
  const named: SignedInPerson | 'worker' | null = everybody[name];
  if (isInternal(route)) return outcomeAtWorkerRoute(route, named === 'worker');
  // The worker's key is no access token: other routes ignore it.
  const person = named === 'worker' ? null : named;
  if (person && !person.secondFactor && needsSecondFactor(route, person.role)) return 'SECOND_FACTOR_REQUIRED';
  return outcomeOf(person, route.action, shareStateOf[name]);
}

/** The worker's key is valid at internal routes only, and these accept nothing else. */
const outcomeAtWorkerRoute = ({ action }: Route, isWorker: boolean): Outcome =>
  isWorker && outcomeOf(WORKER, action) === 'allowed' ? 'allowed' : 'NOT_SIGNED_IN';

/**
 * The policy decision for a caller and an action on the appointment of the matrix, or on an object of its parties. `shareState` is that of
 * the share link whose session the caller has, null without one.
 */
export function outcomeOf(person: Actor | null, action: Action, shareState: ShareState | null = null): Outcome {
  const facts: Readonly<Record<string, unknown>> = factsFor(person?.id ?? '', shareState);
  if (action.about !== null && !(action.about in facts))
    throw new Error(`The matrix has no facts about a ${action.about}`);
  // The facts are looked up by kind at run time, so their type is unknown here.
  const verdict = can(person, action as Action<unknown>, action.about === null ? undefined : facts[action.about]);
  return verdict.allowed ? 'allowed' : (verdict.refusal.code as ErrorCode);
}
