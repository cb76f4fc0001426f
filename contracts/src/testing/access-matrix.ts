import type { AccountRole } from '../language/account-role.js';
import type { Parties } from '../appointments/policy.js';
import type { DirectoryFacts } from '../doctors/policy.js';
import type { ErrorCode } from '../errors.js';
import { can, type Deed } from '../language/policy.js';
import { type Actor, WORKER } from '../language/role.js';
import { isInternal, type Route } from '../language/route.js';
import { needsSecondFactor } from '../language/second-factor.js';
import type { FaceSheetFacts, PictureFacts } from '../profiles/policy.js';
import type { CertificateFacts } from '../registrations/policy.js';
import type { NoteFacts } from '../sessions/policy.js';

interface Standing {
  /** Tells people apart; two who differ in how they signed in are one. */
  id: string;
  role: AccountRole;
  /** Whether they signed in with one. */
  secondFactor: boolean;
}

/** Everyone who could try: the owner and the treating doctor are the two of the appointment that a call is about. */
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
  /** Background work, by its key. */
  worker: 'worker',
} as const satisfies Record<string, Standing | 'worker' | null>;

export type Person = keyof typeof people;
export type Outcome = 'allowed' | ErrorCode;
export interface MatrixRow {
  readonly route: Route;
  readonly expected: Readonly<Record<Person, Outcome>>;
}

const parties: Parties = { appointmentId: 'appointment', patientId: 'owner', doctorId: 'treating' };

/** What the calls of the matrix are about, as whoever asks stands to it: the appointment, and what belongs to its two. */
const factsFor = (askerId: string) => ({
  appointment: { ...parties, status: 'Pending' } satisfies FaceSheetFacts,
  /** The patient's. */
  note: { ...parties, noteBy: 'patient' } satisfies NoteFacts,
  doctor: { doctorId: 'treating', listed: true } satisfies DirectoryFacts,
  certificate: { doctorId: 'treating' } satisfies CertificateFacts,
  /** The patient's face. */
  picture: { accountId: 'owner', role: 'patient', listed: false, met: askerId === 'treating' } satisfies PictureFacts,
});

/** What the policy has to say to each person at each route. Throws when nobody may use a route: then nothing could test it. */
export function accessMatrix(routes: readonly Route[]): readonly MatrixRow[] {
  return routes.map((route) => {
    const names = Object.keys(people) as Person[];
    const expected = Object.fromEntries(names.map((name) => [name, outcomeAt(route, name)])) as Record<Person, Outcome>;
    if (!Object.values(expected).includes('allowed')) throw new Error(`Nobody in the matrix may use ${route.name}`);
    return { route, expected };
  });
}

function outcomeAt(route: Route, name: Person): Outcome {
  const person: Standing | 'worker' | null = people[name];
  if (person === 'worker' || isInternal(route)) return atTheWorkersDoor(route, person === 'worker');
  if (person && !person.secondFactor && needsSecondFactor(route, person.role)) return 'SECOND_FACTOR_REQUIRED';
  return outcomeOf(person, route.deed);
}

/** The worker's key is asked at its own routes alone, and nothing else opens those. */
const atTheWorkersDoor = ({ deed }: Route, isWorker: boolean): Outcome =>
  isWorker && outcomeOf(WORKER, deed) === 'allowed' ? 'allowed' : 'NOT_SIGNED_IN';

/** What the policy says to somebody who does something to the appointment of the matrix, or to what belongs to its two. */
export function outcomeOf(person: Actor | null, deed: Deed): Outcome {
  const facts: Readonly<Record<string, unknown>> = factsFor(person?.id ?? '');
  if (deed.about !== null && !facts[deed.about]) throw new Error(`The matrix has no facts about a ${deed.about}`);
  // Facts are found by what they are about, where types no longer know them.
  const verdict = can(person, deed as Deed<unknown>, deed.about === null ? undefined : facts[deed.about]);
  return verdict.allowed ? 'allowed' : (verdict.refusal.code as ErrorCode);
}
