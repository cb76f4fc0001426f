import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { type Amount, amountsOf } from '../built-in/amounts.js';

/** What is eaten and drunk: an amount of it is none of a medicine. */
const FOOD =
  /^\s*(?:of|का|की|के|ka|ki|ke)?\s*(?:(?:dietary|added|table|free|saturated|plain|clean|warm|cold|boiled)\s+)?(?:water|fluids?|milk|salt|sodium|sugar|sugars|oil|ghee|fat|fats|protein|fibre|fiber|carbohydrates?|carbs|alcohol|juice|fruit|fruits|vegetables|nuts|food|pulses|rice|पानी|दूध|नमक|चीनी|तेल|घी|प्रोटीन|फाइबर|शराब|फल|सब्ज़ी|सब्ज़ियाँ)(?![\p{L}\p{M}])/iu;
/** "Keep salt below one teaspoon". */
const IN_SPOONS = /\b(?:salt|sugar|oil|ghee|honey|butter)\b|नमक|चीनी|तेल|घी|शहद/iu;
const isFood = ({ after, kind }: Amount, sentence: string): boolean =>
  kind !== 'form' &&
  (FOOD.test(after) || (kind === 'spoon' && IN_SPOONS.test(sentence))) &&
  ingredientsOf(sentence).recognised.length === 0;

/** To take another part of what was prescribed: an amount without a number. */
const CHANGED =
  /\b(?:double|doubling|doubled|triple|quadruple|halve|halving|twice)\b(?:\s+\S+){0,4}?\s+(?:dose|doses|dosage|tablets?|pills?|medicines?|insulin|amount)\b|(?:दोगुनी|दुगनी|दुगुनी|दोगुना|आधी|dugni|doguni|aadhi)\s+(?:खुराक|डोज़|डोज|गोली|दवा|dose|khurak|goli|dawa)/iu;
/** An amount of what was named before: "take two of them", "increase the dose by 50 %". */
const OF_IT = [
  /\b(?:take|taking|swallow|give)\s+(?:up\s+to\s+)?(?:\d+(?:\.\d+)?|half|one|two|three|four|five|six)(?:\s+(?:of\s+(?:them|these|those|it)\b|at\s+once\b|together\b|every\b|in\s+the\s+(?:morning|evening)\b|at\s+night\b|daily\b|a\s+day\b)|\s*[.!,;]|\s*$)/iu,
  /\b(?:increase|raise|reduce|lower|cut|decrease)\b[^.]{0,40}\b(?:dose|dosage|amount|tablets?|medicine|insulin)\b[^.]{0,20}(?:\d\s?%|\bpercent\b|\bhalf\b)/iu,
];
const NEGATED = /\b(?:never|not|without|avoid|dont|nor|mat|nahi)\b|n['’]t\b|(?:मत|नहीं|न)(?![\p{L}\p{M}])/iu;

/**
 * Whether a sentence names an amount of a medicine that is not in what the patient wrote or sent: nobody prescribed it to them. Amounts are compared as a number with its unit. Laboratory
 * values (135 mg/dL), and amounts of food and drink, are none.
 */
export function inventsDose(sentence: string, given: string): boolean {
  if ([CHANGED, ...OF_IT].some((pattern) => pattern.test(sentence)) && !NEGATED.test(sentence)) return true;
  const amounts = amountsOf(sentence).filter((amount) => !isFood(amount, sentence));
  if (amounts.length === 0) return false;
  const known = new Set(amountsOf(given).map(({ value, kind }) => `${value} ${kind}`));
  return amounts.some(({ value, kind }) => !known.has(`${value} ${kind}`));
}
