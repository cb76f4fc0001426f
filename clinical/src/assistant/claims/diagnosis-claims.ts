import { clausesOf } from './clauses.js';
import { EDGE, ILLNESS } from './illness-names.js';

const SURE = String.raw`(?:(?:certainly|definitely|surely|clearly|obviously|undoubtedly|for\s+sure|really|probably|likely|just|only|simply|almost|most|very|indeed|also)\s+){0,2}`;
const NAMED = String.raw`(?:an?\s+|the\s+|any\s+)?(?:[\w'’-]+\s+){0,3}?${ILLNESS}${EDGE}`;
/** "If you have diabetes", "a test shows whether you have …": not said of the reader. */
const NOT_OPEN = String.raw`(?<!\b(?:if|when|whether|once|unless|because|do|did|does|should|could|may|might|say|think|believe|suspect|says|that|who|have|possible|in\s+case|people\s+like|suppose)\s)`;
const REPORTED = String.raw`(?<!\b(?:if|when|whether|unless|who|people|in\s+case)\s[^.;!?]{0,40})`;
const IT = String.raw`(?:this|that|it|these|those|they|(?:this|that)\s+(?:kind|sort|type)\s+of\s+\w+|(?:your|his|her|the)\s+(?:\w+\s+){0,2}?(?:pain|lump|rash|mole|swelling|cough|bleeding|fever|headache|symptoms?|condition|reports?|results?|ecg|scan|tumou?r|growth|cyst|nodule|spot|heart|lungs?|kidneys?|liver|brain|blood|complaint|problem|tiredness|dizziness|numbness|breathlessness)|what\s+you\s+\w+(?:\s+\w+)?)`;
const WELL = String.raw`(?:fine|healthy|well|safe|okay|ok|all\s+right|alright|in\s+order|in\s+perfect\s+\w+|in\s+good\s+\w+|harmless|innocent|(?:perfectly|completely|absolutely|totally|entirely)\s+(?:normal|clear|clean)|(?:un)?problematic|nothing|not\s+(?:\w+\s+)?(?:serious|dangerous|worrying|a\s+cause|an?\s+emergency|alarming|a\s+problem))`;

