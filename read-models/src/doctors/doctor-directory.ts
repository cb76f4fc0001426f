import { EmailChanged, EmailChangeReverted } from '@anamnesis/contracts/accounts/email-change-events';
import { CertificateSubmitted, DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import { withCertificate } from '@anamnesis/contracts/accounts/certificates';
import { type Practice, USUAL_PRACTICE } from '@anamnesis/contracts/doctors/practice';
import { plainText, searchWords } from '@anamnesis/contracts/doctors/search-words';
import { eachSpecialtyOnce, specialtyKeyOf, specialtyTerms } from '@anamnesis/contracts/doctors/specialties';
import { experienceOf, yearsOf } from '@anamnesis/contracts/profiles/experience';
import { DoctorPracticeEdited, DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';
import { DoctorRejected, DoctorVerified } from '@anamnesis/contracts/registrations/events';
import { FeedbackGiven } from '@anamnesis/contracts/sessions/events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { integer, json, nullable, text, texts, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const doctors = defineTable({
  name: 'doctors',
  key: 'doctor_id',
  subject: 'doctor_id',
  columns: {
    doctor_id: uuid(),
    full_name: text(),
    email: text(),
    mobile_number: text(),
    year_exp: integer(),
    /** Specializations in the doctor's words, each specialty once, the main one first. */
    specifications: texts(),
    /** The same as codes; an unknown specialty as its text. */
    specialties: texts(),
    hospitals: texts(),
    /** Rupees. */
    consultation_fee: integer(),
    consultation_types: texts(),
    picture: nullable(text()),
    location: text(),
    specialization: text(),
    experience: text(),
    about_me: text(),
    education: json<DoctorProfile['education']>(),
    specializations: texts(),
    certifications: texts(),
    /** Sum of all ratings. */
    stars: integer(),
    feedback_count: integer(),
    sorted_by: text(),
    /** The search words of the doctor, with a blank before each. */
    searched: text(),
    registration: text<RegistrationState>(),
    rejected_because: nullable(text()),
  },
  indexes: [
    `(sorted_by, doctor_id) where registration = 'verified'`,
    'using gin (searched gin_trgm_ops) with (fastupdate = off)',
    'using gin (specialties)',
  ],
});
export type DoctorRow = RowOf<typeof doctors>;

/** Doctors with registration state, profile, practice and rating. */
export const doctorDirectory = defineReadModel({
  name: 'doctor-directory',
  version: 6,
  tables: [doctors],
  handles: [
    DoctorRegistered,
    CertificateSubmitted,
    DoctorProfileEdited,
    DoctorPracticeEdited,
    DoctorVerified,
    DoctorRejected,
    FeedbackGiven,
    EmailChanged,
    EmailChangeReverted,
  ],
  on: {
    DoctorRegistered: ({ data }) =>
      put(doctors, {
        ...{ doctor_id: data.doctorId, full_name: data.fullName, email: data.email, mobile_number: data.mobileNumber },
        ...{ year_exp: data.yearExp, experience: experienceOf(data.yearExp), picture: data.picture },
        ...{ specialization: data.specifications[0] ?? '', specializations: data.specifications },
        ...searchColumns(data.fullName, data.specifications),
        ...practice(USUAL_PRACTICE),
        ...{ location: '', about_me: '', education: [], certifications: [], stars: 0, feedback_count: 0 },
        ...{ registration: 'awaiting', rejected_because: null },
      }),
    EmailChanged: ({ data }) => change(doctors, data.accountId, { email: data.email }),
    EmailChangeReverted: ({ data }) => change(doctors, data.accountId, { email: data.email }),
    CertificateSubmitted: ({ data }) =>
      change(doctors, data.doctorId, ({ certifications, registration }) => ({
        certifications: withCertificate(certifications, data),
        registration: registration === 'rejected' ? 'awaiting' : registration,
        rejected_because: null,
      })),
    DoctorProfileEdited: ({ data }) =>
      change(doctors, data.doctorId, (row) => ({
        ...{ full_name: data.fullName, mobile_number: data.phone, picture: data.picture, location: data.location },
        // If the text has no number, the years stay.
        ...{ experience: data.experience, year_exp: yearsOf(data.experience) ?? row.year_exp },
        ...{ about_me: data.aboutMe, education: data.education, certifications: data.certifications },
        ...{ specialization: data.specialization, specializations: data.specializations },
        ...searchColumns(data.fullName, [data.specialization, ...data.specializations]),
      })),
    DoctorPracticeEdited: ({ data }) => change(doctors, data.doctorId, practice(data)),
    DoctorVerified: ({ data }) => change(doctors, data.doctorId, { registration: 'verified', rejected_because: null }),
    DoctorRejected: ({ data }) =>
      change(doctors, data.doctorId, { registration: 'rejected', rejected_because: data.reason }),
    FeedbackGiven: ({ data }) =>
      change(doctors, data.doctorId, (row) => ({
        stars: row.stars + data.rating,
        feedback_count: row.feedback_count + 1,
      })),
  },
});

/** Sort key, search words and specialties of a doctor. `given` are the specializations in the doctor's words. */
function searchColumns(fullName: string, given: readonly string[]) {
  const specifications = eachSpecialtyOnce(given);
  const words = searchWords([fullName, ...specifications.flatMap(specialtyTerms)].join(' '));
  return {
    specifications,
    specialties: specifications.map(specialtyKeyOf),
    sorted_by: plainText(fullName),
    searched: words.map((word) => ` ${word}`).join(''),
  };
}

const practice = ({ hospitals, fee, consultationTypes }: Practice) => ({
  ...{ hospitals: [...hospitals], consultation_fee: fee, consultation_types: [...consultationTypes] },
});
