import type { Random } from '@anamnesis/platform/testing/random';
import { spellingsOf } from './units.js';

/** How one laboratory prints its reports. */
export interface Laboratory {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly accreditation: string;
  readonly pathologist: string;
  readonly font: 'inter' | 'serif' | 'helvetica' | 'times' | 'courier';
  readonly colour: string;
  readonly capitals: boolean;
  /** Writes names with the specimen: "Creatinine, Serum". */
  readonly specimens: boolean;
  /** Two decimals for everything that is not a count. */
  readonly twoDecimals: boolean;
  readonly commas: 'none' | 'thousands' | 'lakhs';
  readonly boldOutside: boolean;
  readonly flags: readonly [low: string, high: string];
  /** A blank after "<". */
  readonly blankAfterSign: boolean;
  range(low: string | null, high: string | null): string;
  /** One spelling of each unit in the whole report. */
  unit(ucum: string): string | null;
}

const NAMES = [
  'Sunrise',
  'Dr. Deshpande',
  'Metro',
  'Shree Sai',
  'Apex',
  'Krishna',
  'Lifeline',
  'City',
  'Suraksha',
  'Nidan',
  'Om',
  'Sanjeevani',
];
const KINDS = [
  'Diagnostics',
  'Pathology Laboratory',
  'Diagnostic Centre',
  'Path Labs Pvt. Ltd.',
  'Clinical Laboratory',
  'Labs',
];
const STREETS = [
  'M. G. Road',
  'Linking Road',
  'Station Road',
  '4th Cross, Indiranagar',
  'FC Road',
  'Park Street',
  'Sector 18',
];
const TOWNS = [
  'Mumbai - 400 050',
  'Pune - 411 004',
  'Nagpur - 440 010',
  'Bengaluru - 560 038',
  'Kolkata - 700 016',
  'Noida - 201 301',
];
const DOCTORS = [
  'Dr. A. Kulkarni',
  'Dr. Sunita Rao',
  'Dr. R. K. Gupta',
  'Dr. Farida Shaikh',
  'Dr. P. Banerjee',
  'Dr. Meenakshi Iyer',
];
const COLOURS = ['#1d4f91', '#8a1538', '#0b6b5d', '#222222', '#5b2a86', '#b4520a'];
const FLAGS = [
  ['L', 'H'],
  ['Low', 'High'],
  ['LOW', 'HIGH'],
  ['(L)', '(H)'],
  ['L', 'H'],
] as const;

const ranges: readonly Laboratory['range'][] = [
  (low, high) => (low && high ? `${low} - ${high}` : high ? `< ${high}` : `> ${low}`),
  (low, high) => (low && high ? `${low}-${high}` : high ? `<${high}` : `>${low}`),
  (low, high) => (low && high ? `${low} – ${high}` : high ? `Up to ${high}` : `> ${low}`),
  (low, high) => (low && high ? `${low} - ${high}` : high ? `Upto ${high}` : `>= ${low}`),
  (low, high) => (low && high ? `[${low} - ${high}]` : high ? `[< ${high}]` : `[> ${low}]`),
  (low, high) => (low && high ? `${low} to ${high}` : high ? `Less than ${high}` : `More than ${low}`),
];

const phoneOf = (random: Random) =>
  random.pick([
    `+91 98${10_000_000 + random.below(89_999_999)}`,
    `022-${24_000_000 + random.below(999_999)}`,
    `1800 ${200 + random.below(700)} ${1000 + random.below(9000)}`,
  ]);

/** A laboratory with its habits. */
export function laboratory(random: Random): Laboratory {
  const spellings = new Map<string, string | null>();
  return {
    name: `${random.pick(NAMES)} ${random.pick(KINDS)}`,
    address: `${1 + random.below(300)}, ${random.pick(STREETS)}, ${random.pick(TOWNS)}`,
    phone: phoneOf(random),
    accreditation: `NABL MC-${1000 + random.below(5000)}   ISO 15189:2022`,
    pathologist: random.pick(DOCTORS),
    font: random.pick(['inter', 'serif', 'helvetica', 'helvetica', 'times', 'courier'] as const),
    colour: random.pick(COLOURS),
    capitals: random.chance(0.35),
    specimens: random.chance(0.15),
    twoDecimals: random.chance(0.3),
    commas: random.pick(['none', 'none', 'thousands', 'lakhs']),
    boldOutside: random.chance(0.5),
    flags: random.pick(FLAGS),
    blankAfterSign: random.chance(0.5),
    range: random.pick(ranges),
    unit(ucum) {
      const spelling = spellings.get(ucum) ?? (spellingsOf(ucum).length > 0 ? random.pick(spellingsOf(ucum)) : null);
      spellings.set(ucum, spelling);
      return spelling;
    },
  };
}
