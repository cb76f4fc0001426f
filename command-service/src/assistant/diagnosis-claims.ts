import { illnessNouns, illnessWords } from './illness-words.js';

const ILLNESS = String.raw`(?:${`${illnessWords}, ${illnessNouns}`.split(/,\s*/).join('|')}|heart attack|stroke|cancer|diabetes|dengue|malaria|typhoid|tuberculosis|tb|pneumonia|covid|hiv|asthma|anaemia|anemia|jaundice|depression|fracture|appendicitis|(?:under|over)active thyroid|thyroid|hepatitis|epilepsy|migraine|measles|muscular|कैंसर|मधुमेह|शुगर|डेंगू|मलेरिया|टाइफाइड|टीबी|दिल का दौरा|हार्ट अटैक|लकवा|निमोनिया|एचआईवी|एड्स)`;
const EDGE = String.raw`(?![\p{L}\p{M}])`;
const SURE = String.raw`(?:(?:certainly|definitely|surely|clearly|obviously|undoubtedly|for\s+sure|really|probably|likely|just|only|simply)\s+)?`;
const NAMED = String.raw`(?:an?\s+|the\s+|any\s+)?(?:\w+\s+){0,2}?${ILLNESS}${EDGE}`;
/** "If you have diabetes", "a test shows whether you have …": not said of the reader. */
const NOT_OPEN = String.raw`(?<!\b(?:if|when|whether|once|unless|because|do|did|does|should|could|may|might|say|think|believe|suspect|says|that|who|have|possible)\s)`;

const CERTAINTIES = new RegExp(
  [
    String.raw`${NOT_OPEN}\b(?:you|he|she|they|your\s+\w+)\s+${SURE}(?:have|has|got|suffers?\s+from|(?:are|is)\s+(?:suffering\s+from|having))\s+${SURE}${NAMED}`,
    String.raw`${NOT_OPEN}\b(?:this|it|that|the\s+(?:diagnosis|cause|problem|reason))\s+(?:must|cannot|can['’]?t|could\s+only)\s+be\s+${NAMED}`,
    String.raw`\b(?:this|it|that)(?:\s+is|['’]s)\s+(?:certainly|definitely|surely|clearly|obviously|undoubtedly)\s+(?:not\s+)?${NAMED}`,
    String.raw`\b(?:the|your)\s+diagnosis\s+is\b|\bdefinite\s+(?:case|sign)\s+of\b`,
    String.raw`\byour\s+(?:tumou?r|lump|growth|mole|cyst|nodule|\w+)\s+is\s+(?:benign|malignant|cancerous|not\s+cancer\w*)\b`,
    String.raw`${NOT_OPEN}\byou\s+(?:certainly\s+|definitely\s+|surely\s+)?(?:do\s+not|don['’]?t|cannot|can['’]?t)\s+have\s+${NAMED}`,
    String.raw`\bnothing\s+(?:serious|to\s+worry|dangerous|to\s+fear)|\bno\s+(?:cause|reason|need)\s+(?:for|to)\s+(?:concern|worry|alarm|panic)|\byou\s+are\s+(?:perfectly|completely|absolutely)\s+(?:fine|healthy|well|safe)\b|\byou\s+are\s+not\s+(?:at\s+risk|in\s+danger|ill|sick)\b`,
    String.raw`${NOT_OPEN}(?<!\bmean\s)\b(?:this|it|that)\s+is\s+(?:(?:certainly|definitely|surely|completely)\s+)?(?:not\s+(?:serious|dangerous|an?\s+emergency)|harmless)\b`,
    String.raw`(?:आपको|उन्हें|उसे|aapko|apko|unhe)\s+(?:\S+\s+){0,2}?${ILLNESS}${EDGE}\s+(?:(?:ही|hi|नहीं|nahi)\s+)?(?:है|हैं|हो\s+गया|hai|ho\s+gaya)${EDGE}`,
    String.raw`(?:यह|ये|yeh|ye)\s+${ILLNESS}${EDGE}\s+(?:ही|hi|नहीं|nahi)\s+(?:है|hai)${EDGE}`,
    String.raw`(?:चिंता|घबराने|chinta|ghabrane)\s+(?:की|ki)\s+(?:कोई\s+|koi\s+)?(?:बात|ज़रूरत|जरूरत|baat|zarurat)\s+(?:नहीं|nahi)`,
  ].join('|'),
  'iu',
);
/** Words that express doubt or a condition, or that are about people in general. */
const OPEN =
  /\b(?:if|may|might|could|can(?=\s+(?:be|mean|cause|also|sometimes|lead|show|happen|come|bring|make|tell|say|have|feel))|cannot|would|possib\w+|perhaps|maybe|whether|when|sometimes|often|usually|some|many|most|people|patients|risk|chance|lower|prevent\w*|tests?|doctors?|examin\w+|suspect\w*|unless|because|since|do|does|did|ask|anyone)\b|\?\s*$|(?<![\p{L}\p{M}])(?:अगर|यदि|शायद|सकता|सकती|सकते|जाँच|जांच|डॉक्टर|या\s+नहीं|agar|yadi|shayad|sakt\w+|jaanch|janch|ya\s+nahi|doctor)(?![\p{L}\p{M}])/iu;
