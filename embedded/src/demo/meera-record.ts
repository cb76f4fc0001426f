/** Meera's record of five years. `ago`: days before the day on which the demo is created. */

const lipids = (ldl: number, hdl: number, triglycerides: number, total: number) =>
  [
    `LDL cholesterol ${ldl} mg/dL (up to 100)`,
    `HDL cholesterol ${hdl} mg/dL (50 and over)`,
    `Triglycerides ${triglycerides} mg/dL (up to 150)`,
    `Total cholesterol ${total} mg/dL (up to 200)`,
  ].join('\n');

const blood = (hemoglobin: string, mcv: number, white: string, platelets: number) =>
  [
    `Haemoglobin ${hemoglobin} g/dL (12.0 - 15.0)`,
    `MCV ${mcv} fL (83 - 101)`,
    `White cells ${white} 10^3/uL (4.0 - 10.0)`,
    `Platelets ${platelets} 10^3/uL (150 - 410)`,
  ].join('\n');

const KULKARNI = 'Dr. Nandini Kulkarni';
const LAB = 'Dr. Vikram Sane';

const reports = [
  { ago: 1810, doctorName: KULKARNI, testName: 'Lipid profile', result: lipids(142, 52, 138, 218) },
  { ago: 1808, doctorName: KULKARNI, testName: 'HbA1c', result: 'HbA1c 5.5 % (up to 5.6)' },
  { ago: 1440, doctorName: KULKARNI, testName: 'Lipid profile', result: lipids(151, 50, 149, 226) },
  { ago: 1440, doctorName: KULKARNI, testName: 'Complete blood count', result: blood('12.4', 86, '7.1', 284) },
  { ago: 1080, doctorName: KULKARNI, testName: 'Lipid profile', result: lipids(159, 47, 171, 238) },
  { ago: 1080, doctorName: KULKARNI, testName: 'HbA1c', result: 'HbA1c 5.7 % (up to 5.6)' },
  { ago: 905, doctorName: LAB, testName: 'Thyroid', result: 'TSH 2.8 mIU/L (0.4 - 4.2)' },
  { ago: 720, doctorName: KULKARNI, testName: 'Lipid profile', result: lipids(164, 45, 188, 246) },
  { ago: 718, doctorName: KULKARNI, testName: 'Complete blood count', result: blood('12.1', 82, '6.5', 276) },
  { ago: 540, doctorName: KULKARNI, testName: 'HbA1c', result: 'HbA1c 6.1 % (up to 5.6)' },
  { ago: 314, doctorName: KULKARNI, testName: 'Lipid profile', result: lipids(168, 43, 212, 254) },
  { ago: 263, doctorName: KULKARNI, testName: 'Lipid profile', result: lipids(162, 44, 204, 248) },
  { ago: 262, doctorName: KULKARNI, testName: 'HbA1c', result: 'HbA1c 6.1 % (up to 5.6)' },
  { ago: 85, doctorName: KULKARNI, testName: 'Vitamin D', result: 'Vitamin D 12 ng/mL (30 - 100)' },
  { ago: 81, doctorName: LAB, testName: 'Lipid profile', result: lipids(151, 45, 178, 231) },
];

/** Test reports, and what is attached to them. */
const documents = [
  {
    ...{ ago: 160, doctorName: LAB, testName: 'ECG', result: 'Sinus rhythm, 72 per minute. No findings.' },
    document: 'picture',
  },
  {
    ...{ ago: 5, doctorName: KULKARNI, testName: 'Complete blood count', result: blood('11.4', 78, '6.8', 268) },
    document: 'report',
  },
] as const;

/** What Meera brought from before, as she typed it. */
export const brought = {
  reports,
  documents,
  prescriptions: [
    {
      ...{ ago: 1436, doctorName: KULKARNI, medication: 'Cholecalciferol 60000 IU', dosage: 'Once a week' },
      ...{ duration: '8 weeks', instructions: 'With milk, after breakfast.' },
    },
    {
      ...{ ago: 718, doctorName: KULKARNI, medication: 'Amoxicillin 500 mg', dosage: 'Three times a day' },
      ...{ duration: '5 days', instructions: 'Not taken: see the allergy.' },
    },
    {
      ...{ ago: 234, doctorName: KULKARNI, medication: 'Cetirizine 10 mg', dosage: 'When needed' },
      ...{ duration: '', instructions: 'In the evening; it makes sleepy.' },
    },
  ],
  diagnoses: [
    {
      ...{ ago: 1078, doctorName: KULKARNI, condition: 'Raised LDL cholesterol', symptoms: '' },
      notes: 'LDL 159. Diet first, tablet if above 160 next year.',
    },
    {
      ...{ ago: 538, doctorName: KULKARNI, condition: 'Prediabetes', symptoms: 'Tired in the afternoon' },
      notes: 'HbA1c 6.1 %. Walking, fewer sweets.',
    },
  ],
  allergy: { substance: 'Penicillin', reaction: 'Rash and swelling, 2011' },
  /** The report that was made in error, by the days before. */
  retracted: { ago: 85, reason: "The sample was another person's." },
};

/** What Dr. Rao has written. */
export const written = {
  first: {
    ...{ ago: 161, medication: 'Atorvastatin 10 mg', dosage: 'Once a day', duration: '' },
    instructions: 'At night. Muscle ache: tell me.',
  },
  /** Meets the first one, and replaces it. */
  second: {
    ...{ ago: 4, medication: 'Atorvastatin 20 mg', dosage: 'Once a day', duration: '' },
    instructions: 'At night, in place of the 10 mg tablet.',
  },
  override: 'Replaces the 10 mg tablet, which stops today.',
  stopped: 'Replaced by 20 mg.',
  reports: [
    { ago: 5, testName: 'Lipid profile', result: lipids(135, 46, 164, 214) },
    { ago: 5, testName: 'HbA1c', result: 'HbA1c 5.9 % (up to 5.6)' },
  ],
  diagnosis: {
    ...{ ago: 4, condition: 'Prediabetes, improving', symptoms: '', notes: 'HbA1c down to 5.9 %. Go on walking.' },
    followUpIn: 22,
  },
};

/** What Meera's father has in his record, which he shows her. */
export const fathers = {
  reports: [
    { ago: 400, doctorName: LAB, testName: 'HbA1c', result: 'HbA1c 7.8 % (up to 5.6)' },
    { ago: 210, doctorName: LAB, testName: 'HbA1c', result: 'HbA1c 7.2 % (up to 5.6)' },
    { ago: 30, doctorName: LAB, testName: 'HbA1c', result: 'HbA1c 6.9 % (up to 5.6)' },
  ],
  prescription: {
    ...{ ago: 400, doctorName: LAB, medication: 'Metformin 500 mg', dosage: 'Twice a day' },
    ...{ duration: '', instructions: 'With meals.' },
  },
  diagnosis: {
    ...{ ago: 400, doctorName: LAB, condition: 'Type 2 diabetes', symptoms: 'Thirst', notes: 'Metformin and walking.' },
  },
};