/** Said with certainty, whatever else is in the statement. */
const CERTAINTIES = new RegExp(
  [
    String.raw`${NOT_OPEN}\b(?:you|he|she|they|your\s+\w+)(?:['’]ve)?\s+${SURE}(?:have|has|got|had|suffers?\s+from|caught|developed|(?:are|is)\s+(?:suffering\s+from|having|going\s+through|developing))\s+${SURE}(?:got\s+|had\s+|caught\s+|developed\s+)?${NAMED}`,
    String.raw`${NOT_OPEN}\b(?:this|it|that|the\s+(?:diagnosis|cause|problem|reason|lump|pain))\s+(?:must|cannot|can['’]?t|could\s+only|can\s+only|couldn['’]?t)\s+(?:possibly\s+)?be\s+${NAMED}`,
    String.raw`\b${IT}(?:\s+is|\s+are|['’]s)\s+(?:certainly|definitely|surely|clearly|obviously|undoubtedly|without\s+doubt|a\s+clear|a\s+classic|a\s+typical|typical|classic)\s+(?:not\s+|case\s+of\s+|sign\s+of\s+)?${NAMED}`,
    String.raw`\b(?:the|your|my)\s+diagnosis\s+is\b|\b(?:definite|clear|classic|textbook|typical)\s+(?:case|picture|example|sign|symptoms?)\s+of\b|\b(?:i|we)\s+(?:can|am|are)\s+(?:\w+\s+){0,2}(?:certain|certainty|sure|confident|convinced|confirm|assure|promise|guarantee|exclude|rule\s+out)\b|\bhave\s+no\s+doubt\b|\bthere\s+is\s+no\s+doubt\b|\bno\s+doubt\s+(?:that|it|this)\b|\bwith\s+(?:\w+\s+)?certainty\b(?!.*\bcannot\b)`,
    String.raw`${NOT_OPEN}\b(?:your|his|her)\s+(?:\w+\s+)?(?:prostate|thyroid|liver|kidneys?|spleen|heart|lungs?|bladder|gall\s?bladder|tonsils?|appendix|womb|ovar\w+|nerves?|disc|spine|knees?|joints?|arter\w+|veins?|eardrum|sinuses|stomach|gut|bowel|skin|muscles?|ligament|tendon|pancreas|brain)\s+(?:is|are|has|have)\s+(?:\w+\s+)?(?:enlarged|inflamed|blocked|infected|swollen|weak\w*|damaged|failing|failed|torn|narrow\w*|overactive|underactive|fatty|irritated|pinched|slipped|worn|strained|burst|ruptured|giving\s+up|perfectly\s+\w+)\b`,
    String.raw`\b(?:(?:there\s+(?:is|are|was)|there['’]s|i\s+(?:can\s+)?see)\s+(?:absolutely\s+|clearly\s+)?no|there\s+(?:isn|wasn|aren)['’]t\s+(?:an?|any))\s+(?:sign|signs|evidence|trace|indication|hint|question)?\s*(?:of\s+)?(?:an?\s+|any\s+)?(?:\w+\s+)?${ILLNESS}${EDGE}(?!\s+without)`,
    String.raw`\b(?:nobody|no\s+one|never|not|cannot|n['’]t|too\s+young|hardly\s+anyone)\b[^.;!?]{0,30}\b(?:at|of)\s+your\s+age\b|\b(?:at|of)\s+your\s+age\b[^.;!?]{0,30}\b(?:nobody|no\s+one|never|not|cannot|n['’]t)\b`,
    String.raw`\b${IT}(?:\s+(?:is|are|was)|['’]s)\s+(?:all\s+)?(?:only|just|merely|simply|nothing\s+(?:but|more\s+than))\s+(?!(?:general|information|one|part|possible|partly|an?\s+(?:example|guess|first|sign|estimate|overview|summary|start|hint)|for|the|to|if|when|about|as|known|used|done|a\s+matter)\b)|\bit(?:\s+is|['’]s)\s+all\s+in\s+(?:your|his|her|the)\s+(?:head|mind)`,
    String.raw`\b(?:can|may|must|be)\s+(?:be\s+)?(?:sure|certain|confident)\s+(?:that\s+)?(?:it|this|you|there|he|she)\b|\b(?:call|name)\s+(?:this|it|that)\s+${NAMED}|\b(?:like|such\s+as)\s+yours\b[^.;!?]{0,50}${ILLNESS}${EDGE}|\bmeans?\s+(?:that\s+)?you\s+(?:are|have)\s+${NAMED}`,
    String.raw`\b(?:i|we)\s+(?:think|believe|say|feel|fear|am\s+afraid)\s+(?:that\s+)?(?:you|this|it|that|he|she|your\s+\w+)\s+(?:have|has|is|are)\s+${NAMED}|\bmakes?\s+(?:you|him|her)\s+${NAMED}`,
    String.raw`(?<!(?:अगर|यदि|जब|agar|yadi|jab)\s(?:\S+\s)?)(?<![\p{L}\p{M}])(?:बच्चे|बेटे|बेटी|माँ|मां|पिता|पत्नी|पति|पापा|मम्मी|bachche|bete|beti|maa|papa|mummy|patni|pati)\S*\s+(?:जी\s+|ji\s+)?(?:को|ko)\s+(?:\S+\s+)?${ILLNESS}${EDGE}\s+(?:(?:नहीं|nahi)\s+)?(?:है|हो\s+गय\S|हुआ|hai|ho\s+gay\w|hua)${EDGE}`,
    String.raw`\byour\s+(?:tumou?r|lump|growth|mole|cyst|nodule|\w+)\s+is\s+(?:benign|malignant|cancerous|not\s+cancer\w*)\b`,
    String.raw`${NOT_OPEN}\b(?:you|he|she|they|(?:your|his|her|the)\s+\w+)\s+(?:certainly\s+|definitely\s+|surely\s+)?(?:do\s+not|does\s+not|don['’]?t|doesn['’]?t|cannot|can['’]?t|could\s+not|couldn['’]?t)\s+(?:possibly\s+)?have\s+${NAMED}`,
    String.raw`(?<!\b(?:may|might|could|can|is\s+not|not\s+always)\s+be\s)\bnothing\s+(?:is\s+)?(?:serious|to\s+worry|dangerous|to\s+fear|wrong\s+with\s+(?:you|your|him|her)|bad|sinister|to\s+be\s+(?:afraid|alarmed|concerned))|\bno\s+(?:cause|reason|need|grounds?)\s+(?:for|to|of)\s+(?:concern|worry|alarm|panic|fear|be\s+(?:afraid|alarmed|concerned|worried))|\b(?:do\s+not|don['’]?t|stop|needn['’]?t|need\s+not|should\s+not)\s+(?:be\s+)?(?:worry|worried|worrying|panic|alarmed|concerned)\b(?!\s+(?:alone|too\s+much|if\b))|\bgood\s+news\b|\brest\s+assured\b|\bno\s+danger\b|\bout\s+of\s+danger\b|\ball\s+(?:is|looks|seems)\s+well\b|(?<!\b(?:could|can|may|might|to|will|would)\s)\b(?:put|set)\s+(?:your|his|her)\s+minds?\s+at\s+(?:rest|ease)\b`,
    String.raw`${NOT_OPEN}\b(?:you|he|she|they)\s+(?:are|is)\s+(?:\w+ly\s+)?(?:fine|healthy|well|safe|okay|ok|not\s+(?:at\s+risk|in\s+danger|ill|sick)|free\s+(?:of|from)|clear\s+of|cured)\b(?!\s+enough)`,
    String.raw`${REPORTED}(?<!\bnot\s(?:always\s|necessarily\s|yet\s)?mean\s(?:that\s)?|\bsure\s(?:that\s)?)\b${IT}\s+(?:is|are|looks?)\s+(?:(?:certainly|definitely|surely|completely|most\s+likely|probably|just|really|quite|an?|simply)\s+)?${WELL}\b`,
    String.raw`\b(?:is|are|has\s+been|have\s+been|can\s+(?:\w+ly\s+)?be)\s+(?:\w+ly\s+)?(?:ruled\s+out|excluded|out\s+of\s+the\s+question)\b|(?<!\bnot\s)\brules\s+out\b|(?<!\b(?:doctor|test|scan|biopsy|culture|specialist|sample)\s)\b(?:confirm|prove)(?:s|ed)\s+(?:that\s+)?(?:you|he|she|it|this|your)\b`,
    String.raw`${ILLNESS}${EDGE}\s+(?:is|are)\s+(?:\w+ly\s+)?(?:confirmed|certain|proven|obvious|clear|evident|the\s+(?:cause|reason|culprit|diagnosis|answer|problem|explanation))\b(?!\s+by)`,
    String.raw`(?<!(?:अगर|यदि|जब|agar|yadi|jab)\s(?:\S+\s)?)(?:आपको|उन्हें|उसे|उनको|aapko|apko|unhe|unko|use)\s+(?:\S+\s+){0,3}?${ILLNESS}${EDGE}\s+(?:(?:ही|hi|नहीं|nahi|तो|to)\s+)?(?:है|हैं|हो\s+गय\S|हुआ|हुई|पड़ा|hai|hain|ho\s+gay\w|hua|hui)${EDGE}(?!\s+(?:या|ya)\s)`,
    String.raw`(?<![\p{L}\p{M}])(?:यह|ये|yeh|ye)\s+(?:तो\s+|to\s+)?(?:सिर्फ़|सिर्फ|बस|केवल|मामूली|bas|sirf|kewal|mamuli)\s(?!जानकारी|एक\s+अनुमान|jaankari)`,
    String.raw`(?:यह|ये|yeh|ye)\s+(?:\S+\s+){0,2}?${ILLNESS}${EDGE}\s+(?:का\s+\S+\s+)?(?:नहीं|nahi)\s*[।.!]?$|(?:सिर्फ़|सिर्फ|बस|केवल|महज़|sirf|bas|kewal|keval)\s+(?:\S+\s+){0,2}?${ILLNESS}${EDGE}\s+(?:(?:का|की|के|ka|ki|ke)\s+\S+\s+)?(?:है|hai)${EDGE}`,
    String.raw`(?:यह|ये|yeh|ye)\s+(?:\S+\s+){0,2}?${ILLNESS}${EDGE}\s+(?:(?:का|की|के|ka|ki|ke)\s+\S+\s+)?(?:ही|hi|नहीं|nahi)\s+(?:है|hai)${EDGE}`,
    String.raw`(?:चिंता|घबराने|डरने|chinta|ghabrane|darne)\s+(?:की|ki)\s+(?:कोई\s+|koi\s+)?(?:बात|ज़रूरत|जरूरत|baat|zarurat|zaroorat)\s+(?:नहीं|nahi)|(?:गर्भ|पेट|garbh|pet)\s+(?:में|mein|me)\s+(?:बच्चा|शिशु|bac?hcha|baby)\s+(?:ठीक|स्वस्थ|सुरक्षित|theek|thik|safe)\s+(?:है|hai)|(?:गंभीर|ख़तरनाक|खतरनाक|serious|khatarnak|gambhir)\s+(?:बात\s+|baat\s+|बीमारी\s+|bimari\s+)?(?:नहीं|nahi)\s+(?:है|hai)|(?:आप(?:का|की|के)|aap(?:ka|ki|ke))\s+[^।.!?]{0,30}(?:बिल्कुल|एकदम|पूरी\s+तरह|bilkul|ekdum|poori\s+tarah)\s+(?:ठीक|सामान्य|स्वस्थ|theek|thik|normal)|(?:सब|sab)\s+(?:कुछ\s+|kuch\s+)?(?:ठीक|सामान्य|theek|thik|normal)\s+(?:है|hai)|(?:घबराइए|घबराएँ|घबराएं|डरिए|ghabraiye|ghabrayein|dariye|tension|टेंशन|चिंता|chinta)\s+(?:मत|न|नहीं|mat|na)${EDGE}`,
  ].join('|'),
  'iu',
);
/** Words that express doubt or a condition, or that are about people in general. */
const OPEN =
  /\b(?:if|may|might|could(?!\s+only)|can(?=\s+(?:be|mean|cause|also|sometimes|lead|show|happen|come|bring|make|tell|say|have|feel))|cannot|would|possib\w+|perhaps|maybe|whether|when|sometimes|often|usually|some|many|most|people|patients|risk|chance|lower|prevent\w*|tests?\s+(?:can|may|will|could|helps?|shows?\s+whether|is|are|needed)|(?:by|with|needs?|after|until|an?)\s+(?:\w+\s+){0,3}tests?(?!\s+means)|doctors?|examin\w+|suspect\w*|unless|do|does|did|ask|anyone|everyone|someone|(?<!typical\s|clear\s|classic\s|all\s)signs?\s+of|seldom|rarely|increases?|raises?|not\s+(?:mean|prove|always|necessarily|enough)|in\s+which|known\s+as)\b|\?\s*$|(?<![\p{L}\p{M}])(?:अगर|यदि|शायद|सकता|सकती|सकते|जाँच|जांच|डॉक्टर|या\s+नहीं|कई|कुछ\s+लोग|agar|yadi|shayad|sakt\w+|jaanch|janch|ya\s+nahi|doctor|test)(?![\p{L}\p{M}])/iu;
