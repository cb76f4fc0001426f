import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import { verifyDoctor } from '@anamnesis/contracts/registrations/routes';
import { DEMO_PASSWORD, operator } from '@anamnesis/embedded/demo/people';
import type { Page } from 'playwright-core';
import { appoint } from './appoint.js';
import { ask } from './call.js';
import type { Product } from './product.js';

type Running = Pick<Product, 'address' | 'dataDir' | 'demo'>;

/** The demo's operator, or one appointed in the running product, like `npm run operator:create`. */
export async function anOperator({ dataDir, demo }: Running): Promise<{ email: string; password: string }> {
  if (demo) return { email: operator.email, password: DEMO_PASSWORD };
  const email = 'operator@clinic.example';
  const person = { role: 'operator', fullName: 'Devika Pillai', email } as const;
  return { email, password: await appoint(dataDir, person) };
}

/** Verifies doctors with this many submitted certificates, so that patients can find and book them. */
export async function verifyDoctors(
  product: Running,
  doctors: readonly { id: string; certificates: number }[],
): Promise<void> {
  const { data } = await ask(product.address, signInOperator, { body: await anOperator(product) });
  for (const { id, certificates } of doctors) {
    const decision = { params: { id }, body: { seen: certificates } };
    await ask(product.address, verifyDoctor, decision, { token: data.accessToken });
  }
}

/** Verifies the doctor who is signed in on a page. */
export async function verifyDoctorOn(page: Page, product: Running, certificates: number): Promise<void> {
  const id = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('user') ?? '{}') as { id: string }).id);
  await verifyDoctors(product, [{ id, certificates }]);
}