const SOMEBODY = String.raw`(?:you|he|she|they|(?:your|his|her|my|the)\s+(?:father|mother|uncle|aunt|brother|sister|son|daughter|wife|husband|baby|child|grand\w+|symptoms?|pain|cough|fever|tremors?|rash|reports?|\w+['’]s\s+\w+)|what\s+you\s+\w+(?:\s+\w+)?)`;
/** A diagnosis of the reader or a relative: "your father has …", "the tremor means …". */
const OF_SOMEBODY = new RegExp(
  [
    String.raw`\b${SOMEBODY}\b[^.;!?]{0,60}?\b(?:is|are|has|have|had|means?|shows?|show\s+that|due\s+to|got)\b[^.;!?]{0,60}?${ILLNESS}${EDGE}`,
    String.raw`\b(?:this|it|that)(?:\s+is|['’]s)\s+(?:only|just|nothing\s+but|not|an?|the)?\s*(?:\w+\s+){0,2}?${ILLNESS}${EDGE}`,
    String.raw`\b(?:nothing\s+but|nothing\s+else\s+is|absolutely\s+fine|perfectly\s+normal|confident\s+that|rest\s+assured|not\s+anything)\b`,
    String.raw`(?<![\p{L}\p{M}])(?:आप\S*|माँ|मां|पिता\S*|यह|ये|aap\S*|papa|mummy|maa|ye|yeh)(?![\p{L}\p{M}])[^.।!?]{0,40}${ILLNESS}[^.।!?]{0,40}(?<![\p{L}\p{M}])(?:है|हैं|हुआ|हुई|hai|hain|hua|hui)(?![\p{L}\p{M}])`,
  ].join('|'),
  'iu',
);
/** "It may be nothing serious", "… or not" in Hindi. */
const UNDECIDED = /^[^,;]*\b(?:it|this|that)\s+(?:may|might|could|can)\s+be\s+nothing\b|या\s+नहीं|ya\s+nahi/iu;
const EACH_ILLNESS = new RegExp(String.raw`(?<!\p{L})${ILLNESS}${EDGE}`, 'giu');

/** Whether a sentence says which illness its reader, or whom they ask about, has or has not, or that it is nothing; not if the reader said so. */
export function diagnoses(sentence: string, given: string): boolean {
  const claim = OPEN.test(sentence)
    ? CERTAINTIES.exec(sentence)?.[0]
    : (CERTAINTIES.exec(sentence) ?? OF_SOMEBODY.exec(sentence))?.[0];
  if (claim === undefined || UNDECIDED.test(sentence)) return false;
  const illnesses = claim.toLowerCase().match(EACH_ILLNESS) ?? [];
  const told = given.toLowerCase();
  const isDenied = /\b(?:not|cannot|nothing|no)\b|n['’]t\b|नहीं|nahi/iu.test(claim);
  return isDenied || illnesses.length === 0 || !illnesses.every((illness) => told.includes(illness));
}
