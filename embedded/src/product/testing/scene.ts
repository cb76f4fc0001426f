import { randomUUID } from 'node:crypto';
import type { Slot } from '@anamnesis/contracts/doctors/slots';
import type { Person as Name } from '@anamnesis/platform/http/access-matrix';
import { anAppointment, type Booked, dayFromNow, freshSlots, type Stage } from './appointments.js';
import { aDoctor, anAuditor, anOperator, aPatient, newDoctor, newPatient, type Person } from './people.js';
import { type Product, startProduct } from './product.js';

/** The running product with everyone of the access matrix in it. */
export interface Scene {
  product: Product;
  people: Readonly<
    Record<'patient-owner' | 'other-patient' | 'treating-doctor' | 'other-doctor' | 'auditor' | 'operator', Person>
  >;
  /** Null for who has none. */
  tokenOf(name: Name): string | null;
  /** A slot that the treating doctor still has free. */
  nextSlot(): Slot;
  /** Days far ahead that lie in no leave yet. */
  nextLeave(): { from: string; to: string };
  /** An appointment of the owner and the treating doctor at a stage, nobody else's to change. */
  fresh(stage: Stage): Promise<Booked>;
  /** The same, one for all who may not change it. */
  shared(stage: Stage): Promise<Booked>;
}

export async function createScene(): Promise<Scene> {
  const product = await startProduct();
  const [owner, other, treating, otherDoctor, auditor, operator] = await Promise.all([
    aPatient(product, newPatient('Meera Rao')),
    aPatient(product, newPatient('Nikhil Shah')),
    aDoctor(product, newDoctor('Kavita Iyer')),
    aDoctor(product, newDoctor('Arjun Mehta')),
    anAuditor(product),
    anOperator(product),
  ]);
  const workerToken = await product.tokens.issue({ id: randomUUID(), role: 'worker' });
  const people = {
    'patient-owner': owner,
    'other-patient': other,
    'treating-doctor': treating,
    'other-doctor': otherDoctor,
    auditor,
    operator,
  };
  const nextSlot = freshSlots();
  let leaves = 0;
  const fresh = (stage: Stage) => anAppointment(product, { patient: owner, doctor: treating, slot: nextSlot(), stage });
  const known = new Map<Stage, Promise<Booked>>();
  return {
    product,
    people,
    tokenOf: (name) => {
      if (name === 'anonymous') return null;
      return name === 'worker' ? workerToken : people[name].token;
    },
    nextSlot,
    nextLeave() {
      leaves += 1;
      return { from: dayFromNow(400 + leaves), to: dayFromNow(400 + leaves) };
    },
    fresh,
    shared(stage) {
      const appointment = known.get(stage) ?? fresh(stage);
      known.set(stage, appointment);
      return appointment;
    },
  };
}
