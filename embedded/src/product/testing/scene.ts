import type { Slot } from '@anamnesis/contracts/time/slots';
import type { Person as Name, RecordReader } from '@anamnesis/contracts/testing/access-matrix';
import { anAppointment, type Booked, dayFromNow, freshSlots, type Stage } from './appointments.js';
import {
  aDoctor,
  anAuditor,
  anOperator,
  aPatient,
  newDoctor,
  newPatient,
  type Person,
  withSecondFactor,
} from './people.js';
import { invite, type Tie } from './family.js';
import { recordReadersOf } from './record-readers.js';
import type { Product } from './product.js';
import { sharedProduct } from './start-product.js';

/** The running product with every person of the access matrix. */
export interface Scene {
  product: Product;
  people: Readonly<
    Record<'patient-owner' | 'other-patient' | 'treating-doctor' | 'other-doctor' | 'auditor' | 'operator', Person>
  >;
  /** The `Authorization` header of each; null for anonymous callers. */
  authorizationOf(name: Name): string | null;
  /** A free slot of the treating doctor. */
  nextSlot(): Slot;
  /** Future days without leave. */
  nextLeave(): { from: string; to: string };
  /** A new appointment of the owner and the treating doctor at a stage. */
  fresh(stage: Stage): Promise<Booked>;
  /** The emergency access of the former-emergency-doctor to the record of the owner, which is over. */
  breakGlassId: string;
  /** The other patient's invitation of the owner. */
  familyTie(): Promise<Tie>;
  /** The same, shared by all callers who must not change it. */
  shared(stage: Stage): Promise<Booked>;
}

export async function createScene(): Promise<Scene> {
  const product = await sharedProduct();
  const [owner, other, treating, otherDoctor, auditor, operator] = await Promise.all([
    aPatient(product, newPatient('Meera Rao')),
    aPatient(product, newPatient('Nikhil Shah')),
    aDoctor(product, newDoctor('Kavita Iyer')),
    aDoctor(product, newDoctor('Arjun Mehta')),
    anAuditor(product),
    anOperator(product),
  ]);
  // Two people occur twice in the matrix, and their second request for an email would exceed the limit, so they are confirmed here; and family members have to be.
  const vouch = (role: 'patient' | 'doctor' | 'auditor', { email }: Person) => product.confirmEmail(role, email);
  const patients = [owner, other].map((patient) => vouch('patient', patient));
  await Promise.all([vouch('doctor', treating), vouch('auditor', auditor), ...patients]);
  const byPassword = async ({ id }: Person, role: 'doctor' | 'auditor') => product.tokenFor({ id, role }, ['pwd']);
  const withToken = async (person: Person) => ({
    ...person,
    token: await product.tokenFor({ id: person.id, role: 'patient' }, ['pwd']),
  });
  const people = {
    // With unrecorded sign-ins, so that no call of the matrix ends them.
    'patient-owner': await withToken(owner),
    'other-patient': await withToken(other),
    'treating-doctor': await withSecondFactor(product, treating, 'doctor'),
    'other-doctor': await withSecondFactor(product, otherDoctor, 'doctor'),
    auditor: await withSecondFactor(product, auditor, 'auditor'),
    operator,
  };
  const authorizations: Readonly<Record<Exclude<Name, keyof typeof people | RecordReader>, string | null>> = {
    anonymous: null,
    'share-visitor': null,
    'share-visitor-expired': null,
    'share-visitor-revoked': null,
    worker: product.services.workerAuthorization,
    'treating-doctor-by-password': `Bearer ${await byPassword(treating, 'doctor')}`,
    'auditor-by-password': `Bearer ${await byPassword(auditor, 'auditor')}`,
  };
  const { readers, breakGlassId } = await recordReadersOf(product, owner);
  const nextSlot = freshSlots();
  let leaves = 0;
  const fresh = (stage: Stage) =>
    anAppointment(product, {
      ...{ patient: people['patient-owner'], doctor: people['treating-doctor'] },
      ...{ slot: nextSlot(), stage },
    });
  let tie: Promise<Tie> | null = null;
  const known = new Map<Stage, Promise<Booked>>();
  return {
    product,
    people,
    authorizationOf(name) {
      const person = { ...people, ...readers }[name as keyof typeof people | RecordReader] as Person | undefined;
      return person ? `Bearer ${person.token}` : authorizations[name as keyof typeof authorizations];
    },
    nextSlot,
    nextLeave() {
      leaves += 1;
      return { from: dayFromNow(400 + leaves), to: dayFromNow(400 + leaves) };
    },
    fresh,
    breakGlassId,
    familyTie: () => (tie ??= invite(product, people['other-patient'], owner.email)),
    shared(stage) {
      const appointment = known.get(stage) ?? fresh(stage);
      known.set(stage, appointment);
      return appointment;
    },
  };
}
