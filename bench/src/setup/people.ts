import { randomUUID } from 'node:crypto';
import { ACCESS_TOKENS } from '@anamnesis/contracts/accounts/constants';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { openTokenIssuer } from '@anamnesis/platform/process/adapters';
import { issueBareToken } from './bare-token.js';
import { eachAtOnce } from './each-at-once.js';
import { encodeAll } from './history.js';
import type { Log } from './log.js';
import { PUBLIC_URL, secrets } from './secrets.js';

export interface Person {
  readonly id: string;
  /** The access token. */
  readonly token: string;
  /** The token for the bare server. */
  readonly bareToken: string;
}

export interface People {
  readonly patients: readonly Person[];
  readonly doctors: readonly Person[];
}

const AT_ONCE = 32;

/** Registers patients and verified doctors. Appends events directly to avoid hashing every password. */
export async function register(log: Log, patients: number, doctors: number): Promise<People> {
  const found = { patients: await signedIn('patient', patients), doctors: await signedIn('doctor', doctors) };
  await eachAtOnce(AT_ONCE, found.patients, ({ id }, index) =>
    registered(log, `patient-${id}`, { type: 'PatientRegistered', data: patientData(id, index) }),
  );
  await eachAtOnce(AT_ONCE, found.doctors, ({ id }, index) =>
    registered(
      log,
      `doctor-${id}`,
      { type: 'DoctorRegistered', data: doctorData(id, index) },
      { type: 'DoctorVerified', data: { doctorId: id } },
    ),
  );
  return found;
}

async function registered(
  { store, codec }: Log,
  stream: string,
  ...facts: readonly { type: string; data: unknown }[]
): Promise<void> {
  await store.append(stream, 'no-stream', await encodeAll(codec, facts));
}

/** New ids with tokens that are valid longer than any benchmark; nothing is written. */
export async function signedIn(role: AccountRole, count: number, methods: readonly string[] = []): Promise<Person[]> {
  const tokens = openTokenIssuer(
    { TOKEN_SIGNING_KEY: secrets.signingSeed, TOKEN_PUBLIC_KEYS: [secrets.publicKey], PUBLIC_URL },
    { ...ACCESS_TOKENS, minutes: ACCESS_TOKENS.minutes * 60 },
  );
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = randomUUID();
      return {
        id,
        token: await tokens.issue({ id, role }, randomUUID(), methods),
        bareToken: await issueBareToken(id, secrets.bareKey),
      };
    }),
  );
}

const patientData = (patientId: string, index: number) => ({
  ...{ patientId, fullName: `Patient ${index}`, email: `patient${index}@example.org`, username: `patient${index}` },
  ...{ passwordHash: '$argon2id$', gender: 'Other', age: 40, picture: null },
});
const doctorData = (doctorId: string, index: number) => ({
  ...{ doctorId, fullName: `Doctor ${index}`, email: `doctor${index}@example.org`, mobileNumber: '9820000000' },
  ...{ passwordHash: '$argon2id$', yearExp: 10, specifications: ['Cardiologist'], picture: null },
});
