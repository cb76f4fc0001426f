import type { Random } from '@anamnesis/platform/testing/random';
import type { Patient } from './measurements.js';

/** The patient and the dates of a visit, printed in the head of the report. */
export interface Visit extends Patient {
  readonly name: string;
  readonly sampleId: string;
  readonly patientId: string;
  readonly collected: string;
  readonly reported: string;
  readonly referredBy: string;
  /** Dates of the two earlier reports. */
  readonly earlier: readonly string[];
}

const GIVEN = {
  male: ['Rahul', 'Imran', 'Suresh', 'Anil', 'Joseph', 'Vikram'],
  female: ['Meera', 'Anita', 'Fatima', 'Lakshmi', 'Pooja', 'Sunita'],
};
const FAMILY = ['Sharma', 'Joshi', 'Khan', 'Nair', 'Das', 'Patil', 'Reddy', 'Fernandes', 'Bose', 'Yadav'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dateStyles = [
  (day: string, month: number, year: number) => `${day}/${String(month).padStart(2, '0')}/${year}`,
  (day: string, month: number, year: number) => `${day}-${MONTHS[month - 1]}-${year}`,
  (day: string, month: number, year: number) => `${day} ${MONTHS[month - 1]} ${year}`,
  (day: string, month: number, year: number) => `${day}.${String(month).padStart(2, '0')}.${String(year).slice(2)}`,
];

/** A person with a visit to a laboratory. */
export function visit(random: Random): Visit {
  const sex = random.pick(['male', 'female'] as const);
  const style = random.pick(dateStyles);
  const two = (count: number, from = 0) => String(from + random.below(count)).padStart(2, '0');
  const [month, year] = [1 + random.below(12), 2023 + random.below(4)];
  const day = 1 + random.below(26);
  const on = (offset: number) => style(String(day + offset).padStart(2, '0'), month, year);
  return {
    ...{ sex, age: 19 + random.below(66) },
    name: `${sex === 'male' ? 'Mr.' : random.pick(['Mrs.', 'Ms.'])} ${random.pick(GIVEN[sex])} ${random.pick(FAMILY)}`.toUpperCase(),
    sampleId: `${random.pick(['S', 'LAB', ''])}${10_000_000 + random.below(89_999_999)}`,
    patientId: `${random.pick(['P', 'UHID', 'MR'])}${100_000 + random.below(899_999)}`,
    collected: `${on(0)} ${two(5, 7)}:${two(60)}`,
    reported: `${on(1)} ${two(8, 11)}:${two(60)}`,
    referredBy: random.pick(['Dr. V. Mehta', 'Self', 'Dr. N. Krishnan', 'Dr. S. Pal', 'City Hospital']),
    earlier: [1, 2].map((back) => style(two(26, 1), month, year - back)),
  };
}
