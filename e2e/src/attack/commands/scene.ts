import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import { changePassword, confirmEmail } from '@anamnesis/contracts/accounts/credential-routes';
import { ACCESS_TOKENS } from '@anamnesis/contracts/accounts/constants';
import { signInAuditor } from '@anamnesis/contracts/accounts/routes';
import { openBreakGlass } from '@anamnesis/contracts/break-glass/routes';
import { installationSecrets } from '@anamnesis/embedded/launcher/secrets';
import { anAppointment, dayFromNow, freshSlots, type Stage } from '@anamnesis/embedded/product/testing/appointments';
import { type Call, createCaller } from '@anamnesis/embedded/product/testing/caller';
import { confirmAddress, invite } from '@anamnesis/embedded/product/testing/family';
import {
  aDoctor,
  aPatient,
  newDoctor,
  newPatient,
  PASSWORD,
  withSecondFactor,
  withToken,
} from '@anamnesis/embedded/product/testing/people';
import type { Product } from '@anamnesis/embedded/product/testing/product';
import type { Scene } from '@anamnesis/embedded/product/testing/scene';
import { openTokenIssuer } from '@anamnesis/platform/process/adapters';
import { until } from '@anamnesis/platform/testing/until';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import { appoint } from '../../testing/appoint.js';
import type { Installation } from '../installation.js';

/** Validity of access tokens, minutes: longer than a run. */
const LASTS = 24 * 60;
/** Time-out of one preparing call, faults and recovery included, ms. */
const TIMEOUT = 60_000;
const TOO_MANY = 429;

/** The people of the access matrix in a running installation, for the example calls of all commands. */
export async function sceneOf(installation: Pick<Installation, 'address' | 'dataDir'>): Promise<Scene> {
  const product = await productOf(installation);
  const owner = await aPatient(product, newPatient('Meera Rao'));
  const other = await aPatient(product, newPatient('Nikhil Shah'));
  const treating = await aDoctor(product, newDoctor('Kavita Iyer'));
  const otherDoctor = await aDoctor(product, newDoctor('Arjun Mehta'));
  for (const patient of [owner, other]) await confirmAddress(product, patient);
  const people = {
    'patient-owner': await withToken(product, owner, 'patient'),
    'other-patient': await withToken(product, other, 'patient'),
    'treating-doctor': await withSecondFactor(product, treating, 'doctor'),
    'other-doctor': await withSecondFactor(product, otherDoctor, 'doctor'),
    auditor: await appointed(installation, product, 'auditor'),
    operator: await appointed(installation, product, 'operator'),
  };
  const { body } = await product.call(openBreakGlass, {
    as: people['other-doctor'],
    body: { userEmail: owner.email, reason: 'Unconscious after a fall.' },
  });
  const nextSlot = freshSlots();
  let leaves = 0;
  const fresh = (stage: Stage) =>
    anAppointment(product, {
      ...{ patient: people['patient-owner'], doctor: people['treating-doctor'] },
      ...{ slot: nextSlot(), stage },
    });
  const known = new Map<Stage, () => ReturnType<Scene['fresh']>>();
  return {
    ...{ product, people, nextSlot, fresh, breakGlassId: body.data.breakGlassId },
    authorizationOf(name) {
      const person = people[name as keyof typeof people] as { token: string } | undefined;
      return person ? `Bearer ${person.token}` : null;
    },
    nextLeave() {
      leaves += 1;
      return { from: dayFromNow(400 + leaves), to: dayFromNow(400 + leaves) };
    },
    familyTie: once(() => invite(product, people['other-patient'], owner.email)),
    shared(stage) {
      const prepare = known.get(stage) ?? once(() => fresh(stage));
      known.set(stage, prepare);
      return prepare();
    },
  };
}

/** Returns a function that runs `prepare` at its first call and keeps the result. After a failure, the next call runs it again. */
function once<Prepared>(prepare: () => Promise<Prepared>): () => Promise<Prepared> {
  let prepared: Promise<Prepared> | null = null;
  const forget = (error: unknown) => {
    prepared = null;
    throw error;
  };
  return () => (prepared ??= prepare().catch(forget));
}

/** What example calls of commands use of a product. Its calls are repeated under their command id while a fault lasts. */
async function productOf({ address, dataDir }: Pick<Installation, 'address' | 'dataDir'>): Promise<Product> {
  const { tokenSigningKey } = await installationSecrets(dataDir);
  const issuer = openTokenIssuer(
    {
      ...{ PUBLIC_URL: address, TOKEN_SIGNING_KEY: tokenSigningKey },
      TOKEN_PUBLIC_KEYS: [signingKeyFrom(tokenSigningKey).publicKey],
    },
    { ...ACCESS_TOKENS, minutes: LASTS },
  );
  const once = createCaller(address);
  const call: Call = (route, sent) => {
    const named = { commandId: randomUUID(), ...sent };
    return until(async () => {
      const reply = await once(route, named);
      if (reply.status >= 500 || reply.status === TOO_MANY) throw new Error(`${reply.status} ${reply.code}`);
      return reply;
    }, TIMEOUT);
  };
  const product: Pick<Product, 'address' | 'call' | 'tokenFor' | 'confirmEmail'> = {
    ...{ address, call },
    tokenFor: (actor, methods = []) => issuer.issue(actor, randomUUID(), methods),
    async confirmEmail(_role, email) {
      const token = await until(() => emailedToken(join(dataDir, 'mail'), email), TIMEOUT);
      return call(confirmEmail, { body: { token } });
    },
  };
  // Examples of commands use no more of it.
  return product as Product;
}

async function appointed({ dataDir }: Pick<Installation, 'dataDir'>, product: Product, role: 'auditor' | 'operator') {
  const email = `${role}-${randomUUID().slice(0, 13)}@example.org`;
  const password = await appoint(dataDir, { role, fullName: 'Asha Menon', email });
  const route = role === 'auditor' ? signInAuditor : signInOperator;
  const { body } = await product.call(route, { body: { email, password } });
  const { id } = 'auditor' in body.data ? body.data.auditor : body.data.operator;
  // The examples sign in with the password that all people have.
  const change = { currentPassword: password, password: PASSWORD };
  await product.call(changePassword, { as: body.data.accessToken, body: change });
  const person = { id, email, fullName: 'Asha Menon', token: '', username: '', mobileNumber: '', cookie: '' };
  return withSecondFactor(product, { ...person, position: null }, role);
}

/** The token of the link in the email that confirms an address. */
async function emailedToken(folder: string, to: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  for (const name of names.toSorted().toReversed()) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '{}');
    const email = JSON.parse(text) as { to?: string; text?: string };
    const token = email.to?.includes(to) ? /\/confirm-email#(\S+)/.exec(email.text ?? '')?.[1] : undefined;
    if (token !== undefined) return token;
  }
  throw new Error(`No email has reached ${to}`);
}
