import { readerOf } from '../words/vocabulary.js';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { NAMED, withoutNames } from '../claims/medicine-names.js';
import { amountsOf } from './amounts.js';
import lists from './dose-words.json' with { type: 'json' };
import { medicineWords } from './medicine-words.js';

const { common, thinner, steroid, fits, controlled } = medicineWords;

/**
 * Words of questions for an amount of a medicine. Of the lists in the data file:
 *
 * - `leave`: words of a question that asks for leave, which is one for a dose if it names an amount.
 * - `vaccine`: asked of a vaccine or a missed tablet, these are questions with answers.
 * - `missed` and `heaped`: tablets that were left out, and are to be taken in one go.
 * - `sun`: of which vitamin D comes.
 */
const words = { ...lists, medicine: [common, thinner, steroid, fits, controlled].join(', ') };
type Word = keyof typeof words;

const read = readerOf<Word>(words, { correctedFrom: 5 });
const NEAR = 12;
const MORE = new Set('baar bar बार times aur more और extra goli गोली tablet tablets at'.split(' '));
/** Words after a number that make it no amount of a medicine: "take two weeks". */
const OF_TIME =
  /^(?:day|week|month|year|hour|minute|time|meal|glass|test|doctor|different|other|type|kind|cup|litre|liter|step|walk|nap)s?$|^(?:din|hafte|mahine|saal|ghante|baje|दिन|हफ्ते|महीने|साल|घंटे|बजे)$/;
/** After "how many", what is no amount of a medicine: the time of an illness, and kinds of a medicine. */
const OF_OTHER =
  /^(?:months?|years?|mahin[ae]|saal|sal|types?|kinds?|brands?|sorts?|companies|people|prakar|tarah|महीन[ाे]|साल|प्रकार|तरह)$/u;
const UNIT = /^(?:mg|mcg|ml|iu|units?|यूनिट|एमजी)$/;

/** Between two amounts of which one is to be chosen: "50 or 75", "ek khau ya do", "आधी दूँ या पूरी". */
const OR = new Set(['or', 'ya', 'या']);
/** Amounts as they are chosen from: figures, small numbers, parts, spoons and times. */
const AMOUNT =
  /^(?:\d+(?:\.\d+)?(?:mg|ml|mcg|iu)?|half|full|whole|quarter|one|two|three|four|five|six|once|twice|thrice|weekly|daily|monthly|teaspoon|tablespoon|ek|do|teen|char|chaar|paanch|aadh[aei]|adh[aei]|poor[aei]|pur[aei]|dono|एक|दो|तीन|चार|पाँच|पांच|आध[ाीे]|पूर[ाीे]|सौ|हज़ार|हजार|पचास|रोज़?|दोनों)$/u;
/** Words between two amounts to choose from: "5 de du ya 10". */
const BETWEEN = 3;
/** Between two amounts of which one is to take the place of the other: "500 se 1000 kar lu", "go from 50 to 75". A value changes so too, and nobody does it. */
const TO = new Set(['se', 'से', 'to', 'jagah', 'जगह', 'of']);
/** Between a measure and its value. */
const OF_VALUE = new Set('ko level ka ki ke value abhi meri mera'.split(' '));
const DOES =
  /^(?:kar|kar[ou]n?|karna|karne|karein?|karoon|kardu|lu|lun|loon|lena|leni|du|dun|doon|go|going|move|moving|shift|switch|change|jump|step|करूं|करूँ|करना|कर|लूं|लूँ|दूं|दूँ)$/u;

/** Words of how many, before the name of a medicine: "four crocin", "2 dolo". */
const HOW_MANY = new Set('two three four five six eight ten do teen char chaar paanch दो तीन चार पांच पाँच'.split(' '));

/**
 * Whether a message asks for an amount of a medicine: how much, how many or how often, or for leave to take an amount that it names; and a medicine by its name, its brand or its form.
 * Questions about vaccines, missed tablets and what goes with a medicine are none, unless they name an amount as well.
 */
