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
/** The patients of later steps, by first name. */
export type Patients = Readonly<Record<'meera' | 'lakshmi' | 'imran' | 'rohan' | 'suresh' | 'priya', Known>>;
/** The people of later steps, by first name. */
export type People = Patients & Readonly<Record<'kavita' | 'arjun' | 'rehan' | 'operator', Known>>;

const PORTRAITS = new URL('../../portraits/', import.meta.url);

/** The people of later steps, also before their accounts are there: their ids follow from their addresses. */
export async function peopleOf(ports: Ports): Promise<People> {
  const known = async (role: AccountRole, { email }: { readonly email: string }): Promise<Known> => {
    const id = ports.ids.account(role, email);
    return { id, token: await tokenOf(ports, role, id) };
  };
  const [lakshmi, imran, rohan] = cast.otherPatients;
  const [kavita, arjun] = cast.doctors;
  const [rehan] = cast.unmetDoctors;
  return {
    meera: await known('patient', cast.patient),
    lakshmi: await known('patient', lakshmi),
    imran: await known('patient', imran),
    rohan: await known('patient', rohan),
    suresh: await known('patient', cast.father),
    priya: await known('patient', cast.sister),
    kavita: await known('doctor', kavita),
    arjun: await known('doctor', arjun),
    rehan: await known('doctor', rehan),
    operator: await known('operator', cast.operator),
  };
}

/** Creates the accounts of the demo's patients, with confirmed addresses. */
export async function seedPatients(
  client: DemoClient,
  ports: Ports,
  passwordOf: PasswordOf,
  { meera }: People,
): Promise<void> {
  const patients = [cast.patient, ...cast.otherPatients, cast.father, cast.sister] as const;
  await Promise.all(patients.map((each) => registerAsPatient(client, ports, each, passwordOf(each.email))));
  await client.json(answerQuestionnaire, meera.token, {}, answers, 'questionnaire');
}

/** Creates the accounts of doctors, with confirmed addresses, whom the operator verifies once there is one. */
export async function seedDoctors(
  client: DemoClient,
  ports: Ports,
  passwordOf: PasswordOf,
  doctors: readonly DemoDoctor[],
  operator: Promise<Known>,
): Promise<void> {
  const verified = async (each: DemoDoctor) => {
    const id = await seedNewcomer(client, ports, passwordOf, each);
    await client.json(verifyDoctor, (await operator).token, { id }, { seen: 1 }, `verify ${id}`);
  };
  await Promise.all(doctors.map(verified));
}

const answers = {
  ...{ symptoms: ['Joint / Muscle Pain'], chronicIllnesses: [], familyHistory: ['Heart Disease'] },
  ...{ allergies: 'Penicillin: rash and swelling, 2011', medications: 'Atorvastatin 10 mg, once a day' },
  ...{ hospitalized: 'No', exerciseFrequency: 'Walks five evenings a week', diet: 'Vegetarian' },
};

/** Appoints an auditor and an operator. */
export async function seedStaff(ports: Ports, passwordOf: PasswordOf): Promise<void> {
  const appointAs = async (role: 'auditor' | 'operator') => {
    const { email } = cast[role];
    const origin = { commandId: uuidOf(`demo/${role}`), correlationId: 'demo' };
    await appoint(ports, { role, ...cast[role], password: passwordOf(email) }, origin);
    await confirmEmail(ports, role, email);
  };
  await Promise.all([appointAs('auditor'), appointAs('operator')]);
}

/** A token as after a sign-in with a second factor: the accounts have none, but the installation may require it. */
export const tokenOf = (ports: Ports, role: AccountRole, id: string) =>
  ports.tokens.issue({ id, role }, randomUUID(), ['pwd', 'otp']);

/** Confirms an address without an email: the addresses of the demo are invented. */
const confirmEmail = (ports: Ports, role: AccountRole, email: string) =>
  confirmEmailDirectly(ports, role, email, { commandId: uuidOf(`demo/vouch ${role} ${email}`), correlationId: 'demo' });

async function registerAsPatient(
  client: DemoClient,
  ports: Ports,
  patient: typeof cast.patient | (typeof cast.otherPatients)[number] | typeof cast.father | typeof cast.sister,
  password: string,
): Promise<void> {
  await client.form(registerPatient, { ...patient, password }, {}, `register ${patient.email}`);
  await confirmEmail(ports, 'patient', patient.email);
}

type DemoDoctor = (typeof cast.doctors | typeof cast.unmetDoctors)[number] | typeof cast.onCall | typeof cast.newcomer;

/** Creates the account of a doctor who awaits verification; returns its id. */
export async function seedNewcomer(
  client: DemoClient,
  ports: Ports,
  passwordOf: PasswordOf,
  { specifications, ...doctor }: DemoDoctor,
): Promise<string> {
  const password = passwordOf(doctor.email);
  const fields = {
    ...{ ...doctor, specifications: JSON.stringify(specifications), password },
    certificateDetails: JSON.stringify([{ kind: 'registration', title: '' }]),
  };
  const files = {
    profilePic: await portraitOf(doctor.fullName),
    certificateImage: [certificateOf(doctor.fullName)],
  };
  const reply = await client.form(registerDoctor, fields, files, `register ${doctor.email}`);
  await confirmEmail(ports, 'doctor', doctor.email);
  return registerDoctor.reply.parse(reply).data.doctor.id;
}

/** The portrait of a demo doctor as a form's file list; empty if there is none. */
async function portraitOf(fullName: string): Promise<File[]> {
  const name = `${fullName.toLowerCase().replace(' ', '-')}.png`;
  const file = new URL(name, PORTRAITS);
  return existsSync(file) ? [new File([await readFile(file)], name, { type: 'image/png' })] : [];
}
