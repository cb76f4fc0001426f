import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { withoutHindiNames } from './medicine-sounds.js';
import names from './medicine-names.json' with { type: 'json' };

/** The sign of a medicine that a sentence names. */
export const NAMED = '§';
/** Names in Devanagari, which the table of ingredients does not have. */
const HINDI_NAMES = new RegExp(String.raw`(?:${names.hindi.replaceAll(', ', '|')})(?![\p{L}\p{M}])`, 'gu');
/** Brands that the table of ingredients does not have, and remedies without one. */
const OTHER_NAMES = new RegExp(String.raw`\b(?:${names.brands.replaceAll(', ', '|')})\b`, 'giu');
/** Endings of generic names: "-pril", "-olol". */
const GENERIC =
  /(?<!\p{L})\p{L}{2,15}(?:[aeiou]pril|sartan|olol|dipine|statin|formin|gliptin|gliflozin|glutide|prazole|tidine|cillin|[ct]?mycin|floxacin|cycline|conazole|nidazole|profen|fenac|setron|triptan|zepam|zolam|oxetine|triptyline|oxicam|solone|sone|thiazide|semide|xaban|grel|arin|caine|ovir|rizine|tadine|lukast|terol|phylline|dronate|gabalin|bapentin|idone|peridol|azine)(?!\p{L})/giu;
/** Words with such endings. */
const NO_GENERIC = /^(?:mandarin|margarin|magazine|cocaine|cholesterol)$/iu;
/** A name in capitals with a strength, such as "Shelcal 500": no place of its own in a sentence begins so. */
const BRAND =
  /(?<![\p{L}.!?]\s*|^)(?<=\s)(?!Type|Covid|Omega|Stage|Grade|Class|Dial|Call|Number|Article|Section|Day|Week|Phase|Level|Age|Over|Under|About|Helpline)[A-Z][a-z]{3,}(?:[- ][A-Z][A-Za-z]{0,5})?[ -](?:5|10|20|25|40|50|75|80|100|150|200|250|300|325|400|500|600|625|650|1000)(?!\d|\s*(?:%|\/|mg\/d|mmol|minutes?|years?|days?|people|kcal|calories|steps|rupees|percent))/gu;

/** What follows the name of a substance that is in food or in the blood. */
const NO_FOOD = String.raw`(?![- ](?:rich|deficien\w+|levels?|stores?|content|intake)\b)`;
/** A name in capitals that is to be taken or given, known or not: "start Xyz", "give her an Xyz". */
const TAKEN_NAME =
  /(?<=\b(?:[Tt]ake|[Tt]aking|[Gg]ive|[Gg]iving|[Ss]tart|[Ss]tarting|[Ss]top|[Ss]topping|[Cc]ontinue|[Ss]witch(?:ing)?\s+to|[Uu]se|[Aa]pply|[Tt]ry|[Ss]wallow|[Ss]kip|[Aa]dd|[Dd]ouble|[Hh]alve|[Rr]epeat|[Ii]nstead\s+of|on)\s+(?:an?\s+|one\s+|two\s+|the\s+|your\s+|some\s+|half\s+|him\s+|her\s+|of\s+|an?\s+|tablet\s+|syrup\s+){0,3})(?!Ayushman|Yoga|Tele|India|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Diwali|Ramadan|Gemini|Indian|Aadhaar|Jan\b)[A-Z][a-z]{3,}/gu;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence in which names of medicines, generic or brands, are one sign. */
export const withoutNames = (sentence: string): string =>
  ingredientsOf(sentence)
    .recognised.reduce(
      (text, { written }) => text.replaceAll(new RegExp(`${escaped(written)}${NO_FOOD}`, 'giu'), NAMED),
      withoutHindiNames(sentence.replaceAll(HINDI_NAMES, NAMED), NAMED),
    )
    .replaceAll(OTHER_NAMES, NAMED)
    .replaceAll(TAKEN_NAME, NAMED)
    .replaceAll(BRAND, NAMED)
    .replaceAll(GENERIC, (word) => (NO_GENERIC.test(word) ? word : NAMED));

/** A medicine or a course of treatment, named or not. */
export const MENTION = new RegExp(
  String.raw`\b(?:tablets?|pills?|capsules?|medicines?|medications?|meds|drugs?|insulin|inhalers?|nebuli[sz]ers?|injections?|antibiotics?|antidepressants?|antihistamines?|antacids?|steroids?|painkillers?|statins?|blood\s+thinners?|beta[- ]blockers?|diuretics?|water\s+pills?|laxatives?|sedatives?|contraceptives?|syrups?|ointments?|creams?|lozenges?|supplements?|suppositor\w+|(?:eye|ear|nose|nasal)\s+drops|(?:nasal|pain)\s+spray|doses?|dosage|prescriptions?|(?<!of\s)course\s+of|the\s+course|(?:your|his|her)\s+(?:treatment|therapy|chemo\w*|dialysis)|betnovate|lantus|mixtard|norflox\S*|montek|montair|deriphyllin|levolin|neurobion|becosules|calpol|saridon|vicks|volini|digene|gelusil|eno|churna|kadha|dawa|dawai|davai|dawaiyan|dawaiyon|dava|goli|goliyan|khurak|khuraak)\b|${NAMED}|(?<![\p{L}\p{M}])(?:दवा|दवाई|दवाइयाँ|दवाइयां|दवाइयों|दवाएँ|दवाएं|दवाओं|गोली|गोलियाँ|गोलियां|इंसुलिन|इन्सुलिन|इंजेक्शन|टैबलेट|कैप्सूल|सिरप|खुराक|डोज़|डोज|इलाज)(?![\p{L}\p{M}])`,
  'iu',
);
