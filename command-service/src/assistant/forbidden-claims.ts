import { inventsDose } from './dose-claims.js';
import { diagnoses } from './diagnosis-claims.js';
import { changesMedicine, withoutNames } from './medicine-claims.js';

/**
 * The kinds of claims that are removed from a provider's text: the amount of a medicine; an instruction to start, stop or change a medicine; advice
 * not to seek help; a certain diagnosis, or its exclusion. Software may neither prescribe nor counsel (Telemedicine Practice Guidelines of India, 2020, 5.4).
 */
export type ForbiddenClaim = 'dose' | 'medicine' | 'help' | 'diagnosis';

/** People, places and numbers from which help comes. */
const HELPERS = String.raw`(?:ambulance|doctors?|physician|hospitals?|emergency|112|108|102|help|medical|clinic|casualty|er)`;
const SEEK = String.raw`(?:call|see|visit|go|consult|ring|phon|bother|wast|seek|gett?|rush|show)(?:e|ing)?`;
/** Advice against calling, visiting or going to them, or advice to wait. */
const AGAINST_HELP = new RegExp(
  [
    String.raw`\b(?:do\s+not|don['’]?t|never|no\s+need\s+to|needn['’]?t|need\s+not|not\s+(?:need|have)\s+to|not\s+necessary\s+to|unnecessary\s+to|avoid|instead\s+of|rather\s+than)\s+(?!delay|wait|hesitate|postpone|forget|avoid|put|fail|stop)(?:\w+\s+){0,2}${SEEK}\b[^.;!?]{0,40}\b${HELPERS}\b`,
    String.raw`\b(?:no|not\s+(?:a|any)|do\s+not|don['’]?t|needn['’]?t|not)\s+(?:really\s+)?(?:need|needed|necessary|require)\b[^.;!?]{0,30}\b${HELPERS}\b`,
    String.raw`\b${HELPERS}\b[^.;!?]{0,20}\b(?:is|are)\s+(?:not|un)\s?(?:needed|necessary|required)\b`,
    String.raw`\b${HELPERS}\b[^.;!?]{0,30}\bwaste\b|\bwaste\b[^.;!?]{0,30}\b${HELPERS}\b`,
    String.raw`\b(?:treat|manage|cure|handle|solve)\b[^.;!?]{0,30}\bwithout\b[^.;!?]{0,15}\b${HELPERS}\b`,
    String.raw`(?<!\b(?:not|never|n['’]t)\s)\bignore\s+(?:the|your|this|that|these|what)\b[^.;!?]{0,20}\b(?:pain|symptoms?|doctors?|advice|warning|bleeding)\b`,
    String.raw`\byou\s+can\s+(?:safely\s+)?wait\b|\bno\s+(?:hurry|rush)\b|\bsoon\s+enough\b|\boverreact\w*|\bneed\s+not\s+be\s+(?:shown|seen|checked)\b|\bwould\s+only\s+tell\b|\b(?:trouble|bother)\s+(?:a|the|your)\s+doctor\b`,
    String.raw`(?<!\b(?:not|never|n['’]t)\s(?:just\s|simply\s)?)\b(?:wait|watch(?:ed)?|observed?|managed?|rest)\b[^.;!?]{0,40}\b(?:another|few|couple|two|three|days?|weeks?|tomorrow|morning|monday|at\s+home|settle|by\s+itself|on\s+its\s+own|will\s+do)\b`,
    String.raw`\b(?:ecg|scan|x-?ray|tests?|visit|check-?up|appointment)\b[^.;!?]{0,30}\b(?:unnecessary|not\s+(?:needed|necessary|required)|a\s+waste)\b|\bskip\s+(?:the|your|this|that)\s+(?:visit|appointment|test|scan|check-?up)\b`,
  ].join('|'),
  'iu',
);
const HINDI_AGAINST_HELP =
  /(?:इंतज़ार|इंतजार|intezar|intzar)\s+(?:कर\s+(?:लें|लीजिए|सकते)|kar\s+(?:lo|lein|lijiye|sakte))|(?:सुबह|कल|subah|kal)\s+(?:तक|tak)\s+(?:देख|रुक|dekh|ruk)|(?:रुक|ruk)\s*(?:कर|kar)\s+(?:देख|dekh)|(?:अपने\s+आप|खुद\s+ही|apne\s+aap|khud\s+hi)\s+(?:ठीक|बंद|theek|thik|band)|(?:डॉक्टर|एम्बुलेंस|एंबुलेंस|अस्पताल|doctor|ambulance|hospital|112|108)(?![\p{L}\p{M}])[^.।!?]{0,30}(?:(?:ज़रूरत|जरूरत|आवश्यकता|zaroorat|zarurat|jarurat)\s+(?:नहीं|nahi|nahin)|(?<![\p{L}\p{M}])(?:मत|न|mat|na)\s+(?:बुला|जा|bula|jao|jaye))/iu;

/**
 * The claim of a sentence that may not be shown; null if it makes none. `given`: what the patient wrote or sent; amounts and illnesses in it may be
 * repeated. Pure.
 */
export function forbiddenClaim(sentence: string, given: string): ForbiddenClaim | null {
  const plain = withoutNames(sentence);
  if (AGAINST_HELP.test(plain) || HINDI_AGAINST_HELP.test(plain)) return 'help';
  if (inventsDose(sentence, given)) return 'dose';
  if (changesMedicine(plain)) return 'medicine';
  return diagnoses(sentence, given) ? 'diagnosis' : null;
}
