import { clausesOf } from './clauses.js';

/** People, places, examinations and numbers from which help comes. */
const HELPERS = String.raw`(?:ambulances?|doctors?|physicians?|specialists?|surgeons?|\w{4,15}ologists?|hospitals?|hospitali[sz]ation|admission|emergency(?!\s+contact)|112|108|102|help|medical|clinics?|casualty|er|check-?ups?|appointments?|consult\w*|visits?|scans?|ecg|x-?rays?|mri|ultrasound|biops\w+|blood\s+tests?|tests?|investigations?|treatment|follow-?up|angiograph\w+|endoscop\w+|colonoscop\w+|mammogra\w+|surgery|operation|procedure|gyn\w+)`;
/** Those who help, without examinations. */
const HELPER = String.raw`(?:ambulances?|doctors?|physicians?|specialists?|surgeons?|\w{4,15}ologists?|hospitals?|emergency\s+(?:room|department|ward)|clinics?|casualty)`;
const SEEK = String.raw`(?:call|see|visit|go|consult|ring|phon|bother|troubl|disturb|wast|seek|gett?|rush|show|book|mak|tak|hav|undergo|do|tell|pay|spend)(?:e|ing)?`;
/** What must not be done to help: "no reason to delay". */
const DELAY = String.raw`(?:delay|wait|hesitat|postpon|put\s+off|forget|avoid|fail|ignor|afraid|asham|shy|embarrass|skip|miss|stop|fear)`;
const NOT_DELAY = String.raw`(?![^.;!?]{0,25}\b${DELAY})`;
/** Before advice that is thereby forbidden: "never wait", "without waiting". */
const NOT_BEFORE = String.raw`(?<!\b(?:not|never|n['’]t|without|cannot|don['’]?t|instead\s+of|rather\s+than|mistake\s+to|dangerous\s+to|risky\s+to|no\s+reason\s+to|nobody\s+should)\s(?:just\s|simply\s|ever\s|be\s|try\s+to\s)?)`;

