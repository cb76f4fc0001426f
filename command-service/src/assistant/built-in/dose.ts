import { readerOf } from '@anamnesis/contracts/assistant/vocabulary';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { amountsOf } from '../amounts.js';
import { controlledWords, fitsWords, medicineWords, steroidWords, thinnerWords } from './medicine-words.js';

const words = {
  amount:
    'dose, doses, dosage, dosages, how much, how many, what amount, amount, quantity, mg, mcg, ml, units, unit, iu, how often, times a day, times daily, times per day, per day, per kg, max dose, maximum, double, doubled, increase, reduce, decrease, half, two at once, two together, together, at one time, overdose limit, strength, kitna, kitni, kitne, kitna ml, kitni baar, kitni goli, matra, khurak, ek sath, ek saath, eksath, badha, badhau, badha du, badha lu, badhaun, kam kar, ghata, dugna, do goli, 2 goli, aadhi goli, adhi goli, aadhi tablet, adhi tablet, aadhi dawa, aadha kar, aadhi kar, alternate day, alternate days, every other day, ek din chhod, ek din chod, din me kitni, kitne unit, kitne mg, कितना, कितनी, कितने, मात्रा, खुराक, कितनी बार, एक साथ, बढ़ा, बढ़ा दूं, बढ़ाऊं, घटा, दुगना, दोगुना, दोगुनी, दुगनी, आधी, आधा, एक दिन छोड़, यूनिट, डोज, डोज़, एमजी, ki jagah, की जगह, another, one more, ek aur, extra, second, more, again, too much, enough, एक और, और एक, ज्यादा, ज़्यादा, zyada, jyada',
  /** Words of a question that asks for leave, which is one for a dose if it names an amount. */
  leave:
    'kha sakte, kha sakta, kha sakti, kha lu, kha lun, kha le, khila sakte, khila du, pila sakte, pila du, le lu, le loon, खा सकते, खा सकता, खा सकती, खा लूं, खा लें, खिला दूं, पिला दूं, पिला सकते, can i, can we, can he, can she, can my, could i, may i, should i, should we, shall i, is it ok, is it okay, is it fine, is it safe, is it alright, fine, ok, okay, safe, allowed, too much, enough, what if, took, taken, swallowed, kha li, kha liya, le li, le liya, खा ली, खा लिया, ले ली, ले लिया, le sakte, le sakta, le sakti, de sakte, de sakta, de sakti, le lu, le lun, de du, de dun, lagau, lagaun, theek hai, thik hai, chalega, ले सकते, ले सकता, ले सकती, दे सकते, दे सकता, ले लूं, दे दूं, लगाऊं, ठीक है, चलेगा',
  medicine: `${medicineWords}, ${thinnerWords}, ${steroidWords}, ${fitsWords}, ${controlledWords}`,
  // Asked of a vaccine or a missed tablet, these are questions with answers.
  vaccine:
    'vaccine, vaccines, vaccination, booster, tika, teeka, tetanus, tt, rabies, bite, kutte ke, kutta, kaat, kaatne, kata, कुत्ते के, काटने, काटा, रेबीज, टीका, टीके, वैक्सीन, missed, missed dose, forgot, bhool, bhul, bhul gaya, bhool gaya, भूल, भूल गया, भूल गई, together with milk, with milk, with food, empty stomach, alcohol, side effect, side effects, nuksan, safe, store, price',
  /** Tablets that were left out, and are to be taken in one go. */
  missed:
    'missed, miss, forgot, forgotten, skipped, left out, could not take, miss ho, chhut, chhoot, chhut gayi, chhoot gayi, nahi li, nahi khayi, bhul gaya, bhool gaya, bhul gayi, bhool gayi, छूट, छूट गई, छूट गईं, नहीं ली, नहीं खाई, भूल गया, भूल गई',
  heaped:
    'all together, altogether, all at once, all of them, all the missed, take all, take both, both together, both at once, two together, two at once, in one go, make up for, catch up, extra tablet, extra dose, double, sab ek sath, sab ek saath, dono ek sath, dono ek saath, ek sath, ek saath, ek hi baar, sari ek, saari, सब एक साथ, दोनों एक साथ, एक साथ, एक ही बार, सारी, सभी गोलियां, दोगुनी, दुगनी, dugni, doguni',
  child:
    'child, children, kid, baby, infant, toddler, year old, month old, son, daughter, bachche, bachcha, bacche, beta, bete, beti, बच्चे, बच्चा, बेटे, बेटी, शिशु',
  /** Vitamin D of the sun. */
  sun: 'sun, sunlight, sunshine, dhoop, dhup, धूप',
  take: 'take, have, give, eat, swallow, use, inject, taking, giving',
  strict:
    'dose, dosage, how much, how many, what amount, mg, ml, units, double, kitna, kitni, kitne, matra, khurak, कितना, कितनी, कितने, मात्रा, खुराक, यूनिट',
} as const;
type Word = keyof typeof words;

const read = readerOf<Word>(words, { correctedFrom: 5 });
const NEAR = 12;
const MORE = new Set('baar bar बार times aur more और extra goli गोली tablet tablets at'.split(' '));
/** Words after a number that make it no amount of a medicine: "take two weeks". */
const OF_TIME =
  /^(?:day|week|month|year|hour|minute|time|meal|glass|test|doctor|different|other|type|kind|cup|litre|liter|step|walk|nap)s?$|^(?:din|hafte|mahine|saal|ghante|baje|दिन|हफ्ते|महीने|साल|घंटे|बजे)$/;
const UNIT = /^(?:mg|mcg|ml|iu|units?|यूनिट|एमजी)$/;

/** Words of how many, before the name of a medicine: "four crocin", "2 dolo". */
const HOW_MANY = new Set('two three four five six eight ten do teen char chaar paanch दो तीन चार पांच पाँच'.split(' '));

/**
 * Whether a message asks for an amount of a medicine: how much, how many or how often, or for leave to take an amount that it names; and a medicine by its name, its brand or its form.
 * Questions about vaccines, missed tablets and what goes with a medicine are none, unless they name an amount as well.
 */
export function asksForDose(text: string): boolean {
  const { words: all, mentions } = read(text);
  const of = (meaning: Word) => mentions.filter((mention) => mention.meaning === meaning);
  const isNamed = ingredientsOf(text).recognised.length > 0;
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
    ({ start, end }) => !(start === end && UNIT.test(all[start]!.written) && /^\d/.test(all[start - 1]?.written ?? '')),
  );
  const near = asked.some(({ start, end }) =>
    medicines.some((medicine) => {
      const isOther = medicine.start > end || medicine.end < start;
      return isOther && Math.max(end, medicine.end) - Math.min(start, medicine.start) < NEAR;
    }),
  );
  const isHeaped = (isNamed || medicines.length > 0) && of('missed').length > 0 && of('heaped').length > 0;
  if (isHeaped) return true;
  if (of('sun').length > 0 && medicines.length === 0) return false;
  if (!(isNamed && asked.length > 0) && !near && !asksLeave) return false;
  if (of('vaccine').length > 0 && !asksLeave)
    return of('strict').length > 0 && all.some(({ key }) => /^(mg|ml|units?|matra|khurak|dos|double|duble)$/.test(key));
  return true;
}
