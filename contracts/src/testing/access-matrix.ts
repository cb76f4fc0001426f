import type { AccountRole } from '../language/account-role.js';
import type { Parties } from '../appointments/policy.js';
import type { DirectoryFacts } from '../doctors/policy.js';
import type { ErrorCode } from '../errors.js';
import { can, type Action } from '../language/policy.js';
import { type Actor, WORKER } from '../language/role.js';
import { isInternal, type Route } from '../language/route.js';
import { needsSecondFactor } from '../language/second-factor.js';
import type { FaceSheetFacts, PictureFacts } from '../profiles/policy.js';
import type { CertificateFacts } from '../registrations/policy.js';
import type { NoteFacts } from '../sessions/policy.js';

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

export type Person = keyof typeof people;
export type Outcome = 'allowed' | ErrorCode;
export interface MatrixRow {
  readonly route: Route;
  readonly expected: Readonly<Record<Person, Outcome>>;
}

const parties: Parties = { appointmentId: 'appointment', patientId: 'owner', doctorId: 'treating' };

/** The facts by kind of object: the appointment, and objects that belong to its parties. */
const factsFor = (callerId: string) => ({
  appointment: { ...parties, status: 'Pending' } satisfies FaceSheetFacts,
  /** Written by the patient. */
  note: { ...parties, noteBy: 'patient' } satisfies NoteFacts,
  doctor: { doctorId: 'treating', listed: true } satisfies DirectoryFacts,
  certificate: { doctorId: 'treating' } satisfies CertificateFacts,
  /** The patient's picture. */
  picture: { accountId: 'owner', role: 'patient', listed: false, met: callerId === 'treating' } satisfies PictureFacts,
});

/** The expected policy decision for each kind of caller at each route. Throws if no caller may use a route. */
export function accessMatrix(routes: readonly Route[]): readonly MatrixRow[] {
  return routes.map((route) => {
    const names = Object.keys(people) as Person[];
    const expected = Object.fromEntries(names.map((name) => [name, outcomeAt(route, name)])) as Record<Person, Outcome>;
    if (!Object.values(expected).includes('allowed')) throw new Error(`No caller of the matrix may use ${route.name}`);
    return { route, expected };
  });
}

function outcomeAt(route: Route, name: Person): Outcome {
  const person: SignedInPerson | 'worker' | null = people[name];
  if (person === 'worker' || isInternal(route)) return outcomeAtWorkerRoute(route, person === 'worker');
  if (person && !person.secondFactor && needsSecondFactor(route, person.role)) return 'SECOND_FACTOR_REQUIRED';
  return outcomeOf(person, route.action);
}

/** The worker's key is valid at internal routes only, and these accept nothing else. */
const outcomeAtWorkerRoute = ({ action }: Route, isWorker: boolean): Outcome =>
  isWorker && outcomeOf(WORKER, action) === 'allowed' ? 'allowed' : 'NOT_SIGNED_IN';

/** The policy decision for a caller and an action on the appointment of the matrix, or on an object of its parties. */
export function outcomeOf(person: Actor | null, action: Action): Outcome {
  const facts: Readonly<Record<string, unknown>> = factsFor(person?.id ?? '');
  if (action.about !== null && !facts[action.about]) throw new Error(`The matrix has no facts about a ${action.about}`);
  // The facts are looked up by kind at run time, so their type is unknown here.
  const verdict = can(person, action as Action<unknown>, action.about === null ? undefined : facts[action.about]);
  return verdict.allowed ? 'allowed' : (verdict.refusal.code as ErrorCode);
}
