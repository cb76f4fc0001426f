import { ACT, BASE_ACT, BASE_FILLER, PARTICIPLE, SUBJECT } from './medicine-verbs.js';

/** An instruction: at the beginning of a clause. */
export const ORDERS = new RegExp(
  String.raw`^\W*${BASE_FILLER}(?:do\s+not\s+|don['’]?t\s+|never\s+)?${BASE_ACT}(?!\w)`,
  'iu',
);
/** Leave, or a duty: "you can stop", "she may take", "let him have". */
export const PERMITS = new RegExp(
  [
    String.raw`\b(?:${SUBJECT}|^\W*(?:and|so|but|then))\s+(?:\w+ly\s+|also\s+|now\s+)?(?:can|could|may|might|should|must|ought\s+to|will|would|need(?:s)?\s+to|ha(?:ve|s)\s+to|(?:am|is|are)\s+(?:able|allowed|free|supposed|better\s+off|advised)(?:\s+to)?|had\s+better|want\s+to|['’]ll|['’]d\s+better)\s+(?:\w+\s+){0,2}?${ACT}(?!\w)`,
    String.raw`\b(?:let|make|have|get|put|keep|start|ask)\s+(?:him|her|them|it|the\s+(?:child|baby)|your\s+\w+)\s+(?:to\s+|on\s+|off\s+)?(?:${ACT}|§|(?:a|an|the|some)\s)`,
    String.raw`\b(?:feel\s+free|go\s+ahead)\b`,
    String.raw`\bavoid\s+(?:taking\s+|using\s+)?your\b|\bask\s+(?:for|(?:the|your|a|any)\s+(?:chemist|pharmac\w+|medical\s+(?:store|shop))\s+(?:for|to\s+give))\b`,
  ].join('|'),
  'iu',
);
/** "So can you", after what others do. */
export const LIKEWISE =
  /\b(?:so|and)\s+(?:can|could|may|should|will)\s+you\b|\byou\s+(?:can|could|may|should|will)\s+(?:do\s+)?(?:the\s+same|likewise|too\b|as\s+well)/iu;
/** Said of the medicine: "can be skipped", "should be put on". */
export const IS_DONE = new RegExp(
  String.raw`(?<!\bmust\s+not\s+|\bshould\s+not\s+)\b(?:can|could|may|might|should|must|needs?\s+to|ha(?:s|ve)\s+to|(?:is|are)\s+to|would|will)\s+(?:\w+\s+){0,2}?be\s+(?:\w+ly\s+)?${PARTICIPLE}\b|\bcan\s+go\b|\bbe\s+put\s+on\b`,
  'iu',
);
const VERY = String.raw`(?:\w+ly\s+|just\s+|quite\s+|also\s+|more\s+than\s+|all\s+|very\s+|now\s+|often\s+|well\s+)*`;
/** Praise of a medicine, or of doing without it. */
export const PRAISES = new RegExp(
  [
    String.raw`(?<!\b(?:not|never)\s(?:\w+\s)?)\b(?:recommend(?:ed)?|suggest(?:ed)?|advis(?:e|ed|able)|advice|consider(?:ed)?)\b`,
    String.raw`\b(?:is|are|be|['’]s|it|seems?|was|remains?|becomes?|became)\s+(?!not\b)${VERY}(?:fine|okay|ok|right|alright|safe(?!\s+(?:only|if|when|unless))|harmless|enough|plenty|sufficient|ideal|perfect|unnecessary|pointless|useless|optional|needless|redundant|superfluous|surplus|excessive|worth|wise|smart|clever|handy|sensible|reasonable|acceptable|advisable|preferable|best(?!\s+avoided|\s+taken|\s+kept|\s+stored)|better|(?:a|an|the)\s+(?:good|great|safe|right|best|better|ideal|perfect|correct|sensible|suitable)\b|(?:a|an|the)\s+(?:\w+\s+)?(?:substitute|replacement|alternative|choice|option|answer|remedy|solution)|appropriate|suitable|what\s+you\s+need)\b`,
    String.raw`\b(?:will|would|should|['’]ll|shall)\s+${VERY}(?:help|do|work|settle|calm|ease|relieve|suffice|cure|clear|fix|soothe|sort|bring|stop|make|take\s+care|get\s+rid|go|feel|sleep|recover|suit|dry|stop|keep)\b|\bdo(?:es)?\s+the\s+(?:trick|job)\b`,
    String.raw`\bnothing\s+(?:is\s+)?wrong\b|\bno\s+(?:harm|problem|risk|danger|point|need|use|issue|reason)\b|\bno\s+longer\s+(?:need|requir|necessary|ha(?:ve|s)\s+to)\w*|\bnot\s+(?:really\s+|actually\s+|strictly\s+)?(?:need|necessary|required|essential)\w*|\bneed\s+not\b|\bneedn['’]?t\b|(?:\bnot|n['’]t)\s+(?:really|actually|truly)\s+need\b|n['’]t\s+need\b|\b(?:will|would|do|does|can)(?:\s+not|n['’]?t)\s+(?:hurt|harm|matter|do\s+(?:any|much)\s+(?:harm|damage))|\b(?:served\s+(?:its|their)|(?:done|did|finished)\s+(?:its|their|the)\s+(?:job|work|part|duty|bit))\b|\bsay\s+good\s?bye\b|\b(?:can|may|could)\s+(?:stay|remain|wait|rest|sit)\s+in\s+(?:the|its|their)\s+(?:\w+)\s+(?:today|tonight|for|until|this|now)|\blittle\s+(?:point|harm|risk|need)|\bgood\s+idea\b|\bmakes?\s+sense\b|\b(?:is|are)\s+(?:not\s+)?for\s+(?:you|him|her)\b|\b(?:instead|in\s+place)\s+of\b|\bsubstitutes?\b|\bjust\s+as\s+(?:well|good|effective)|\bas\s+good\s+as\b|\b(?:done|finished)\s+with\b|\bdo(?:es|ing)?\s+without\b|\bbreak\s+from\b|\b(?:drug|medicine|tablet|insulin)[- ](?:free|holiday)|\bunnecessary\b|\b(?:alternate\s+days|every\s+(?:other|second)\s+(?:day|night))\b|\b(?:half|twice|double)\s+(?:of\s+)?(?:(?:the|your)\s+(?:dose|dosage|amount|tablets?|medicine|insulin)|what|that)\b|\bwhat\s+you\s+need\s+is\b|\beasiest\b`,
  ].join('|'),
  'iu',
);
/** A course: "every six hours", "for three days". */
export const COURSE =
  /\bevery\s+(?:\w+\s+){0,2}hours?\b|\b(?:once|twice|thrice|(?:two|three|four)\s+times)\s+(?:a|per|every|each)\s+(?:day|week)|\b(?:once|twice|thrice)\s+(?:daily|today|tonight)\b|\bfor\s+(?:\d+|two|three|four|five|six|seven|ten|a\s+few)\s+(?:days|weeks)\b|\bunder\s+(?:your|the)\s+tongue\b|\b(?:tonight|straight\s+away|right\s+now)\b/iu;
