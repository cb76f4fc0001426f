import type { LeftOutReason } from './blocks.js';

const LINK =
  /:\/\/|\bwww\.|\b(?:https?|ftp|mailto|javascript|vbscript|data|tel|file|blob):\S|[\w.+-]+@[\w-]+\.\w|\]\s*\(|\]\s*\[|^\s*\[[^\]]{0,200}\]:|(?<![\w.])[a-z][a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){0,5}\.(?:com|org|net|info|io|in|co|uk|eu|de|fr|us|gov|edu|app|dev|ai|me|health|care|clinic|xyz|ru|cn|example|ly|to|gl|shop|site|online|biz)(?![a-z0-9-])/;

const MEDICINE = String.raw`(?:medicines?|medications?|drugs?|tablets?|pills?|capsules?|doses?|dosages?|injections?|insulin|supplements?|steroids?|antibiotics?|painkillers?|aspirin|paracetamol|ibuprofen|vitamins?|iron|\w*(?:statin|pril|sartan|olol|formin|mycin|cillin|prazole|gliptin|gliflozin|thyroxine|semide|dipine|parin|azole|profen))`;
const DO = String.raw`(?:take|taking|use|using|start|starting|begin|stop|stopping|increase|increasing|reduce|reducing|double|doubling|halve|skip|skipping|change|changing|switch|switching|swallow|inject|injecting|try|buy|add|prescribe|prescribed|recommend)`;
const TREATMENT = new RegExp(String.raw`\b${DO}\b[^.;]{0,60}\b${MEDICINE}\b`);
const HOW_OFTEN =
  /\b(?:once|twice|(?:one|two|three|four|five|six)\s+times|every\s+\w+\s+hours?)\s*(?:a|per|each|every)?\s*(?:day|daily|week|night|morning|hours?)\b|\bper\s+day\b|\b(?:a|one|two|half\s+a|three)\s+(?:tablet|pill|capsule|spoon|dose|sachet)/;
/** "Ask your doctor before you stop a medicine" gives no instruction. */
const ASK =
  /\b(?:ask|asking|talk|talking|speak|discuss|consult|consulting|check\s+with|tell|(?:do\s+not|don't|never)\b[^.;]*\bwithout|only\s+if\s+your\s+doctor|whether|your\s+doctor\s+(?:may|can|might|will))\b/;

const ILLNESS = String.raw`(?:(?:pre)?diabet\w+|an(?:a)?emi[ac]|cancer|leuk(?:a)?emia|thalass(?:a)?emia|hypo\w+ism|hyper\w+(?:ism|emia|aemia)|\w{3,}itis|\w{3,}osis|\w+ deficiency|(?:\w+ )?(?:disease|syndrome|failure|disorder|infection|tumou?r))`;
const DIAGNOSIS = new RegExp(
  String.raw`\byou\s+(?:(?:do|clearly|probably|definitely|likely|most\s+likely|also|now|already)\s+)*(?:have|had|suffer\s+from|are\s+suffering\s+from|are|are\s+diagnosed\s+with)\s+(?:\w+\s+){0,3}?${ILLNESS}\b`,
);
const OPEN = /\b(?:not|n't|no|may|might|can|could|if|whether|ask|does)\b/;

const BIG = String.raw`(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?|(?<!\d\s*)(?:hundreds?|thousands?|millions?|lakhs?|lacs?|dozens?))`;
const SMALL = String.raw`(?:zero|one|two|three|four|five|six|seven|eight|nine)`;
const NUMBER_WORD = new RegExp(
  [
    String.raw`\b${BIG}\b`,
    String.raw`\b${SMALL}\s+(?:point|per\s*cent|percent|%|times|fold|(?:milli)?grams?|units?|mmol|mg|years?|months?|weeks?|days?|hours?)\b`,
    String.raw`\b(?:is|was|are|of|at|to|than|about|around|nearly|from)\s+${SMALL}\s*(?:[.,;!?)]|$)`,
    String.raw`\b(?:is|was|are|of|at|to)\s+(?:x{1,3}(?:ix|iv|v?i{0,3})|ix|iv|vi{1,3}|i{2,3})\b`,
    String.raw`\b(?:twice|double[ds]?(?!-)|triple[ds]?|quadruple[ds]?|halve[ds]?|half|third|quarter|\w+fold)\b`,
  ].join('|'),
);
/** Fractions, circled numbers and Roman numerals of Unicode. */
const OTHER_NUMBER = /[\p{No}\p{Nl}]/u;

/** The reason why words of a sentence cannot stand, whatever the facts are: links, treatment, a diagnosis, numbers in words. Null if they can. */
export function uncheckedWords(plain: string): LeftOutReason | null {
  if (LINK.test(plain)) return 'link';
  if (TREATMENT.test(plain) && !ASK.test(plain)) return 'advice';
  if (HOW_OFTEN.test(plain) || (DIAGNOSIS.test(plain) && !OPEN.test(plain))) return 'advice';
  return NUMBER_WORD.test(plain) || OTHER_NUMBER.test(plain) ? 'unknownNumber' : null;
}
