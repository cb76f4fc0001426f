import { currentDoctor, currentPatient, showPicture } from '@anamnesis/contracts/profiles/routes';
import { activities } from '@anamnesis/contracts/activities/constants';
import { refuse } from '@anamnesis/contracts/language/errors';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { DoctorRow } from '../doctors/doctor-row.js';
import type { Ports } from '../ports.js';

interface PatientRow {
  patient_id: string;
  full_name: string;
  email: string;
  username: string;
  gender: string | null;
  age: number | null;
  picture: string | null;
  streak: number;
  max_streak: number;
  activity: string | null;
}

const pictureOf = (id: string, picture: string | null) => (picture ? `/api/pictures/${id}` : null);

export const profileHandlers = ({ pool, files }: Ports): RouteHandler[] => [
  answer(
    currentPatient,
    async ({ actor }) => {
      const { rows } = await pool.query<PatientRow>('select * from read.patients where patient_id = $1', [actor.id]);
      const row = rows[0] ?? refuse('ACCOUNT_NOT_FOUND');
      return {
        body: {
          data: {
            _id: row.patient_id,
            id: row.patient_id,
            role: 'patient' as const,
            fullName: row.full_name,
            email: row.email,
            username: row.username,
            profileImage: pictureOf(row.patient_id, row.picture),
            gender: row.gender,
            age: row.age,
            streak: row.streak,
            maxStreak: row.max_streak,
            suggestedActivity: activities.find(({ title }) => title === row.activity) ?? null,
          },
        },
      };
    },
    { reads: ['patient-profile'] },
  ),

  answer(
    currentDoctor,
    async ({ actor }) => {
      const { rows } = await pool.query<DoctorRow & { mobile_number: string; certificates: string[] }>(
        'select * from read.doctors where doctor_id = $1',
        [actor.id],
      );
      const row = rows[0] ?? refuse('ACCOUNT_NOT_FOUND');
      return {
        body: {
          data: {
            id: row.doctor_id,
            avatar: pictureOf(row.doctor_id, row.picture),
            fullName: row.full_name,
            email: row.email,
            phone: row.mobile_number,
            location: '',
            specialization: row.specifications[0] ?? '',
            aboutMe: '',
            education: [],
            experience: `${row.year_exp} years`,
            specializations: row.specifications,
            certifications: row.certificates,
          },
        },
      };
    },
    { reads: ['doctor-directory'] },
  ),

  answer(
    showPicture,
    async ({ params, actor }) => {
      // Doctors show themselves to everyone who is signed in; a patient's face is their own, and their doctors' to see.
      const { rows } = await pool.query<{ picture: string | null }>(
        `select picture from read.doctors where doctor_id = $1
         union all
         select picture from read.patients p where patient_id = $1 and (patient_id = $2 or exists (
           select 1 from read.appointments a where a.patient_id = p.patient_id and a.doctor_id = $2))`,
        [params.accountId, actor.id],
      );
      const hash = rows[0]?.picture ?? refuse('PICTURE_NOT_FOUND');
      const file = (await files.get(hash)) ?? refuse('PICTURE_NOT_FOUND');
      return { file: { bytes: file.bytes, mediaType: file.mediaType, etag: hash } };
    },
    { reads: ['doctor-directory', 'patient-profile', 'appointment-list'] },
  ),
];
