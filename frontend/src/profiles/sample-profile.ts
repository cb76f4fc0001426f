import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';

/** Shown and marked as a sample if no profile is loaded. */
export const sampleProfile: DoctorProfile = {
  fullName: 'Sarah Johnson',
  email: 'sarah.johnson@clinic.example',
  phone: '5550123456',
  location: 'New York, NY',
  specialization: 'Cardiologist',
  experience: '15+ years',
  aboutMe:
    'A cardiologist with a passion for preventive care. I take the time to explain what a result means, and what it does not mean.',
  education: [
    { degree: 'MD, Cardiology', institution: 'Harvard Medical School', year: '2008' },
    { degree: 'MBBS', institution: 'Johns Hopkins University', year: '2004' },
  ],
  specializations: ['Interventional Cardiology', 'Heart Failure', 'Preventive Cardiology'],
  certifications: ['American Board of Internal Medicine', 'Fellow of the American College of Cardiology'],
  hospitals: ['Central Hospital'],
  fee: 500,
  consultationTypes: ['General Consultation'],
};
