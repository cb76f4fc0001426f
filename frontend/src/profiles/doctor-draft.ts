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
};

const SEPARATOR = ' | ';

export const draftOf = ({ education, fee, email: _fixed, ...profile }: DoctorProfile): DoctorDraft => ({
  ...profile,
  fee: String(fee),
  education: education.map(({ degree, institution, year }) => ({
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

/** The request body for a draft. Blank entries of the education are left out. */
export function bodyOf(
  { education, specializations, certifications, hospitals, consultationTypes, ...texts }: DoctorDraft,
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
