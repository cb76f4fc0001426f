import { randomUUID } from 'node:crypto';
import {
  registerDoctor,
  registerPatient,
  signInAuditor,
  signInDoctor,
  signInPatient,
} from '@anamnesis/contracts/accounts/routes';
import { appointAuditor } from '@anamnesis/command-service/app';
import { certificate, formOf, picture } from './files.js';
import type { Product } from './product.js';

/** Someone with an account, signed in. */
export interface Person {
  id: string;
  token: string;
  fullName: string;
  email: string;
  username: string;
  mobileNumber: string;
  /** The refresh cookie, as a browser sends it back. */
  cookie: string;
  /** Where in the log their account stands. */
  position: string | null;
}

export const PASSWORD = 'correct horse battery';

/** What the sign-up form of a new patient sends. */
export function newPatient(fullName = 'Meera Rao') {
  const name = `p${randomUUID().slice(0, 13)}`;
  return { fullName, email: `${name}@example.org`, username: name, password: PASSWORD, gender: 'Female', age: '41' };
}

/** What the sign-up form of a new doctor sends. */
export function newDoctor(fullName = 'Kavita Iyer', specializations = ['Cardiology']) {
  return {
    fullName,
    email: `d${randomUUID().slice(0, 13)}@example.org`,
    password: PASSWORD,
    mobileNumber: '9876543210',
    otp: '',
    yearExp: '12',
    availability: '[]',
    specifications: JSON.stringify(specializations),
  };
}

/** Signs a new patient up, with a picture. */
export async function aPatient({ call }: Product, form = newPatient()): Promise<Person> {
  const { body, headers, position, status } = await call(registerPatient, {
    body: formOf(form, { profilePic: [picture()] }),
  });
  if (status !== 201) throw new Error(`No patient: ${JSON.stringify(body)}`);
  return { ...form, mobileNumber: '', id: body.data.user.id, token: body.data.accessToken, ...rest(headers, position) };
}

/** Signs a new doctor up, with a picture and a certificate. */
export async function aDoctor({ call }: Product, form = newDoctor()): Promise<Person> {
  const { body, headers, position, status } = await call(registerDoctor, {
    body: formOf(form, { profilePic: [picture()], certificateImage: [certificate()] }),
  });
  if (status !== 201) throw new Error(`No doctor: ${JSON.stringify(body)}`);
  return { ...form, username: '', id: body.data.doctor.id, token: body.data.accessToken, ...rest(headers, position) };
}

/** Appoints an auditor, as the operator does, and signs them in. */
export async function anAuditor({ call, services }: Product): Promise<Person> {
  const email = `a${randomUUID().slice(0, 13)}@example.org`;
  const fullName = 'Asha Menon';
  const cause = { commandId: randomUUID(), correlationId: 'test' };
  await appointAuditor(services.ports, { fullName, email, password: PASSWORD }, cause);
  const { body, headers, position } = await call(signInAuditor, { body: { email, password: PASSWORD } });
  const { auditor, accessToken } = body.data;
  return {
    ...{ id: auditor.id, token: accessToken, fullName, email, username: '', mobileNumber: '' },
    ...rest(headers, position),
  };
}

/** Signs someone in again: what they get is of a new sign-in. */
export const signInAsPatient = ({ call }: Product, { email }: Person, password = PASSWORD) =>
  call(signInPatient, { body: { email, password } });
export const signInAsDoctor = ({ call }: Product, { email, mobileNumber }: Person, password = PASSWORD) =>
  call(signInDoctor, { body: { email, mobileNumber, password } });

/** The refresh cookie that an answer sets, as a browser sends it back. */
export const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

const rest = (headers: Headers, position: string | null) => ({ cookie: cookieOf(headers), position });
