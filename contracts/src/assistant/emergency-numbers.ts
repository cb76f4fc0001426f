import type { EmergencyKind } from './emergency-kinds.js';
import data from './emergency-numbers.json' with { type: 'json' };

/** A number to call, and whose it is in the reader's language. */
export interface EmergencyNumber {
  readonly number: string;
  readonly label: string;
}

/** Whose a number is. */
export type Called =
  'emergency' | 'ambulance' | 'fire' | 'gas' | 'motherAndChild' | 'mentalHealth' | 'women' | 'child' | 'poison';
interface Numbered {
  readonly number: string;
  readonly whose: Called;
}

/**
 * Numbers by country. What `sources` in the data file names was read and says so; the number of the poisons centre, of which only copies were found, and all of other countries are from memory. No source is shown
 * beside a number.
 */
const numbers: Readonly<Record<string, readonly Numbered[]>> = data.numbers as Readonly<
  Record<string, readonly Numbered[]>
>;
/** Mobile networks connect 112 to the local emergency service in most countries. */
const ELSEWHERE: Numbered = { number: '112', whose: 'emergency' };

const special: Partial<Record<EmergencyKind, readonly Called[]>> = {
  selfHarm: ['mentalHealth'],
  gas: ['fire', 'gas'],
  chemicalEye: ['poison'],
  poisoning: ['poison'],
  opioid: ['poison'],
  pregnancy: ['motherAndChild'],
  preEclampsia: ['motherAndChild'],
  reducedMovements: ['motherAndChild'],
  child: ['motherAndChild'],
  violence: ['women'],
  childAbuse: ['child'],
  low: ['mentalHealth'],
};

/** The numbers of a country (ISO 3166, two letters); 112 where they are not known, and for null, which is a country that is not known. */
const numbersIn = (country: string | null): readonly Numbered[] => numbers[country?.toUpperCase() ?? ''] ?? [ELSEWHERE];

/** The number for every emergency in a country, as above. */
export const emergencyNumberOf = (country: string | null): string =>
  (numbersIn(country).find(({ whose }) => whose === 'emergency') ?? ELSEWHERE).number;

/** Whom to call in a country in any emergency, as above; `ambulance` is null where it has no number of its own. */
export const callNumbersIn = (country: string | null) => ({
  emergency: emergencyNumberOf(country),
  ambulance: numbersIn(country).find(({ whose }) => whose === 'ambulance')?.number ?? null,
});

const LISTENED: ReadonlySet<EmergencyKind> = new Set(['selfHarm', 'low']);

/**
 * The numbers for these emergencies, in the order in which to call them: where self-harm or a low mood is told of first, those who listen come first; the others follow in the
 * order of the kinds.
 */
export function numbersOf(kinds: readonly EmergencyKind[], country: string | null): readonly Numbered[] {
  const known = numbersIn(country);
  const first = kinds.find((kind) => kind !== 'sameEmergency');
  const wanted = kinds.flatMap((kind) => special[kind] ?? []);
  const always: readonly Called[] = ['emergency', 'ambulance'];
  const called = new Set([...(first && LISTENED.has(first) ? (special[first] ?? []) : []), ...always, ...wanted]);
  return [...called].flatMap((one) => known.filter(({ whose }) => whose === one));
}