/** That help is not needed, or a waste. */
const NEEDLESS = [
  String.raw`\b(?:do\s+not|don['’]?t|never|no\s+need\s+to|needn['’]?t|need\s+not|not\s+(?:need|have)\s+to|not\s+necessary\s+to|unnecessary\s+to|avoid|instead\s+of|rather\s+than|without)\s+(?!${DELAY})(?:\w+\s+){0,2}${SEEK}\b${NOT_DELAY}(?!\s+yourself)[^.;!?,]{0,40}\b${HELPERS}\b`,
  String.raw`\b(?:no|not\s+(?:a|any|much)|do\s+not|don['’]?t|doesn['’]?t|does\s+not|won['’]?t|will\s+not|needn['’]?t|not|hardly|never)\s+(?:really\s+|yet\s+|actually\s+)?(?:need(?:s|ed)?(?!\s+a\s+(?:reason|referral))|necessary|require[sd]?|call\s+for|worth|warrant|justif\w+|deserve|merit)\b${NOT_DELAY}[^.;!?]{0,30}\b${HELPERS}\b`,
  String.raw`\b(?:no|little|not\s+much|hardly\s+any|what\s+is\s+the|what['’]s\s+the)\s+(?:\w+\s+)?(?:point|use|sense|reason|benefit|hurry|rush|urgency|advantage)\b${NOT_DELAY}[^.;!?]{0,40}\b${HELPERS}\b`,
  String.raw`(?<!\b(?:if|when|whether)\s(?:\w+\s)?)\b${HELPERS}\b[^.;!?]{0,30}\b(?:(?:is|are|would\s+be|seems?)\s+(?:\w+ly\s+|quite\s+|really\s+)?(?:(?:not|un)\s?-?(?:needed|necessary|required|worth|urgent|called\s+for)|pointless|useless|overkill|exaggerat\w+|excessive|an?\s+overreaction|silly|foolish|absurd|ridiculous|childish|dramatic|overreacting|over\s+the\s+top|premature|too\s+much|optional|a\s+waste)|(?:isn['’]t|aren['’]t|would\s+not\s+be|wouldn['’]t\s+be)\s+(?:needed|necessary|required|worth))`,
  String.raw`\b${HELPERS}\b[^.;!?]{0,30}\bwast(?:e|ing)\b|\bwast(?:e|ing)\b[^.;!?]{0,30}\b${HELPERS}\b|\btake\s+an\s+ambulance\s+away\b|\b(?:block|occupy)\w*\s+(?:a|the)\s+(?:bed|line)`,
  String.raw`\b(?:treat|manage|cure|handle|solve|fix|deal\s+with|get\s+through|sort)\b[^.;!?]{0,30}\b(?:without\b[^.;!?]{0,15}\b${HELPERS}\b|yourself\b|at\s+home\b|with\s+home\s+remed)`,
  String.raw`\bno\s+${HELPERS}\s+(?:is|are|will\s+be)\s+(?:needed|necessary|required|called\s+for)\b|\b${HELPERS}\b[^.;!?]{0,40}\bfor\s+nothing\b|(?<!\b(?:not|never|n['’]t)\s)\bsave\s+(?:yourself\s+)?(?:the|your|that|some)?\s*(?:money|fee|trip|journey|trouble|time|consultation|visit)\b|\btoo\s+(?:early|soon|minor|small|trivial|mild|young|little)\s+(?:to|for)\b[^.;!?]{0,40}\b${HELPERS}\b|\b(?:do\s+not|don['’]?t|never|refuse\s+to)\s+(?:let|allow)\s+(?:them|the\s+(?:doctors?|hospital))\b|\b(?:may|might)\s+as\s+well\s+(?:wait|leave|skip|postpone|stay)\b`,
  String.raw`\b(?:ecg|scans?|x-?rays?|mri|ultrasound|tests?|visit|check-?up|appointment|biopsy)\b[^.;!?]{0,30}\b(?:unnecessary|pointless|a\s+waste|only\s+(?:worry|scare|upset|frighten))`,
];
/** That help can come later, or that nothing has to be done. */
const LATER = [
  String.raw`${NOT_BEFORE}\bignore\s+(?:the|your|this|that|these|those|it|them|what|any|chest|such)\b`,
  String.raw`\byou\s+can\s+(?:\w+ly\s+)?(?:wait|leave\s+it|ignore|relax)\b|(?<!\b(?:not|n['’]t|cannot|what|that)\s)\bcan\s+(?:\w+ly\s+)?wait\b|\bno\s+(?:hurry|rush|urgency)\b|\bneeds?\s+no\s+(?:check\w*|doctor|treatment|tests?|attention|care|help|hospital)\b|\bnothing\s+(?:bad\s+)?will\s+happen\b|\bleave\s+(?:the|it|that|this)\s+(?:\w+\s+)?alone\b|\b(?:doctors?|hospitals?)\s+(?:\w+\s+)?(?:just|only|simply)?\s*make\s+(?:\w+\s+){0,2}(?:sick\w*|worse|ill)\b|\b(?:soon|early)\s+enough\b|\bembarrassing\s+to\s+(?:show|see|call|go)\b|\boverreact\w*|\bneed\s+not\s+be\s+(?:shown|seen|checked|examined)\b|\b(?:trouble|bother)\s+(?:a|the|your)\s+doctor\b`,
  String.raw`\b(?:would|will|can)\s+(?:only|just|merely)\s+(?:tell|say|scare|worry|prescribe|send|give\s+you|repeat|sell|charge|cost)\b|\bdoctors?\s+(?:\w+\s+)?(?:only\s+want|just\s+want|only\s+make|want\s+your\s+money|exaggerate|scare|overreact)|\bonly\s+for\s+(?:accidents|real|serious|the\s+(?:really|seriously|very))`,
  String.raw`${NOT_BEFORE}\b(?:wait|watch(?:ed)?|observed?)\b[^.;!?]{0,40}\b(?:another|few|couple|two|three|days?|weeks?|months?|tomorrow|morning|monday|weekend|at\s+home|settle|by\s+itself|on\s+its\s+own|will\s+do|and\s+see|it\s+out)\b`,
  String.raw`${NOT_BEFORE}\b(?:give\s+it|leave\s+it)\s+(?:\w+\s+){0,3}(?:days?|weeks?|months?|time|alone|be)\b|${NOT_BEFORE}\b(?:sleep\s+it\s+off|sleep\s+on\s+it|ride\s+it\s+out|sit\s+it\s+out|walk\s+it\s+off|see\s+how\s+(?:you|it|he|she)\s+(?:feels?|goes|is|looks?)\s+(?:in|tomorrow|next|after))`,
  String.raw`${NOT_BEFORE}\b(?:put(?:ting)?\s+off|postpon(?:e|ing)|defer(?:ring)?|hold(?:ing)?\s+off(?:\s+on)?|cancel(?:l?ing)?|delay|skip(?:ping)?|push\s+back|reschedul(?:e|ing)|leave)\s+(?:\w+\s+){0,3}${HELPERS}\b(?![^.;!?]*\b(?:danger\w*|risk\w*|worse\w*|harm\w*|cost|late)\b)|\b(?:see|visit|call|consult|show)\b[^.;!?]{0,30}\b(?:later|next\s+(?:week|month|year)|some\s+other\s+time|some\s?day|eventually|at\s+your\s+leisure|whenever)\b`,
  String.raw`(?<!\b(?:most|mostly|many|usually|often|some|colds?|throats?|common|not|n['’]t|whether|if|until)\b[^.;!?]{0,40})\b(?:pass|settle|go\s+away|goes\s+away|clear|resolve|heal|subside|disappear|improve|stop|recover|get\s+better|break|sort\s+itself)(?:e?s)?\b[^.;!?]{0,20}\b(?:by\s+itself|on\s+its\s+own|by\s+themselves|on\s+their\s+own|by\s+tomorrow|without\s+(?:any\s+)?treatment|untreated|in\s+its\s+own\s+time|itself\s+out)`,
  String.raw`\b(?:rest|fluids|water|sleep|massage|home\s+(?:care|remed\w+|treatment)|(?:hot|warm|cold)\s+\w+|ginger|turmeric|haldi|steam|prayer|yoga)\b[^.;!?]{0,30}\b(?:is|are)\s+(?:\w+\s+)?(?:all|enough|sufficient)\b|\b(?:rest|remed\w+|fluids|sleep)\b[^.;!?]{0,20}\bwill\s+(?:do|suffice|be\s+enough|take\s+care)\b|\bnothing\s+(?:more|else|further)\s+(?:is\s+|needs?\s+)?(?:need\w*|to\s+be\s+done|to\s+do|necessary|required)\b|\bno\s+(?:further|other|more)\s+(?:action|treatment|tests?|care)\b|${NOT_BEFORE}\b(?:stay|remain|keep\s+(?:him|her|them))\s+(?:at\s+)?home\b[^.;!?]{0,20}\b(?:instead|until|it\s+will|overnight|tonight)`,
  String.raw`${NOT_BEFORE}\b(?:this|that|it|which)(?:\s+is|['’]s)\s+(?:\w+ly\s+)?(?:not|no)\s+(?:\w+\s+)?(?:an?\s+)?(?:emergency|urgent|reason\s+to)`,
];
/** Advice that sets something else above help, or makes light of it. */
const DISPARAGED = [
  String.raw`\b(?:no|not\s+even\s+a)\s+${HELPER}\s+(?:will|would|is\s+going\s+to|can|could|has\s+to|needs?)\b(?!\s+(?:judge|say|tell|diagnose|know|replace|be\s+sure))|\b(?:${HELPER}|scans?|mri|ct|ecg|x-?rays?|tests?|biopsy)\b[^.;!?]{0,15}\b(?:would|will|could|can)\s+(?:tell|find|show|do|say|change|add|bring|reveal)\s+(?:you\s+)?(?:nothing|little|no\b|not\s+much)`,
  String.raw`\b(?:better|rather|wiser|cheaper|more|best)\b[^.;!?]{0,50}\bthan\s+(?:on\s+|to\s+|in\s+|with\s+|for\s+)?(?:\w+ing\s+|see\s+|call\s+|visit\s+)?(?:an?\s+|the\s+|any\s+|your\s+)?${HELPER}\b|\b${HELPER}\b[^.;!?]{0,40}\b(?:only|just|merely)\b[^.;!?]{0,20}\b(?:money|costs?|fees?)|\bonly\s+(?:the|those|people|very|really|when|if\s+you\s+are)\b(?!\s+(?:doctor|test|treatment))[^.;!?]{0,40}\b(?:go|need|call|see|visit|belong|come)\b[^.;!?]{0,20}\b${HELPER}\b`,
  String.raw`\b${HELPER}\b[^.;!?]{0,25}\b(?:laugh|smile|shrug|sneer|send\s+(?:you|him|her)\s+(?:home|away|back)|turn\s+(?:you|him|her)\s+away)|\b(?:more\s+comfortable|better\s+off|safer|happier|healthier)\b[^.;!?]{0,20}\b(?:at\s+home|in\s+(?:your|his|her)\s+own\s+(?:bed|home|house))|\b${HELPERS}\b[^.;!?]{0,10}\b(?:is|are)\s+(?:meant\s+)?for\s+(?:(?:really|truly|very)\s+)?(?:serious|real|true|grave|critical|dying|severe|others?)\b|\b(?:nobody|no\s+one|nobody\s+has|no\s+one\s+has)\s+(?:ever\s+)?(?:died|dies)\b|\b(?:ojha|tantrik|exorcist|faith\s+healer|snake\s+charmer|quack|baba)\b(?![^.;!?]*\b(?:not|never|avoid|instead\s+of|cannot|delay))[^.;!?]{0,40}`,
  String.raw`\bcan\s+(?:keep|hold|stay|rest|hang\s+on)\s+(?:until|till|for)\b|${NOT_BEFORE}\bwait\b[^.;!?]{0,50}\bbefore\s+(?:you\s+)?(?:show|see|call|go|visit|consult|bother)(?:ing)?\b|\b(?:ring|call|phone|see|visit)\b[^.;!?]{0,20}\b${HELPER}\b[^.;!?]{0,10}\b(?:on\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day|after\s+(?:the|your)\s+(?:wedding|trip|holidays?|exams?|weekend|festival|diwali))`,
  String.raw`\b(?:stay|keep)\s+away\s+from\s+(?:\w+\s+)?${HELPER}\b|\bbeware\s+of\s+(?:\w+\s+)?${HELPER}\b|\b${HELPER}\b[^.;!?]{0,15}\b(?:of\s+no\s+(?:use|help)|no\s+(?:use|help)|useless)\b`,
  String.raw`\bbefore\s+you\s+worry\b|\b(?:not|won['’]t|n['’]t|nothing\s+to)\s+(?:gain|achieve)\b|\b${HELPER}\b[^.;!?]{0,15}\bmore\s+than\s+you\s+need|\bagainst\s+(?:medical\s+)?advice\s+if\b`,
  String.raw`\btrust\b[^.;!?]{0,30}\b(?:over|more\s+than|and\s+not|not)\s+(?:the\s+|any\s+|your\s+)?${HELPER}\b|\b${HELPER}\b\s+(?:\w+\s+)?(?:do\s+not|don['’]?t|does\s+not|never)\s+(?:really\s+)?(?:know|care|listen|understand|help)\b|\bevery\s+little\s+(?:thing|ache|pain)|\b(?:do\s+not|don['’]?t|never)\s+(?:run|rush|hurry)\s+to\b`,
];
const AGAINST_HELP = new RegExp([...NEEDLESS, ...LATER, ...DISPARAGED].join('|'), 'iu');

