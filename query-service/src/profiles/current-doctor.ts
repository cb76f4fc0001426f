import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { currentDoctor } from '@anamnesis/contracts/profiles/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { DoctorRow } from '@anamnesis/read-models/doctors/doctor-directory';
import type { Ports } from '../ports.js';
import { pictureOf } from '../accounts/picture-of.js';

/** The caller's own profile as a doctor. */
export async function showDoctor(
  { pool }: Ports,
  { actor }: Call<typeof currentDoctor>,
): Promise<Answer<typeof currentDoctor>> {
  const { rows } = await pool.query<DoctorRow>('select * from read.doctors where doctor_id = $1', [actor.id]);
  const row = rows[0] ?? refuse(ACCOUNT_NOT_FOUND);
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
        hospitals: row.hospitals,
        fee: row.consultation_fee,
        consultationTypes: row.consultation_types,
        registration: { state: row.registration, reason: row.rejected_because },
      },
    },
  };
}
