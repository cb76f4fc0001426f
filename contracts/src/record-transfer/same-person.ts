import type { BundlePerson } from './read-bundle.js';

/** What speaks against a bundle being about a person. */
export type PersonDifference = 'name' | 'gender' | 'age' | 'nobody';

interface Profile {
  readonly fullName: string;
  /** One of `genders`; null if it is not known. */
  readonly gender: string | null;
  readonly age: number | null;
}

/** The parts of a name in any case and order, without titles' full stops. */
const partsOf = (name: string): string =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .toSorted()
    .join(' ');

const GENDERS: Readonly<Record<string, string>> = { Male: 'male', Female: 'female', Other: 'other' };
const KNOWN_GENDERS = new Set(Object.values(GENDERS));

/** A profile has the age at the time of entry, so a difference of some years says nothing. */
const AGE_TOLERANCE_YEARS = 3;

/** In what a bundle's person differs from a profile; what one of them does not say does not differ. `today` is YYYY-MM-DD. */
export function personDifferences(
  { name, gender, birthDate }: BundlePerson,
  profile: Profile,
  today: string,
): readonly PersonDifference[] {
  if (name === '' && birthDate === '') return ['nobody'];
  const age = birthDate === '' ? null : Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const differs: Record<PersonDifference, boolean> = {
    nobody: false,
    name: name !== '' && partsOf(name) !== partsOf(profile.fullName),
    gender: profile.gender !== null && KNOWN_GENDERS.has(gender) && GENDERS[profile.gender] !== gender,
    age: age !== null && profile.age !== null && Math.abs(age - profile.age) > AGE_TOLERANCE_YEARS,
  };
  return (['name', 'gender', 'age'] as const).filter((part) => differs[part]);
}