/** The time of a day for it. */
export const TIME =
  /\bat\s+(?:night|bedtime)\b|\b(?:before|after)\s+(?:bed|food|breakfast|lunch|dinner|meals?)\b|\bon\s+an\s+empty\s+stomach\b/iu;
export const ACTS = new RegExp(String.raw`\b${ACT}(?!\w)`, 'iu');
/** Something was named before that is taken, stopped or changed. */
export const OF_IT = new RegExp(
  String.raw`\b${ACT}\s+(?:with\s+|on\s+)?(?:it|them|this|these|those|that|one|two|half|some|another|both|any|all)\b`,
  'iu',
);
/** How often to take what was not named. */
export const POSOLOGY =
  /\b(?:spoons?|spoonfuls?|drops?|puffs?|sachets?|tablets?|capsules?)\s+of\b[^.;!?]{0,40}\b(?:every\s+(?:\w+\s+){0,2}hours?|(?:once|twice|thrice|(?:two|three|four)\s+times)\s+(?:a\s+day|daily|per\s+day)|at\s+(?:night|bedtime))\b|\b(?:take|give|use|apply|swallow|instil|repeat|chew|inject)\s+(?:it|this|that|them|these|those|one|two|half)\b[^.;!?]{0,40}\b(?:every\s+(?:\w+\s+){0,2}hours?|(?:once|twice|thrice|(?:two|three|four)\s+times)\s+(?:a\s+day|daily|per\s+day)|at\s+(?:night|bedtime)|for\s+(?:\w+\s+)?(?:days|weeks)|(?:before|after)\s+(?:food|meals?|breakfast|dinner))\b/iu;
/** A prescription without a verb: "two of them now, two before bed", "half in the morning". */
export const PRESCRIBED =
  /^\W*(?:\d+(?:\.\d+)?|half|one|two|three|four|five)\s+(?:(?:tablets?|pills?|puffs?|drops?|spoons?|capsules?)\s+)?(?:of\s+)?(?:the\s+|an?\s+)?(?:§|tablets?|pills?|capsules?|puffs?)[^.;!?]{0,40}\b(?:now|today|tonight|morning|evening|night|noon|before|after|bed|breakfast|dinner|lunch|food|daily|then|every|later)\b/iu;
/** A question that is advice. */
export const SUGGESTS =
  /\b(?:why\s+not|how\s+about|what\s+about|have\s+you\s+(?:tried|considered|thought)|why\s+don['’]?t\s+you|wouldn['’]?t\s+it)\b/iu;
