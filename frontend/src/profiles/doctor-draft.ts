import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';

/** One education as it is typed: institution and year stand in one input, joined by ' | '. */
export interface EducationDraft {
  degree: string;
  place: string;
}

/** A doctor's profile while it is edited. */
export type DoctorDraft = Omit<DoctorProfile, 'education' | 'email' | 'fee'> & {
  education: EducationDraft[];
  fee: string;
};

const JOINED = ' | ';

export const draftOf = ({ education, fee, email: _kept, ...profile }: DoctorProfile): DoctorDraft => ({
  ...profile,
  fee: String(fee),
  education: education.map(({ degree, institution, year }) => ({
    degree,
    place: year ? `${institution}${JOINED}${year}` : institution,
  })),
});

/** The year is the part after the last bar. */
function placeOf(place: string): { institution: string; year: string } {
  const bar = place.lastIndexOf('|');
  if (bar < 0) return { institution: place.trim(), year: '' };
  return { institution: place.slice(0, bar).trim(), year: place.slice(bar + 1).trim() };
}

/** The draft as the server takes it; an education without a word in it is left out. */
export function bodyOf(
  { education, specializations, certifications, hospitals, consultationTypes, ...texts }: DoctorDraft,
  email: string,
) {
  const told = education
    .map(({ degree, place }) => ({ degree: degree.trim(), ...placeOf(place) }))
    .filter(({ degree, institution, year }) => degree + institution + year !== '');
  return {
    ...texts,
    email,
    education: JSON.stringify(told),
    specializations: JSON.stringify(specializations),
    certifications: JSON.stringify(certifications),
    hospitals: JSON.stringify(hospitals),
    consultationTypes: JSON.stringify(consultationTypes),
  };
}