/** Doubts that are none. */
const FALSE_DOUBT =
  /\b(?:no|without|beyond|any)\s+(?:any\s+)?(?:doubt|possib\w+)|\b(?:can|could)\s+only\s+be\b|\bonly\s+possib\w+/giu;
const SYMPTOM = String.raw`(?:symptoms?|pain|lump|rash|swelling|mole|cough|fever|spots?|reports?|results?|headache|bleeding|patch(?:es)?|tumou?r|picture|pattern|problem|feeling|discomfort|tremors?|burning|tiredness|weakness|numbness|cramps?|vomiting|dizziness|itch\w*|weight\s+loss|loss|figures|numbers|values|readings?|description|story|breathlessness)`;
const SOMEBODY = String.raw`(?:you|he|she|they|everything|all\s+(?:of\s+)?(?:this|that)|(?:your|his|her|my)\s+(?:[\w'’]+\s+){0,2}?[\w'’]+|(?:the|a|such)\s+(?:\w+\s+)?${SYMPTOM}|(?:this|that|these|those)\s+(?!(?:\w+\s+)?(?:diseases?|illness|condition|infection|tests?|medicines?|vaccines?|virus\w*|information)\b|(?:is|are|can|means?|the)\b)(?:[\w'’]+\s+){0,3}?[\w'’]+|what\s+(?:you|your\s+\w+)\s+\w+(?:\s+\w+)?|(?:the|a)\s+(?:baby|child))`;
/** A diagnosis of the reader or a relative: "your father has …", "the tremor means …". */
const OF_SOMEBODY = new RegExp(
  [
    String.raw`\b${SOMEBODY}\b[^.;!?]{0,60}?(?:\b(?:is|are)|['’](?:re|s|ve)|\b(?:has|have|had|means?|shows?|shown?\s+that|due\s+to|got|points?\s+to|indicates?|suggests?|confirms?|proves?|fits?|comes?\s+from|caused\s+by|because\s+of|from|showing|sounds?\s+like|looks?\s+like|spells?|adds?\s+up\s+to|amounts?\s+to|equals?|screams?|was|were))\b[^.;!?]{0,60}?(?<![\p{L}-])${ILLNESS}${EDGE}`,
    String.raw`\b(?:this|it|that)(?:\s+is|['’]s|\s+was|\s+looks\s+like|\s+sounds\s+like|\s+points\s+to|\s+comes\s+from)\s+(?:only|just|nothing\s+but|not|an?|the|simply|due\s+to|because\s+of|most\s+likely|probably)?\s*(?:[\w'’-]+\s+){0,3}?(?<![\p{L}-])${ILLNESS}${EDGE}`,
    String.raw`\b(?:with|so|from|given|after)\s+(?:such|this|these|that|your)\b[^.;!?]{0,50}(?<![\p{L}-])${ILLNESS}${EDGE}`,
    String.raw`(?<![\p{L}-])${ILLNESS}${EDGE}\s+(?:explains?|is\s+behind|is\s+to\s+blame|accounts?\s+for|is\s+(?:causing|responsible|what))\b`,
    String.raw`\b(?:nothing\s+but|nothing\s+(?:else|more)\s+(?:is|than)|and\s+nothing\s+else|absolutely\s+fine|perfectly\s+normal|confident\s+that|not\s+anything)\b`,
    String.raw`(?<![\p{L}\p{M}])(?:आप\S*|माँ|मां|पिता\S*|बच्चे\S*|यह|ये|aap\S*|papa|mummy|maa|bachche|ye|yeh)(?![\p{L}\p{M}])[^.।!?]{0,40}${ILLNESS}[^.।!?]{0,40}(?<![\p{L}\p{M}])(?:है|हैं|हुआ|हुई|hai|hain|hua|hui)(?![\p{L}\p{M}])`,
  ].join('|'),
  'iu',
);
/** "It is an infection of the lungs": what an illness is. */
const DEFINES =
  /\b(?:it|this|that)\s+is\s+(?:an?|the|one)\s+(?:[\w-]+\s+){0,4}(?:diseases?|illness|infection|disorder|condition|syndrome|cancer|inflammation|type|form|kind|swelling)\s+(?:that|which|of|in|caused|spread|where|affecting|when|by|with)\b|\b(?:means|is\s+called|is\s+known\s+as)\b(?=[^.]*\b(?:people|the\s+(?:body|blood|heart|lungs|bones|kidneys?))\b)/iu;
