import { DEFAULT_FEE } from '@anamnesis/contracts/doctors/constants';
import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';

/** Shown and marked as a sample if the list can't be loaded. It can't be booked. */
export const sampleDoctor: DoctorCard = {
  _id: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
  fullName: 'Asha Menon',
  name: 'Asha Menon',
  specification: ['Cardiologist'],
  hospitals: [],
  fee: DEFAULT_FEE,
  consultationTypes: [],
  email: 'sample@anamnesis.example',
  yearexp: 12,
  rating: null,
  feedbackCount: 0,
  profileImage: null,
  nextFree: null,
};
