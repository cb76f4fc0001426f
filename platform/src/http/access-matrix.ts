import type { AccountRole } from '@anamnesis/contracts/accounts/account-role';
import type { Reach, Route } from '@anamnesis/contracts/language/route';
import { needsSecondFactor } from '@anamnesis/contracts/language/second-factor';

interface Standing {
  role: AccountRole;
  party: boolean;
  /** Whether they signed in with one. */
  secondFactor: boolean;
}

/** Everyone who could try: the owner and the treating doctor are the parties of the appointment a call names. */
export const people = {
  anonymous: null,
  'patient-owner': { role: 'patient', party: true, secondFactor: false },
  'other-patient': { role: 'patient', party: false, secondFactor: false },
  'treating-doctor': { role: 'doctor', party: true, secondFactor: true },
  'treating-doctor-by-password': { role: 'doctor', party: true, secondFactor: false },
  'other-doctor': { role: 'doctor', party: false, secondFactor: true },
  auditor: { role: 'auditor', party: false, secondFactor: true },
  'auditor-by-password': { role: 'auditor', party: false, secondFactor: false },
  operator: { role: 'operator', party: false, secondFactor: true },
  /** Background work, by its key. */
  worker: 'worker',
} as const satisfies Record<string, Standing | 'worker' | null>;

export type Person = keyof typeof people;
/** A stranger to an appointment is told that there is none, so that ids can't be probed. */
export type Outcome = 'allowed' | 401 | 403 | 404 | 'second-factor';
export interface MatrixRow {
  readonly route: Route;
  readonly expected: Readonly<Record<Person, Outcome>>;
}

/** What each person has to get at each route. Throws when nobody may use a route: then nothing could test it. */
export function accessMatrix(routes: readonly Route[]): readonly MatrixRow[] {
  return routes.map((route) => {
    const names = Object.keys(people) as Person[];
    const expected = Object.fromEntries(names.map((name) => [name, expect(route, name)])) as Record<Person, Outcome>;
    if (!Object.values(expected).includes('allowed')) throw new Error(`Nobody in the matrix may use ${route.name}`);
    return { route, expected };
  });
}

function expect(route: Route, name: Person): Outcome {
  const { access } = route;
  if (access === 'public') return 'allowed';
  // The worker's key is asked at its own routes alone, and nothing else opens those.
  if (access === 'worker' || name === 'worker') return access === name ? 'allowed' : 401;
  const person: Standing | null = people[name];
  if (!person) return 401;
  const reach: Reach | undefined = access[person.role];
  if (!reach) return 403;
  if (!person.secondFactor && needsSecondFactor(route, person.role)) return 'second-factor';
  return reach === 'party' && !person.party ? 404 : 'allowed';
}