/** "It may be nothing serious", "… or not" in Hindi. */
const UNDECIDED = /^[^,;]*\b(?:it|this|that)\s+(?:may|might|could|can)\s+be\s+nothing\b|या\s+नहीं|ya\s+nahi/iu;
const EACH_ILLNESS = new RegExp(String.raw`(?<!\p{L})${ILLNESS}${EDGE}`, 'giu');

/** Whether a sentence says which illness its reader, or whom they ask about, has or has not, or that it is nothing; not if the reader said so. */
export function diagnoses(sentence: string, given: string): boolean {
  if (UNDECIDED.test(sentence)) return false;
  // A doubt belongs to its own statement: "you have dengue, and tests will show it".
  return clausesOf(sentence).some((clause) => states(clause, /\?\s*$/.test(sentence), given));
}

function states(clause: string, isQuestion: boolean, given: string): boolean {
  const isOpen = isQuestion || DEFINES.test(clause) || OPEN.test(clause.replaceAll(FALSE_DOUBT, ' '));
  const claim = CERTAINTIES.exec(clause)?.[0] ?? (isOpen ? undefined : OF_SOMEBODY.exec(clause)?.[0]);
  if (claim === undefined) return false;
  const illnesses = claim.toLowerCase().match(EACH_ILLNESS) ?? [];
  const told = given.toLowerCase();
  const isDenied = /\b(?:not|cannot|nothing|no)\b|n['’]t\b|नहीं|nahi/iu.test(claim);
  return isDenied || illnesses.length === 0 || !illnesses.every((illness) => told.includes(illness));
}