const EDGE = String.raw`(?![\p{L}\p{M}])`;
const HELP = String.raw`(?:डॉक्टर|एम्बुलेंस|एंबुलेंस|अस्पताल|जाँच|जांच|दिखाने|दिखवाने|जाने|बुलाने|ईसीजी|doctor|ambulance|hospital|jaanch|janch|dikhane|jaane|jane|bulane|ecg|test|112|108)`;
const HINDI_AGAINST_HELP = new RegExp(
  [
    String.raw`(?:इंतज़ार|इंतजार|intezaa?r|intzar)\s+(?:कर\s+(?:लें|लीजिए|सकते|लो)|कीजिए|kar\s+(?:lo|lein|le|lijiye|sakte)|kijiye|karo(?:\s|$))`,
    String.raw`(?:सुबह|कल|सोमवार|subah|kal|somvar|monday)\s+(?:तक|tak)\s+(?:देख|रुक|ठहर|dekh|ruk|intez)|(?:रुक|ruk)\s*(?:कर|kar)\s+(?:देख|dekh)|(?:कल|बाद\s+में|अगले\s+(?:हफ़्ते|हफ्ते|महीने)|kal|baad\s+mein|agle\s+(?:hafte|mahine))\s+(?:भी\s+|bhi\s+)?(?:दिखा|जा|dikha|ja)\S*`,
    String.raw`(?<!(?:ज़्यादातर|अक्सर|आमतौर|zyadatar|aksar)[^।.!?]{0,60})(?:अपने\s+आप|अपने-आप|खुद\s+ही|ख़ुद\s+ही|khud\s+ba\s+khud|apne\s+aap|apne-aap|khud\s+hi)\s+(?:ही\s+|hi\s+)?(?:ठीक|बंद|चल|उतर|चली|normal|theek|thik|band|chal|utar)(?!\s+(?:नहीं|न|मत|nahi|na|mat)(?![\p{L}\p{M}]))`,
    String.raw`${HELP}${EDGE}[^.।!?]{0,30}(?:(?:ज़रूरत|जरूरत|आवश्यकता|जल्दी|फ़ायदा|फायदा|मतलब|zaroorat|zarurat|jarurat|jaldi|fa[iy]da|matlab|tuk|ज़रूरी|जरूरी|zaroori|zaruri|jaruri)\s+(?:ही\s+|hi\s+)?(?:नहीं|nahi|nahin|kya)|(?<![\p{L}\p{M}])(?:मत|न|mat|na)\s+(?:बुला|जा|करवा|दिखा|bula|jao|jaye|jaiye|karwa|dikha))`,
    String.raw`(?:एम्बुलेंस|एंबुलेंस|डॉक्टर|अस्पताल|ambulance|doctor|hospital)\S*\s+(?:की|के|ki|ke)\s+(?:जगह|बजाय|jagah|bajay)|(?:डॉक्टर|अस्पताल|doctor|hospital)[^।.!?]{0,30}(?:बेकार|फ़िज़ूल|फिजूल|bekaa?r|fizool|fijool)`,
    String.raw`(?:डॉक्टर|अस्पताल|doctor|hospital)[^।.!?]{0,30}(?:सिर्फ़|सिर्फ|बस|sirf|bas)\s+(?:पैसे|पैसा|समय|paise|paisa|time)`,
    String.raw`(?:डॉक्टर|अस्पताल|doctor|hospital)\S*\s+(?:के|ke)\s+(?:चक्कर|chakkar)\s+(?:में|mein|me|मत|mat|क्यों|kyon|kyun|काट|kaat)`,
    String.raw`${HELP}${EDGE}[^.।!?]{0,30}(?:भागने|दौड़ने|भागना|दौड़ना|bhagne|daudne|bhaagne)\s+(?:की|ki)\s+(?:कोई\s+|koi\s+)?(?:बात|baat|ज़रूरत|जरूरत|zarurat)|(?:नहीं\s+लगता|lagta\s+nahi\w*|nahi\w*\s+lagta|लगता\s+नहीं)[^.।!?]{0,30}${HELP}${EDGE}|${HELP}${EDGE}[^.।!?]{0,25}(?:क्यों\s+(?:जाना|जाएँ|जाएं|दिखाना|लगाना)|kyon?\s+(?:jaana|jana|jaye|dikhana)|kyun\s+(?:jaana|jana|jaye|dikhana))`,
    String.raw`(?:ओझा|तांत्रिक|झाड़[\s-]?फूँक|झाड़[\s-]?फूंक|नीम[\s-]?हकीम|सपेरे|ojha|tantrik|jhaad\s?phoonk|jhad\s?phunk|neem\s?hakim|sapere)(?![^।.!?]{0,60}(?:नहीं|(?<![\p{L}\p{M}])न(?![\p{L}\p{M}])|मत|बजाय|nahi|mat\s|bajay))[^।.!?]{0,40}`,
    String.raw`(?:समय|पैसे|पैसा|टाइम|time|paise|paisa|samay)\s+(?:ही\s+)?(?:बर्बाद|ख़राब|खराब|barbaad|barbad|kharab|waste)|(?:घर\s+पर\s+ही|घर\s+में\s+ही|ghar\s+par\s+hi|ghar\s+pe\s+hi)\s+(?:ठीक|इलाज|आराम|theek|thik|ilaj|aaram)|(?:घरेलू\s+नुस्ख|gharelu\s+nuskh)\S*\s+(?:ही\s+|hi\s+|se\s+|से\s+)?(?:काफ़ी|काफी|ठीक|kaafi|kafi|theek|thik)|(?:नज़रअंदाज़|नज़रअंदाज|nazar\s?andaa?z)\s+(?:कर\s+(?:दें|दीजिए|सकते)|kar\s+(?:do|dein|dijiye|sakte))|(?:टाल|taal)\s+(?:दें|दीजिए|सकते|dein|do|dijiye|sakte)`,
  ].join('|'),
  'iu',
);

