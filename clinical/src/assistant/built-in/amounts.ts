/** Units of an amount: mass in micrograms, volume in millilitres, international units, spoons, or pieces of a form such as tablets. */
type AmountKind = 'mass' | 'volume' | 'units' | 'spoon' | 'form';

/** An amount that may be one of a medicine. */
export interface Amount {
  readonly value: number;
  readonly kind: AmountKind;
  /** The text behind it. */
  readonly after: string;
}

/** Words of each unit, with how much of its kind it is. */
const UNITS: readonly (readonly [words: string, kind: AmountKind, factor: number])[] = [
  ['mg mgs milligram milligrams milligramme milligrammes मिलीग्राम मिग्रा एमजी', 'mass', 1_000],
  ['g gm gms gram grams gramme grammes ग्राम', 'mass', 1_000_000],
  ['mcg ug μg microgram micrograms microgramme microgrammes माइक्रोग्राम', 'mass', 1],
  ['ml mls millilitre millilitres milliliter milliliters cc एमएल मिली मिलीलीटर', 'volume', 1],
  ['iu unit units u यूनिट', 'units', 1],
  [
    'teaspoon teaspoons teaspoonful teaspoonfuls tsp tablespoon tablespoons tbsp spoon spoons spoonful spoonfuls chammach चम्मच',
    'spoon',
    1,
  ],
  [
    'tablet tablets tab tabs capsule capsules cap caps pill pills drop drops puff puffs sachet sachets ampoule ampoules vial vials suppository suppositories lozenge lozenges goli goliyan goliya boond गोली गोलियां गोलियाँ टैबलेट कैप्सूल बूंद बूंदें बूँद बूँदें',
    'form',
    1,
  ],
];
const UNIT_OF = new Map(
  UNITS.flatMap(([words, kind, factor]) =>
    words
      .split(' ')
      .map((word) => [word.normalize('NFKC'), { kind, factor, isHindi: /^(goli|boond|chammach)/.test(word) }]),
  ),
);
/** An amount in so much of these is a laboratory value or a rate: mg/dL, mL/min. */
const LABORATORY = new Set('dl l litre liter litres liters min minute ml lab cmm डीएल लीटर'.split(' '));

const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    half: 0.5,
    quarter: 0.25,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90, hundred: 100, thousand: 1_000 },
  ...{ ek: 1, paanch: 5, panch: 5, chhe: 6, saat: 7, aath: 8, nau: 9, das: 10, bees: 20, pachas: 50, sau: 100 },
  ...{ hazar: 1_000, aadha: 0.5, aadhi: 0.5, dedh: 1.5, dhai: 2.5 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, छह: 6, छः: 6, सात: 7, आठ: 8, नौ: 9, दस: 10, बीस: 20, पचास: 50 },
  ...{ सौ: 100, हज़ार: 1_000, हजार: 1_000, आधा: 0.5, आधी: 0.5, डेढ़: 1.5, ढाई: 2.5 },
};
/** Numbers of Hindi that are words of English: only before a unit of Hindi. */
const HINDI_NUMBERS: Readonly<Record<string, number>> = { do: 2, teen: 3, char: 4, chaar: 4 };
const normal = new Map(Object.entries(NUMBERS).map(([word, value]) => [word.normalize('NFKC'), value]));

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu;
/** Between a number and its unit: "half a tablet", "500-mg", "two of the tablets". */
const BETWEEN = new Set(['-', '–', '‑', 'a', 'an', 'of', 'the', 'full', 'small', 'more', 'such']);

/** A number as it is written: "1,000" and "0.5". */
const written = (digits: string): number => Number(digits.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'));

/** Amounts in a text, in figures of any script or in words of English and Hindi. Pure. */
export function amountsOf(text: string): Amount[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/मि\.\s?ग्रा\.?/gu, 'मिग्रा');
  const tokens = [...plain.matchAll(TOKEN)].map(({ 0: token, index }) => ({ token, end: index + token.length }));
  return tokens.flatMap(({ token, end }, at) => {
    const unit = UNIT_OF.get(token);
    if (!unit) return [];
    const next = tokens[at + 1]?.token;
    const isRate = next === '/' || next === 'per';
    if (isRate && LABORATORY.has(tokens[at + 2]?.token ?? '')) return [];
    const value = numberBefore(
      tokens.slice(0, at).map((each) => each.token),
      unit.isHindi,
    );
    // Rounded, so that 0.1 g is 100 mg.
    return value === null
      ? []
      : [{ value: Math.round(value * unit.factor * 1_000) / 1_000, kind: unit.kind, after: plain.slice(end) }];
  });
}

/** The number at the end of these words: of "take five hundred" 500; null if there is none. */
function numberBefore(words: readonly string[], isHindi: boolean): number | null {
  let end = words.length;
  for (let skipped = 0; skipped < 3 && BETWEEN.has(words[end - 1] ?? ''); skipped++) end--;
  const last = words[end - 1] ?? '';
  if (/^\d/.test(last)) return written(last);
  const valueOf = (word: string) => normal.get(word) ?? (isHindi ? HINDI_NUMBERS[word] : undefined);
  let start = end;
  while (start > 0 && (valueOf(words[start - 1]!) !== undefined || (words[start - 1] === 'and' && start < end)))
    start--;
  const values = words.slice(start, end).flatMap((word) => valueOf(word) ?? []);
  if (values.length === 0) return null;
  return values.reduce((sum, value) => (value >= 100 ? (sum || 1) * value : sum + value), 0);
}
