import { openBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import { commandServiceAt } from './command-service-at.js';
import { aDoctor, newDoctor, type Person, withSecondFactor } from './people.js';
import type { Product } from './product.js';

export interface Opened {
  doctor: Person;
  breakGlassId: string;
  /** The log position at which it is visible. */
  position: string | null;
}

/** A new doctor who opened a patient's record in an emergency, now or some minutes ago. */
export async function inEmergency(product: Product, patient: Person, minutesAgo = 0): Promise<Opened> {
  const doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Ravi Menon')), 'doctor');
  const body = { userEmail: patient.email, reason: 'Unconscious after a fall.' };
  const earlier = await commandServiceAt(product, new Date(Date.now() - minutesAgo * 60_000));
  const { status, body: said, position } = await earlier.call(openBreakGlass, { as: doctor, body });
  await earlier.close();
  if (status !== 200) throw new Error(`Not opened: ${JSON.stringify(said)}`);
  return { doctor, breakGlassId: said.data.breakGlassId, position };
}