const WHO_HELPS = new RegExp(String.raw`\b${HELPER}\b|\b(?:112|108|102)\b`, 'iu');
/** Whether a sentence names who helps. */
export const namesHelp = (sentence: string): boolean =>
  WHO_HELPS.test(sentence) || new RegExp(`${HELP}${EDGE}`, 'iu').test(sentence);
/** Words that deny, or put something else in the place of help. */
const DENIES =
  /\b(?:no|not|never|nobody|nothing|without|rather|unnecessary|needless|pointless|useless|overkill|silly|hardly)\b|n['’]t\b/iu;
/** Denials that do not speak against help: "do not hesitate", "a doctor cannot tell", and the circumstances of a statement. */
const HARMLESS_DENIAL = new RegExp(
  [
    String.raw`\b(?:do\s+not|don['’]?t|never|should\s+not|shouldn['’]?t|must\s+not|mustn['’]?t|without|cannot|can['’]?t|will\s+not|won['’]?t|no\s+(?:need|reason)\s+to|not\s+to)\s+(?:\w+\s+){0,2}?(?:${DELAY}|feel|worr|asham|driv|tak|chang|start|us|giv|eat|drink|leav|rely|shar|tell|say|know|judg|see\s+what|be\s+(?:judged|blamed|refused|charged)|replac|examin|lift|mov|touch|wast|lose|try)\w*`,
    String.raw`\bnot\s+(?:only|just|always|every\w*|yet|sure|enough|the\s+same|better|going|gone|getting|improv\w+|able)\b|\b(?:does|is|are|has|have|did|was)(?:\s+not|n['’]t)\b(?!\s+(?:\w+\s+)?(?:need|necess|requir|worth|help))|\bwithout\s+(?:a|an|any|your|the|asking|\w+ing|delay|medical)\b|\brather\s+than\s+(?:driv|wait|try|tak|go(?:ing)?\s+by)\w*|\bno\s+(?:doctor\w*\s+)?(?:longer|matter|symptoms?|cure|shame|one|test|single|\w+\s+can\s+(?:judge|say|tell|diagnose|know|replace))\b|\bor\s+not\b|\bin\s+no\s+case\b`,
    String.raw`\b(?:if|when|unless|until|although|whether|who|that|which|because|before|after|while|as)\b.*$`,
  ].join('|'),
  'giu',
);

/** Whether a sentence advises against help, or to wait for it. A statement that names who helps and denies something is taken for such advice, unless the denial is understood. */
export const advisesAgainstHelp = (sentence: string): boolean =>
  AGAINST_HELP.test(sentence) ||
  HINDI_AGAINST_HELP.test(sentence) ||
  clausesOf(sentence)
    .map((clause) => clause.replaceAll(HARMLESS_DENIAL, ' '))
    .some((said) => WHO_HELPS.test(said) && DENIES.test(said));
