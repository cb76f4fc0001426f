import { illnessNouns, illnessWords } from './illness-words.js';

/** What is diagnosed as often, and is in no list of illnesses because it means other things in questions. */
const STATES =
  'heart attack|stroke|cancer|cancerous|diabetes|diabetic|prediabet\\w+|dengue|malaria|typhoid|tuberculosis|tb|pneumonia|covid|hiv|asthma|asthmatic|anaemia|anemia|anaemic|anemic|jaundice|depression|depressed|fracture|appendicitis|(?:under|over)active thyroid|(?:hypo|hyper)thyroid(?:ism)?|thyroid|hepatitis|epilepsy|migraine|measles|muscular|gas|acidity|indigestion|stress|anxiety|panic attack|viral|virus|flu|influenza|cold|sprain|sprained|strain|strained muscle|pulled muscle|cramps?|piles|h[a]?emorrhoids|ulcers?|gastritis|reflux|cysts?|tumou?rs?|benign|malignant|dementia|pregnant|menopause|pcos|pcod|vertigo|gall\\s?stones?|kidney\\s+stones?|stones?|constipation|dehydrat\\w+|food poisoning|(?:heart|kidney|liver|renal) failure|angina|arthritis|hernia|eczema|scabies|ringworm|uti|concussion|blockage|clot|hypertension|chicken\\s?pox|worms|lactose[- ]intolerant|slipped disc|hormonal|fungal|bacterial|menopausal|(?:heart|kidney|liver|lung|thyroid|skin|stomach|nerve|brain|eye|mental|prostate|gall bladder)\\s+(?:problem|trouble|condition|attack)|teething|high blood pressure|low blood pressure|allergic|\\p{L}{3,20}(?:itis|osis|[ae]mia|oma|pathy)';
const HINDI_STATES =
  'कैंसर|मधुमेह|शुगर|डायबिटीज़|डायबिटीज|डेंगू|मलेरिया|टाइफाइड|टायफाइड|टाइफॉइड|टीबी|दिल का दौरा|हार्ट अटैक|लकवा|निमोनिया|एचआईवी|एड्स|गैस|एसिडिटी|वायरल|इन्फेक्शन|संक्रमण|एनीमिया|खून की कमी|ख़ून की कमी|थायरॉइड|थायराइड|माइग्रेन|डिप्रेशन|अवसाद|तनाव|कमज़ोरी|कमजोरी|पीसीओएस|पीसीओडी|चेचक|खसरा|पथरी|बवासीर|पीलिया|अस्थमा|दमा|ट्यूमर|चिकनगुनिया|मिर्गी|अपेंडिसाइटिस|हाई बीपी|dil ka daura|nimonia|dengu|taifaid|tifaid|maleria|heart attack|acidity|infection|thyroid|stress|tension|kamzori|kamjori|khoon ki kami|pathri|bawasir|bavasir|piliya|dama|lakva|sugar ki bimari|high bp';

/** An illness, or a state that a diagnosis names; English, Hindi and Hinglish. */
export const ILLNESS = String.raw`(?:${`${illnessWords}, ${illnessNouns}`.split(/,\s*/).join('|')}|${STATES}|${HINDI_STATES})`;
/** The end of its name. */
export const EDGE = String.raw`(?![\p{L}\p{M}])`;
