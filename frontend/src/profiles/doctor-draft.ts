import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';

/** One entry of the education in the form: institution and year share one input, joined by ' | '. */
export interface EducationDraft {
  degree: string;
  institutionAndYear: string;
}

/** A doctor's profile in the form. */
export type DoctorDraft = Omit<DoctorProfile, 'education' | 'email' | 'fee'> & {
  education: EducationDraft[];
  fee: string;
  /** A new picture; null leaves it as it is. */
  profilePic: File | null;
};

const SEPARATOR = ' | ';

/** The editable part of a profile. */
export const draftOf = (profile: DoctorProfile): DoctorDraft => ({
  fullName: profile.fullName,
  phone: profile.phone,
  location: profile.location,
  specialization: profile.specialization,
  experience: profile.experience,
  aboutMe: profile.aboutMe,
  specializations: profile.specializations,
  certifications: profile.certifications,
  hospitals: profile.hospitals,
  fee: String(profile.fee),
  consultationTypes: profile.consultationTypes,
  profilePic: null,
  education: profile.education.map(({ degree, institution, year }) => ({
    degree,
    institutionAndYear: year ? `${institution}${SEPARATOR}${year}` : institution,
  })),
});

/** Splits the shared input; the year is the part after the last bar. */
function split(text: string): { institution: string; year: string } {
  const bar = text.lastIndexOf('|');
  if (bar < 0) return { institution: text.trim(), year: '' };
  return { institution: text.slice(0, bar).trim(), year: text.slice(bar + 1).trim() };
}

/** The request body for a draft without its picture. Blank entries of the education are left out. */
export function bodyOf(
  {
    education,
    specializations,
    certifications,
    hospitals,
    consultationTypes,
    ...texts
  }: Omit<DoctorDraft, 'profilePic'>,
  email: string,
) {
  const entries = education
    .map(({ degree, institutionAndYear }) => ({ degree: degree.trim(), ...split(institutionAndYear) }))
    .filter(({ degree, institution, year }) => degree + institution + year !== '');
  return {
    ...texts,
    email,
    education: JSON.stringify(entries),
    specializations: JSON.stringify(specializations),
    certifications: JSON.stringify(certifications),
    hospitals: JSON.stringify(hospitals),
    consultationTypes: JSON.stringify(consultationTypes),
  };
}
