import type { AccountRole } from '@anamnesis/contracts/language/account-role';

/** The password of every account in a demo that only this machine can reach. */
export const DEMO_PASSWORD = 'walk-in-the-monsoon';

export const patient = {
  fullName: 'Meera Joshi',
  email: 'meera.joshi@anamnesis.example',
  username: 'meera',
  gender: 'Female',
  age: '37',
} as const;

/** Further patients of the doctors. */
export const otherPatients = [
  {
    fullName: 'Lakshmi Narayanan',
    email: 'lakshmi.narayanan@anamnesis.example',
    username: 'lakshmi',
    gender: 'Female',
    age: '64',
  },
  {
    fullName: 'Imran Shaikh',
    email: 'imran.shaikh@anamnesis.example',
    username: 'imran',
    gender: 'Male',
    age: '29',
  },
  {
    fullName: 'Rohan Deshmukh',
    email: 'rohan.deshmukh@anamnesis.example',
    username: 'rohan',
    gender: 'Male',
    age: '45',
  },
] as const;

/** Shows Meera his record. */
export const father = {
  fullName: 'Suresh Joshi',
  email: 'suresh.joshi@anamnesis.example',
  username: 'suresh',
  gender: 'Male',
  age: '66',
} as const;

/** Is asked by Meera for her record; has no account. */
export const mother = { email: 'asha.joshi@anamnesis.example' } as const;

/** Sees Meera's record. */
export const sister = {
  fullName: 'Priya Joshi',
  email: 'priya.joshi@anamnesis.example',
  username: 'priya',
  gender: 'Female',
  age: '33',
} as const;

export const doctors = [
  {
    fullName: 'Kavita Rao',
    email: 'kavita.rao@clinic.example',
    mobileNumber: '9820012345',
    yearExp: '15',
    specifications: ['Cardiologist', 'Internal Medicine'],
  },
  {
    fullName: 'Arjun Iyer',
    email: 'arjun.iyer@clinic.example',
    mobileNumber: '9820054321',
    yearExp: '11',
    specifications: ['Endocrinologist', 'Internal Medicine'],
  },
] as const;

/** Doctors without appointments. */
export const unmetDoctors = [
  {
    fullName: 'Rehan Qureshi',
    email: 'rehan.qureshi@clinic.example',
    mobileNumber: '9820022233',
    yearExp: '19',
    specifications: ['Neurologist'],
  },
  {
    fullName: 'Vikram Sethi',
    email: 'vikram.sethi@clinic.example',
    mobileNumber: '9820033344',
    yearExp: '14',
    specifications: ['Pulmonologist', 'Internal Medicine'],
  },
  {
    fullName: 'Roshan Mistry',
    email: 'roshan.mistry@clinic.example',
    mobileNumber: '9820044455',
    yearExp: '17',
    specifications: ['Orthopaedic Surgeon', 'Sports Medicine'],
  },
] as const;

/** On call day and night: always has an appointment with the patient that is about to begin. */
export const onCall = {
  fullName: 'Nandini Kulkarni',
  email: 'nandini.kulkarni@clinic.example',
  mobileNumber: '9820011122',
  yearExp: '8',
  specifications: ['General Physician'],
} as const;

/** A registration that awaits verification. */
export const newcomer = {
  fullName: 'Sunita Reddy',
  email: 'sunita.reddy@clinic.example',
  mobileNumber: '9820067890',
  yearExp: '22',
  specifications: ['Dermatologist'],
} as const;

export const operator = { fullName: 'Devika Pillai', email: 'operator@anamnesis.example' } as const;
export const auditor = { fullName: 'Leela Menon', email: 'auditor@anamnesis.example' } as const;

/** The sign-in data of all demo accounts. */
export const cast: readonly { role: AccountRole; email: string; mobileNumber?: string }[] = [
  ...[patient, ...otherPatients, father, sister].map(({ email }) => ({ role: 'patient' as const, email })),
  ...[...doctors, onCall, newcomer, ...unmetDoctors].map(({ email, mobileNumber }) => ({
    ...{ role: 'doctor' as const, email, mobileNumber },
  })),
  { role: 'operator', email: operator.email },
  { role: 'auditor', email: auditor.email },
];
