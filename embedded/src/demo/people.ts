/** One password for everybody in the demo; nobody outside this machine can reach it. */
export const DEMO_PASSWORD = 'walk-in-the-monsoon';

export const patient = {
  fullName: 'Meera Joshi',
  email: 'meera.joshi@anamnesis.example',
  username: 'meera',
  gender: 'Female',
  age: '37',
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

/** Waits for the operator to look at their papers. */
export const newcomer = {
  fullName: 'Sunita Reddy',
  email: 'sunita.reddy@clinic.example',
  mobileNumber: '9820067890',
  yearExp: '22',
  specifications: ['Dermatologist'],
} as const;

export const operator = { fullName: 'Devika Pillai', email: 'operator@anamnesis.example' } as const;
export const auditor = { fullName: 'Nandini Kulkarni', email: 'auditor@anamnesis.example' } as const;

/** How to come in, line by line, as the launcher prints it. */
export const demoAccounts = [
  'Demo accounts',
  `  Patient   ${patient.email}   ${DEMO_PASSWORD}`,
  ...doctors.map(({ email, mobileNumber }) => `  Doctor    ${email}   ${mobileNumber}   ${DEMO_PASSWORD}`),
  `  Doctor    ${newcomer.email}   ${newcomer.mobileNumber}   ${DEMO_PASSWORD}   (awaits verification)`,
  `  Operator  ${operator.email}   ${DEMO_PASSWORD}`,
  `  Auditor   ${auditor.email}   ${DEMO_PASSWORD}`,
];
