import type { SummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';

const answers = {
  ...{ symptoms: ['Joint / Muscle Pain'], chronicIllnesses: ['Hypertension'], familyHistory: ['Heart Disease'] },
  ...{ allergies: 'Penicillin: rash, 2011', medications: 'Atorvastatin 10 mg', hospitalized: 'No' },
  ...{ stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
} satisfies NonNullable<SummaryFacts['questionnaire']>['answers'];

/** Data of a patient, for tests. */
export const someFacts = (changes: Partial<SummaryFacts> = {}): SummaryFacts => ({
  patient: { id: '6f0d3c1e-2c76-4d0c-9a44-6f4f6a0a8d11', fullName: 'मीरा Łódzka', gender: 'Female', age: 37 },
  doctorName: 'Kavita Rao',
  language: 'en',
  requestedAt: '2026-11-21T10:37:00.000Z',
  timeZone: 'Asia/Kolkata',
  questionnaire: { answers, answeredAt: '2026-11-01T08:00:00.000Z' },
  consultations: [
    {
      ...{ date: '2026-11-20', time: '11:00', timeZone: 'Asia/Kolkata', doctorName: 'Arjun Iyer' },
      ...{
        issueDetails: 'Tired since the summer.',
        notes: [{ by: 'doctor', text: 'Check CK before changing the dose.' }],
      },
    },
  ],
  reports: [{ name: 'घुटने का एक्स-रे.jpg', uploadedAt: '2026-11-21T10:30:00.000Z' }],
  ...changes,
});
