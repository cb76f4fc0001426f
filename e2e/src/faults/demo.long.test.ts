import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import { refreshSignIn, signInAuditor, signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { setUpSecondFactor } from '@anamnesis/contracts/accounts/second-factor-routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { auditor, DEMO_PASSWORD, doctors, onCall, operator, patient } from '@anamnesis/embedded/demo/people';
import { until } from '@anamnesis/platform/testing/until';
import { ask, send } from '../testing/call.js';
import { type Product, startProduct } from '../testing/product.js';

const [kavita] = doctors;
const REACHABLE = { HOST: '0.0.0.0', PUBLIC_URL: 'http://clinic.example', SECOND_FACTOR: 'required' };

let product: Product;
/** Starts the product and waits for its whole output. */
const start = async (options: Parameters<typeof startProduct>[0]) => {
  product = await startProduct(options);
  await until(async () => expect(product.said()).toContain('Stop  Ctrl-C'));
};
const again = async (demo: boolean, env: Record<string, string> = {}) => {
  const { dataDir } = product;
  const { port } = await product.note();
  await product.stop();
  await start({ dataDir, port, demo, env });
};

const code = async (response: Response) => (response.ok ? 'in' : ((await response.json()) as { code: string }).code);
/** The results of the demo's sign-ins with these passwords. */
async function signIns(passwordOf: (email: string) => string) {
  const by = ({ email }: { email: string }) => ({ email, password: passwordOf(email) });
  const { address } = product;
  return Promise.all(
    [
      send(address, signInPatient, { body: by(patient) }),
      send(address, signInDoctor, { body: { ...by(kavita), mobileNumber: kavita.mobileNumber } }),
      send(address, signInOperator, { body: by(operator) }),
      send(address, signInAuditor, { body: by(auditor) }),
    ].map(async (response) => code(await response)),
  );
}
const known = () => DEMO_PASSWORD;
const all = (outcome: string) => Array<string>(4).fill(outcome);
const wrong = ['CREDENTIALS_WRONG', 'DOCTOR_CREDENTIALS_WRONG', 'CREDENTIALS_WRONG', 'CREDENTIALS_WRONG'];

/** One data folder, started in different ways: each test continues from the one before. */
describe('a demo that was created on a local installation', () => {
  let cookie: string;
  let token: string;
  beforeAll(async () => {
    await start({ demo: true });
  });
  afterAll(() => product.remove());

  test('lets its people sign in', async () => {
    expect(await signIns(known)).toEqual(all('in'));
    const body = { email: operator.email, password: DEMO_PASSWORD };
    const response = await send(product.address, signInOperator, { body });
    cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    token = signInOperator.reply.parse(await response.json()).data.accessToken;
  });

  test('has an appointment that is about to begin, and prints whose', async () => {
    expect(product.said()).toContain(`about to meet ${patient.fullName}`);
    const body = { email: patient.email, password: DEMO_PASSWORD };
    const { data } = await ask(product.address, signInPatient, { body });
    await until(async () => {
      const { sessions } = await ask(product.address, patientAppointments, {}, { token: data.accessToken });
      const withOnCall = sessions.filter(({ doctor }) => doctor.email === onCall.email);
      expect(withOnCall.map(({ status, payment }) => [status, payment])).toEqual([['Pending', 'claimed']]);
      const minutes = (Date.parse(withOnCall[0]?.startsAt ?? '') - Date.now()) / 60_000;
      expect(Math.abs(minutes)).toBeLessThan(17);
    });
  });

  test('is locked where others have access: nobody can sign in, and existing sign-ins have ended', async () => {
    await again(true, REACHABLE);
    expect(product.said()).not.toContain(DEMO_PASSWORD);
    expect(await signIns(known)).toEqual(all('ACCOUNT_LOCKED'));
    expect(await signIns(() => 'not the password')).toEqual(wrong);
    const refresh = await fetch(`${product.address}${refreshSignIn.path}`, { method: 'POST', headers: { cookie } });
    expect(await code(refresh)).toBe('REFRESH_REFUSED');
  });

  test('stays locked with --demo, because its password is published', async () => {
    await again(true, { ...REACHABLE, DEMO: 'true' });
    expect(product.said()).toContain('are locked: their password is published');
    expect(await signIns(known)).toEqual(all('ACCOUNT_LOCKED'));
  });

  test('is locked by --no-demo, and cannot enable a second factor', async () => {
    await again(false);
    expect(product.said()).toContain('its accounts, created earlier, are locked');
    expect(await signIns(known)).toEqual(all('ACCOUNT_LOCKED'));
    // The access tokens ended with their sign-in.
    expect(await code(await send(product.address, setUpSecondFactor, {}, { token }))).toBe('TOKEN_EXPIRED');
  });

  test('lets its people sign in again on a local installation', async () => {
    await again(true);
    expect(await signIns(known)).toEqual(all('in'));
  });
});

describe('an installation that others can reach', () => {
  afterAll(() => product.remove());

  test('has no demo', async () => {
    await start({ demo: true, env: REACHABLE });
    expect(product.said()).not.toContain('Demo');
    expect(await signIns(known)).toEqual(wrong);
  });

  test('has one on request, with random passwords that are printed once', async () => {
    await again(true, { ...REACHABLE, DEMO: 'true' });
    const file = join(product.dataDir, 'demo-accounts.json');
    expect((await stat(file)).mode & 0o077).toBe(0);
    const accounts = JSON.parse(await readFile(file, 'utf8')) as { email: string; password: string }[];
    const passwordOf = (email: string) => accounts.find((each) => each.email === email)?.password ?? '';
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(accounts.length);
    expect(product.said()).toContain(passwordOf(operator.email));
    expect(await signIns(passwordOf)).toEqual(all('in'));
    expect(await signIns(known)).toEqual(wrong);
    await again(true, { ...REACHABLE, DEMO: 'true' });
    expect(product.said()).not.toContain(passwordOf(operator.email));
    expect(product.said()).toContain(file);
    expect(await signIns(passwordOf)).toEqual(all('in'));
  });
});
