import type { EmergencyKind } from './emergency-kinds.js';

/** A number to call, and whose it is in the reader's language. */
export interface EmergencyNumber {
  readonly number: string;
  readonly label: string;
}

/** Whose a number is. */
export type Called = 'emergency' | 'ambulance' | 'motherAndChild' | 'mentalHealth' | 'women' | 'child' | 'poison';
interface Numbered {
  readonly number: string;
  readonly whose: Called;
}

/** Numbers by country, as its government publishes them; those of India each with its source. */
const numbers: Readonly<Record<string, readonly Numbered[]>> = {
  IN: [
    // Ministry of Home Affairs, Emergency Response Support System: 112.gov.in
    { number: '112', whose: 'emergency' },
    // National Health Mission, National Ambulance Service, "Dial 108" (critical care, trauma): nhm.gov.in
    { number: '108', whose: 'ambulance' },
    // The same, "Dial 102": pregnant women, mothers and small children (Janani Shishu Suraksha Karyakram): nhm.gov.in
    { number: '102', whose: 'motherAndChild' },
    // Ministry of Health and Family Welfare, Tele-MANAS, free of charge, day and night: telemanas.mohfw.gov.in
    { number: '14416', whose: 'mentalHealth' },
    // Ministry of Women and Child Development, Women Helpline: wcd.gov.in
    { number: '181', whose: 'women' },
    // Ministry of Women and Child Development, Child Helpline (Mission Vatsalya): missionvatsalya.wcd.gov.in
    { number: '1098', whose: 'child' },
    // National Poisons Information Centre, AIIMS New Delhi: aiims.edu
    { number: '1800 116 117', whose: 'poison' },
  ],
  US: [
    { number: '911', whose: 'emergency' },
    { number: '988', whose: 'mentalHealth' },
    { number: '1-800-222-1222', whose: 'poison' },
  ],
  CA: [
    { number: '911', whose: 'emergency' },
    { number: '988', whose: 'mentalHealth' },
  ],
  GB: [
    { number: '999', whose: 'emergency' },
    { number: '116 123', whose: 'mentalHealth' },
  ],
  AU: [
    { number: '000', whose: 'emergency' },
    { number: '13 11 14', whose: 'mentalHealth' },
    { number: '13 11 26', whose: 'poison' },
  ],
};
/** Mobile networks connect 112 to the local emergency service in most countries. */
const ELSEWHERE: Numbered = { number: '112', whose: 'emergency' };

const special: Partial<Record<EmergencyKind, readonly Called[]>> = {
  selfHarm: ['mentalHealth'],
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