export function asksForDose(text: string): boolean {
  const { words: all, mentions } = read(text);
  const of = (meaning: Word) => mentions.filter((mention) => mention.meaning === meaning);
  const isNamed = withoutNames(text).includes(NAMED);
  const medicines = of('medicine');
  const isCounted = all.some(({ written }, at) => {
    const isNext =
      medicines.some(({ start }) => start === at + 1) ||
      (isNamed && ingredientsOf(all[at + 1]?.written ?? '').recognised.length > 0);
    // "Can I take two?", "दो ले सकती हूं?": of the medicine that is named elsewhere.
    const isTaken =
      (medicines.length > 0 || isNamed) &&
      (of('leave').some(({ start }) => start === at + (MORE.has(all[at + 1]?.written ?? '') ? 2 : 1)) ||
        (of('take').some(({ end }) => end === at - 1) && !OF_TIME.test(all[at + 1]?.written ?? '')));
    return (HOW_MANY.has(written) || /^\d{1,2}$/.test(written)) && (isNext || isTaken);
  });
  const hasAmount =
    isCounted || (isNamed && amountsOf(text).length > 0) || (medicines.length > 0 && amountsOf(text).length > 0);
  // "Paracetamol 500 to my child" names a strength without its unit.
  const isStrong =
    of('child').length > 0 &&
    all.some(
      ({ written }, at) =>
        /^\d{2,4}$/.test(written) &&
        (medicines.some(({ end }) => end === at - 1) ||
          ingredientsOf(all[at - 1]?.written ?? '').recognised.length > 0),
    );
  const asksLeave = of('leave').length > 0 && (hasAmount || isStrong);
  // A unit after a number states an amount, and asks for none.
  const asked = of('amount').filter(
    ({ start, end }) =>
      !(start === end && UNIT.test(all[start]!.written) && /^\d/.test(all[start - 1]?.written ?? '')) &&
      !OF_OTHER.test(all[end + 1]?.written ?? ''),
  );
  const near = asked.some(({ start, end }) =>
    medicines.some((medicine) => {
      const isOther = medicine.start > end || medicine.end < start;
      return isOther && Math.max(end, medicine.end) - Math.min(start, medicine.start) < NEAR;
    }),
  );
  const isChoice = all.some(
    ({ written }, at) =>
      OR.has(written) &&
      all.slice(Math.max(0, at - 1 - BETWEEN), at).some((word) => AMOUNT.test(word.written)) &&
      all.slice(at + 1, at + 2 + BETWEEN).some((word) => AMOUNT.test(word.written)),
  );
  const isNumber = (at: number) => /^\d+(?:\.\d+)?$/.test(all[at]?.written ?? '');
  // "Insulin leta hu, sugar 300 se 150 karna hai": what is to change is the value.
  const measures = new Set(of('measure').map(({ end }) => end));
  const isOfMeasure = (at: number): boolean =>
    measures.has(at - 1) || (OF_VALUE.has(all[at - 1]?.written ?? '') && isOfMeasure(at - 1));
  const isChange = all.some(({ written }, at) => {
    if (!TO.has(written)) return false;
    const isFromNumber = places(at - BETWEEN, at).some((place) => isNumber(place) && !isOfMeasure(place));
    const to = places(at + 1, at + 1 + BETWEEN).find(isNumber);
    const isOfTime = to !== undefined && OF_TIME.test(all[to + 1]?.written ?? '');
    return (
      isFromNumber &&
      to !== undefined &&
      !isOfTime &&
      all.some((word, place) => DOES.test(word.written) && (place < at || place > to))
    );
  });
  if ((isChoice || isChange) && (isNamed || medicines.length > 0)) return true;
  const isHeaped = (isNamed || medicines.length > 0) && of('missed').length > 0 && of('heaped').length > 0;
  if (isHeaped) return true;
  if (of('sun').length > 0 && medicines.length === 0) return false;
  if (!(isNamed && asked.length > 0) && !near && !asksLeave) return false;
  // "A safe quantity" is asked for, and not whether it is safe.
  const isInformed = of('vaccine').some(({ end }) => !asked.some(({ start }) => start === end + 1));
  if (isInformed && !asksLeave)
    return of('strict').length > 0 && all.some(({ key }) => /^(mg|ml|units?|matra|khurak|dos|double|duble)$/.test(key));
  return true;
}

const places = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
