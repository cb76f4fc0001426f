import { randomUUID } from 'node:crypto';
import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import {
  registerDoctor,
  registerPatient,
  signInAuditor,
  signInDoctor,
  signInPatient,
} from '@anamnesis/contracts/accounts/routes';
import { verifyDoctor } from '@anamnesis/contracts/registrations/routes';
import type { AppointedRole } from '@anamnesis/command-service/app';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { certificate, type FormFiles, formOf, picture } from './files.js';
import type { Product } from './product.js';

/** A signed-in person. */
export interface Person {
  id: string;
  token: string;
  fullName: string;
  email: string;
  username: string;
  mobileNumber: string;
  /** The refresh cookie, as a browser sends it back. */
  cookie: string;
  /** The log position of their account. */
  position: string | null;
}

export const PASSWORD = 'correct horse battery';

/** The sign-up form of a new patient. */
export function newPatient(fullName = 'Meera Rao') {
  const name = `p${randomUUID().slice(0, 13)}`;
  return { fullName, email: `${name}@example.org`, username: name, password: PASSWORD, gender: 'Female', age: '41' };
}

/** The sign-up form of a new doctor. */
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

/** What is sent with a sign-up if a test is about pictures: each is drawn by a process of its own, which takes as long as the sign-up. */
export const withPicture = () => ({ profilePic: [picture()] });

/** Signs up a new patient; their first day is one of the clinic's zone unless a zone is named. */
export async function aPatient(
  { call }: Product,
  form = newPatient(),
  zone?: string,
  files: FormFiles = {},
): Promise<Person> {
  const { body, headers, position, status } = await call(registerPatient, {
    body: formOf(form, files),
    headers: zone === undefined ? {} : { 'x-time-zone': zone },
  });
  if (status !== 201) throw new Error(`Sign-up failed with ${status}: ${JSON.stringify(body)}`);
  return { ...form, mobileNumber: '', id: body.data.user.id, token: body.data.accessToken, ...rest(headers, position) };
}

/** Signs up a new doctor, with a certificate, who awaits verification. */
export async function aNewcomer(
  { call }: Product,
  form: ReturnType<typeof newDoctor> & { certificateDetails?: string } = newDoctor(),
  files: FormFiles = {},
): Promise<Person> {
  const { body, headers, position, status } = await call(registerDoctor, {
    body: formOf(form, { ...files, certificateImage: [certificate()] }),
  });
  if (status !== 201) throw new Error(`Sign-up failed with ${status}: ${JSON.stringify(body)}`);
  return { ...form, username: '', id: body.data.doctor.id, token: body.data.accessToken, ...rest(headers, position) };
}

/** A verified doctor. */
export async function aDoctor(product: Product, form = newDoctor(), files: FormFiles = {}): Promise<Person> {
  const doctor = await aNewcomer(product, form, files);
  const as = await product.tokenFor({ id: randomUUID(), role: 'operator' }, ['pwd', 'otp']);
  const verified = await product.call(verifyDoctor, { as, params: { id: doctor.id }, body: { seen: 1 } });
  if (verified.status !== 200) throw new Error(`Not verified: ${JSON.stringify(verified.body)}`);
  return { ...doctor, position: verified.position };
}

/** Appoints an auditor or an operator, and signs them in. */
async function appointed({ appoint, call }: Product, role: AppointedRole, fullName: string): Promise<Person> {
  const email = `a${randomUUID().slice(0, 13)}@example.org`;
  await appoint({ role, fullName, email, password: PASSWORD });
  const signIn = role === 'auditor' ? signInAuditor : signInOperator;
  const { body, headers, position } = await call(signIn, { body: { email, password: PASSWORD } });
  const { id } = 'auditor' in body.data ? body.data.auditor : body.data.operator;
  return {
    ...{ id, token: body.data.accessToken, fullName, email, username: '', mobileNumber: '' },
    ...rest(headers, position),
  };
}
export const anAuditor = (product: Product) => appointed(product, 'auditor', 'Asha Menon');
/** An operator signed in with a second factor, which their routes require. */
export const anOperator = async (product: Product) =>
  withSecondFactor(product, await appointed(product, 'operator', 'Devika Pillai'), 'operator');

/** The same person with a token that is as long valid as those which the product's `tokenFor` issues. */
export const withToken = async (
  product: Product,
  person: Person,
  role: AccountRole,
  methods = ['pwd'],
): Promise<Person> => ({ ...person, token: await product.tokenFor({ id: person.id, role }, methods) });

/** The same person with a token of a second-factor sign-in. */
export const withSecondFactor = (product: Product, person: Person, role: AccountRole): Promise<Person> =>
  withToken(product, person, role, ['pwd', 'otp']);

/** Signs a person in again, which creates a new sign-in. */
export const signInAsPatient = ({ call }: Product, { email }: Person, password = PASSWORD) =>
  call(signInPatient, { body: { email, password } });
export const signInAsDoctor = ({ call }: Product, { email, mobileNumber }: Person, password = PASSWORD) =>
  call(signInDoctor, { body: { email, mobileNumber, password } });

/** The refresh cookie that a reply sets, as a browser sends it back. */
export const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

const rest = (headers: Headers, position: string | null) => ({ cookie: cookieOf(headers), position });
