import type { EmergencyKind } from './emergency-kinds.js';

/** A number to call, and whose it is in the reader's language. */
export interface EmergencyNumber {
  readonly number: string;
  readonly label: string;
}

/** Whose a number is. */
export type Called = 'emergency' | 'ambulance' | 'mentalHealth' | 'women' | 'child' | 'poison';
interface Numbered {
  readonly number: string;
  readonly whose: Called;
}

/**
 * Numbers by country, as its government publishes them: India 112 (Emergency Response Support System), 108 (ambulance), 14416 (Tele-MANAS), 181 (women), 1098
 * (children), 1800 116 117 (National Poisons Information Centre, AIIMS).
 */
const numbers: Readonly<Record<string, readonly Numbered[]>> = {
  IN: [
    { number: '112', whose: 'emergency' },
    { number: '108', whose: 'ambulance' },
    { number: '14416', whose: 'mentalHealth' },
    { number: '181', whose: 'women' },
    { number: '1098', whose: 'child' },
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
  violence: ['women', 'child'],
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

/** The numbers for these emergencies, in the order in which to call them: after self-harm and where somebody is low, those who listen come first. */
export function numbersOf(kinds: readonly EmergencyKind[], country: string | null): readonly Numbered[] {
  const known = numbersIn(country);
  const wanted = kinds.flatMap((kind) => special[kind] ?? []);
  const first =
    kinds[0] === 'selfHarm' || kinds[0] === 'low' ? known.filter(({ whose }) => whose === 'mentalHealth') : [];
  const always = known.filter(({ whose }) => whose === 'emergency' || whose === 'ambulance');
  return [...first, ...always, ...known.filter((each) => wanted.includes(each.whose) && !first.includes(each))];
}
