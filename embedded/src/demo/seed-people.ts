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
/** The doctors of later steps, by first name. */
type Doctors = Readonly<Record<'kavita' | 'arjun' | 'rehan', Known>>;
export type People = Patients & Doctors;

const PORTRAITS = new URL('../../portraits/', import.meta.url);

/** Creates the accounts of the demo's patients, with confirmed addresses. */
export async function seedPatients(client: DemoClient, ports: Ports, passwordOf: PasswordOf): Promise<Patients> {
  const patients = [cast.patient, ...cast.otherPatients, cast.father, cast.sister] as const;
  const known = await Promise.all(
    patients.map((each) => registerAsPatient(client, ports, each, passwordOf(each.email))),
  );
  const [meera, lakshmi, imran, rohan, suresh, priya] = known;
  if (!meera || !lakshmi || !imran || !rohan || !suresh || !priya) throw new Error('A demo patient is missing');
  await client.json(answerQuestionnaire, meera.token, {}, answers, 'questionnaire');
  return { meera, lakshmi, imran, rohan, suresh, priya };
}

/**
 * Creates the accounts of the demo's doctors whose sign-in is printed, with confirmed addresses; all but the newcomer are verified by the operator.
 * Those who meet patients are there before the others.
 */
export function seedDoctors(client: DemoClient, ports: Ports, passwordOf: PasswordOf, operator: Promise<string>) {
  const verified = (each: DemoDoctor) => seedDoctor(client, ports, each, passwordOf, operator);
  const meeting = Promise.all([verified(cast.doctors[0]), verified(cast.doctors[1])]);
  const { newcomer } = cast;
  return {
    meeting: meeting.then(([kavita, arjun]) => ({ kavita, arjun })),
    others: Promise.all([
      verified(cast.onCall),
      registerWithCertificate(client, ports, newcomer, passwordOf(newcomer.email)),
    ]),
  };
}

/** Creates the accounts of the doctors whom no patient meets. */
export async function seedUnmetDoctors(
  client: DemoClient,
  ports: Ports,
  passwordOf: PasswordOf,
  operator: Promise<string>,
): Promise<Pick<People, 'rehan'>> {
  const [rehan] = await Promise.all(
    cast.unmetDoctors.map((each) => seedDoctor(client, ports, each, passwordOf, operator)),
  );
  return { rehan: rehan as Known };
}

async function seedDoctor(
  client: DemoClient,
  ports: Ports,
  each: DemoDoctor,
  passwordOf: PasswordOf,
  operator: Promise<string>,
): Promise<Known> {
  const doctor = await registerWithCertificate(client, ports, each, passwordOf(each.email));
  await client.json(verifyDoctor, await operator, { id: doctor.id }, { seen: 1 }, `verify ${doctor.id}`);
  return doctor;
}

const answers = {
  ...{ symptoms: ['Joint / Muscle Pain'], chronicIllnesses: [], familyHistory: ['Heart Disease'] },
  ...{ allergies: 'Penicillin: rash and swelling, 2011', medications: 'Atorvastatin 10 mg, once a day' },
  ...{ hospitalized: 'No', exerciseFrequency: 'Walks five evenings a week', diet: 'Vegetarian' },
};

/** Appoints an auditor and an operator; returns a token of the operator. */
export async function seedOperator(ports: Ports, passwordOf: PasswordOf): Promise<string> {
  const appointAs = async (role: 'auditor' | 'operator') => {
    const { email } = cast[role];
    const origin = { commandId: uuidOf(`demo/${role}`), correlationId: 'demo' };
    await appoint(ports, { role, ...cast[role], password: passwordOf(email) }, origin);
    await confirmEmail(ports, role, email);
  };
  await Promise.all([appointAs('auditor'), appointAs('operator')]);
  return tokenOf(ports, 'operator', ports.ids.account('operator', cast.operator.email));
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
): Promise<Known> {
  const fields = { ...patient, password };
  const reply = await client.form(registerPatient, fields, {}, `register ${patient.email}`);
  const { user, accessToken } = registerPatient.reply.parse(reply).data;
  await confirmEmail(ports, 'patient', patient.email);
  return { id: user.id, token: accessToken };
}

type DemoDoctor = (typeof cast.doctors | typeof cast.unmetDoctors)[number] | typeof cast.onCall | typeof cast.newcomer;

async function registerWithCertificate(
  client: DemoClient,
  ports: Ports,
  { specifications, ...doctor }: DemoDoctor,
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
  await confirmEmail(ports, 'doctor', doctor.email);
  return { id, token: await tokenOf(ports, 'doctor', id) };
}

/** The portrait of a demo doctor as a form's file list; empty if there is none. */
async function portraitOf(fullName: string): Promise<File[]> {
  const name = `${fullName.toLowerCase().replace(' ', '-')}.png`;
  const file = new URL(name, PORTRAITS);
  return existsSync(file) ? [new File([await readFile(file)], name, { type: 'image/png' })] : [];
}
