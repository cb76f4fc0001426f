import { refuse } from '@anamnesis/contracts/language/errors';
import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';
import type { currentDoctor, DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { pictureOf } from './picture-of.js';

interface DoctorProfileRow {
  doctor_id: string;
  full_name: string;
  email: string;
  mobile_number: string;
  picture: string | null;
  location: string;
  specialization: string;
  experience: string;
  about_me: string;
  education: DoctorProfile['education'];
  specializations: string[];
  certifications: string[];
  registration: RegistrationState;
  rejected_because: string | null;
}

/** The caller's own profile as a doctor. */
export async function showDoctor(
  { pool }: Ports,
  { actor }: Call<typeof currentDoctor>,
): Promise<Answer<typeof currentDoctor>> {
  const { rows } = await pool.query<DoctorProfileRow>('select * from read.doctors where doctor_id = $1', [actor.id]);
  const row = rows[0] ?? refuse('ACCOUNT_NOT_FOUND');
  return {
    body: {
      data: {
        id: row.doctor_id,
        avatar: pictureOf(row.doctor_id, row.picture),
        fullName: row.full_name,
        email: row.email,
        phone: row.mobile_number,
        location: row.location,
        specialization: row.specialization,
        experience: row.experience,
        aboutMe: row.about_me,
        education: row.education,
        specializations: row.specializations,
        certifications: row.certifications,
        registration: { state: row.registration, reason: row.rejected_because },
      },
    },
  };
}
