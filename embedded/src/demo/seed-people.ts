import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { registerDoctor, registerPatient } from '@anamnesis/contracts/accounts/routes';
import { answerQuestionnaire } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { verifyDoctor } from '@anamnesis/contracts/registrations/routes';
import { appoint, type Ports as CommandPorts, confirmEmailDirectly } from '@anamnesis/command-service/app';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { certificateOf } from './certificate.js';
import type { DemoClient } from './demo-client.js';
import * as cast from './people.js';

export type Ports = Parameters<typeof confirmEmailDirectly>[0] &
  Parameters<typeof appoint>[0] &
  Pick<CommandPorts, 'tokens' | 'commands' | 'assistant'>;
/** Looks up the password of a demo account. */
export type PasswordOf = (email: string) => string;

/** A signed-in person. */
export interface Known {
  id: string;
  token: string;
}
type Name = 'meera' | 'lakshmi' | 'imran' | 'rohan' | 'suresh' | 'priya' | 'kavita' | 'arjun' | 'rehan';
/** The people of later steps, by first name. */
export type People = Readonly<Record<Name, Known>>;

const PORTRAITS = new URL('../../portraits/', import.meta.url);

/** Creates all demo accounts, with confirmed addresses; all doctors but the newcomer are verified. Returns the people of later steps. */
export async function seedPeople(client: DemoClient, ports: Ports, passwordOf: PasswordOf): Promise<People> {
  const patients = [cast.patient, ...cast.otherPatients, cast.father, cast.sister] as const;
  const verified = [...cast.doctors, cast.onCall, ...cast.otherDoctors] as const;
  const [[meera, lakshmi, imran, rohan, suresh, priya], doctors] = await Promise.all([
    Promise.all(patients.map((each) => registerAsPatient(client, each, passwordOf(each.email)))),
    Promise.all(
      [...verified, cast.newcomer].map((each) => registerWithCertificate(client, ports, each, passwordOf(each.email))),
    ),
  ]);
  const [kavita, arjun, , rehan] = doctors;
  if (!meera || !lakshmi || !imran || !rohan || !suresh || !priya || !kavita || !arjun || !rehan)
    throw new Error('A demo account is missing');
  await appointOthers(client, ports, passwordOf, doctors.slice(0, verified.length));
  const roles = [
    ['patient', patients],
    ['doctor', [...verified, cast.newcomer]],
    ['auditor', [cast.auditor]],
    ['operator', [cast.operator]],
  ] as const;
  await Promise.all(roles.flatMap(([role, people]) => people.map(({ email }) => vouch(ports, role, email))));
  await client.json(answerQuestionnaire, meera.token, {}, answers, 'questionnaire');
  return { meera, lakshmi, imran, rohan, suresh, priya, kavita, arjun, rehan };
}

const answers = {
  ...{ symptoms: ['Joint / Muscle Pain'], chronicIllnesses: [], familyHistory: ['Heart Disease'] },
  ...{ allergies: 'Penicillin: rash and swelling, 2011', medications: 'Atorvastatin 10 mg, once a day' },
  ...{ hospitalized: 'No', exerciseFrequency: 'Walks five evenings a week', diet: 'Vegetarian' },
};

/** Appoints an auditor, and an operator who verifies these doctors. */
async function appointOthers(
  client: DemoClient,
  ports: Ports,
  passwordOf: PasswordOf,
  doctors: readonly Known[],
): Promise<void> {
  const appointAs = (role: 'auditor' | 'operator') =>
    appoint(
      ports,
      { role, ...cast[role], password: passwordOf(cast[role].email) },
      { commandId: uuidOf(`demo/${role}`), correlationId: 'demo' },
    );
  await Promise.all([appointAs('auditor'), appointAs('operator')]);
  const operator = await tokenOf(ports, 'operator', ports.ids.account('operator', cast.operator.email));
  await Promise.all(doctors.map(({ id }) => client.json(verifyDoctor, operator, { id }, { seen: 1 }, `verify ${id}`)));
}

/** A token as after a sign-in with a second factor: the accounts have none, but the installation may require it. */
export const tokenOf = (ports: Ports, role: AccountRole, id: string) =>
  ports.tokens.issue({ id, role }, randomUUID(), ['pwd', 'otp']);

/** Confirms an address without an email: the addresses of the demo are invented. */
const vouch = (ports: Ports, role: AccountRole, email: string) =>
  confirmEmailDirectly(ports, role, email, { commandId: uuidOf(`demo/vouch ${role} ${email}`), correlationId: 'demo' });

async function registerAsPatient(
  client: DemoClient,
  patient: typeof cast.patient | (typeof cast.otherPatients)[number] | typeof cast.father | typeof cast.sister,
  password: string,
): Promise<Known> {
  const fields = { ...patient, password };
  const reply = await client.form(registerPatient, fields, {}, `register ${patient.email}`);
  const { user, accessToken } = registerPatient.reply.parse(reply).data;
  return { id: user.id, token: accessToken };
}

async function registerWithCertificate(
  client: DemoClient,
  ports: Ports,
  {
    specifications,
    ...doctor
  }: (typeof cast.doctors | typeof cast.otherDoctors)[number] | typeof cast.onCall | typeof cast.newcomer,
  password: string,
): Promise<Known> {
  const fields = {
    ...{ ...doctor, specifications: JSON.stringify(specifications), password },
    certificateDetails: JSON.stringify([{ kind: 'registration', title: '' }]),
  };
  const files = {
    profilePic: await portraitOf(doctor.fullName),
    certificateImage: [certificateOf(doctor.fullName)],
  };
  const reply = await client.form(registerDoctor, fields, files, `register ${doctor.email}`);
  const { id } = registerDoctor.reply.parse(reply).data.doctor;
  return { id, token: await tokenOf(ports, 'doctor', id) };
}

/** The portrait of a demo doctor as a form's file list; empty if there is none. */
async function portraitOf(fullName: string): Promise<File[]> {
  const name = `${fullName.toLowerCase().replace(' ', '-')}.png`;
  const file = new URL(name, PORTRAITS);
  return existsSync(file) ? [new File([await readFile(file)], name, { type: 'image/png' })] : [];
}
