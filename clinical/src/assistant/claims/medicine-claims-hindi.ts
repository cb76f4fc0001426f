import { clausesOf } from './clauses.js';
import { MENTION } from './medicine-names.js';

const EDGE = String.raw`(?![\p{L}\p{M}])`;
const START = String.raw`(?<![\p{L}\p{M}])`;

/** Verbs for taking, giving, changing or stopping, as they are said to somebody. */
const ACT = new RegExp(
  String.raw`${START}(?:लें|लीजिए|लीजिये|लेना|ले|लेते|लेती|ली|लगा\S*|डाल\S*|पिएँ|पिएं|पी|चबा\S*|दें|दीजिए|दीजिये|दे|देते|करें|कीजिए|(?<!काम\s)कर(?!\s+सकत[ीा])|खाएं|खाएँ|खाइए|खाना|खा|छोड़\S*|बंद|शुरू|रोक\S*|बदल\S*|बढ़ा\S*|घटा\S*|आज़मा\S*|lein|lijiye|lijiyega|lena|le|lo|lete|leti|li|laga\w*|daal\w*|dein|dijiye|dena|de|do(?!\s+(?:dawa\w*|goli\w*|baar))|dete|karein|kare|kijiye|karo|(?<!(?:kaam|kam)\s)kar(?!\s+sakt[ia])|kha|khao|khaye|khayein|khaiye|khana|pi|piyein|chhod\w*|chod\w*|band|bandh|shuru|rok\w*|badal\w*|badha\w*|ghata\w*)${EDGE}`,
  'iu',
);
/** Praise of a medicine, or of doing without it. */
const PRAISE = new RegExp(
  String.raw`${START}(?:ठीक\s+रह|अच्छ\S+\s+रह|बेहतर|काफ़ी|काफी|फ़ायद\S*\s+(?:कर|हो|दे)|आराम\s+(?:मिल|दे)|कुछ\s+नहीं\s+(?:होता|होगा|बिगड़)|(?:ज़रूरत|जरूरत|आवश्यकता)\s+नहीं|(?:लेने|खाने|रखने)\s+की\s+(?:ज़रूरत|जरूरत)|theek\s+rah|thik\s+rah|acch?h?[ai]\s+rah|behtar|kaa?fi|fa[iy]?da\s+(?:kar|ho|de)|aaram\s+(?:mil|de)|kuch\s+nahi\w*\s+(?:hota|hoga|bigad)|(?:zaroorat|zarurat|jarurat)\s+nahi)`,
  'iu',
);
/** Not to do it by oneself, or only as somebody decided; or what is dangerous. */
const PROTECTIVE = new RegExp(
  [
    String.raw`${START}(?:बिना|bina)${EDGE}`,
    String.raw`${START}(?:न|मत|ना|na|mat)\s+(?:कर|की|ले|दे|छोड़|बदल|बढ़ा|घटा|खा|बंद|रोक|डाल|kar|kij|le|de|band|chh?od|badal|badha|ghata|kha|rok)|(?:बंद|कम|ज़्यादा|शुरू|band|kam|zyada|shuru)\s+(?:न|मत|na|mat)${EDGE}`,
    String.raw`(?:डॉक्टर|चिकित्सक|फ़ार्मासिस्ट|फार्मासिस्ट|doctor|pharmacist)\S*\s+(?:ने|से|को|के|की|तय|बता|ही|ne|se|ko|ke|ki|tay|bata|hi)${EDGE}`,
    String.raw`(?:छोड़|रोक|घटा|बढ़ा|बदल|बंद\s+कर|chhod|chod|rok|ghata|badha|badal|band\s+kar)(?:ने|ne)\s+(?:से|se)\s(?![^।.!?]*(?:ठीक|फ़ायद|फायद|आराम|कुछ\s+नहीं|नुक़सान\s+नहीं|नुकसान\s+नहीं|बेहतर|theek|thik|fa[iy]?da|aaram|kuch\s+nahi|nuksan\s+nahi|behtar))[^।.!?]*(?:सक|जात|होत|लौट|sakt|jaat|hot|laut)`,
    String.raw`(?:जगह|jagah)\s+(?:नहीं|nahi)\s+(?:ले|le)|(?:विकल्प|vikalp)\s+(?:नहीं|nahi)|(?:फ़ैसला|फैसला|निर्णय|faisla|nirnay)\s+(?:\S+\s+)?(?:डॉक्टर|doctor)|(?:का|ka)\s+(?:असर|asar)\s[^।.!?]*(?:दिख|होत|dikh|hota)`,
    String.raw`${START}(?:केवल|सिर्फ़|सिर्फ|keval|kewal|sirf)\s+(?:डॉक्टर|doctor)`,
    String.raw`${START}(?:गंभीर|ख़तर\S*|खतर\S*|नुक़सान|नुकसान|साइड|लौट|बिगड़\s+सक|बेअसर|असर\s+(?:नहीं|घट|कम)|काम\s+नहीं|khatr\w*|nuks\w*|side|laut|bigad\s+sak|asar\s+(?:nahi|kam)|kaam\s+nahi|dikkat|takleef|jalan)`,
    String.raw`${START}(?:पूरा|poora|pura)\s+(?:कर|लें|kar|lein)|(?:लिखी|बताई|लिखा|बताया|likhi|batayi|bataya)`,
  ].join('|'),
  'iu',
);
/** "As the doctor said": of the whole sentence. */
const AS_TOLD = /(?:जैसे|जैसा|जैसी|jaise|jaisa|jaisi)[^।.!?]{0,30}(?:डॉक्टर|doctor)/iu;
/** Not needed, not in danger: takes the protection from words such as "harm". */
const DENIED = new RegExp(
  String.raw`(?:दवा|दवाई|गोली|गोलियों|इंसुलिन|इलाज|§|dawa|dawai|goli|insulin|ilaj)\s+(?:के|ke)\s+(?:बिना|bina)\s+(?:भी|bhi)|(?:लिख[ाीे]|बताई|बताया|likh[aie]|batai|batayi|bataya)\s+(?:हुई\s+|हुआ\s+|hui\s+|hua\s+)?\S+\s+(?:\S+\s+)?(?:मत|न|mat|na)\s+(?:खा|ले|लग|kha|le|lag)|(?:इससे|उससे|दवा\s+से|isse|usse|dawa\s+se)\s+(?:दूर|door|dur)\s+(?:ही\s+|hi\s+)?(?:रह|rah)|(?:नुक़सान|नुकसान|ख़तरा|खतरा|nuksan|khatra|dikkat|takleef)\s+(?:नहीं|nahi)|(?:पूछने|puchh?ne|puchne)\s+(?:की|ki)\s+\S+\s+(?:नहीं|nahi)|(?:बिना|bina)\s+(?:डर|चिंता|dar|chinta|jhijhak|झिझक)${EDGE}`,
  'iu',
);

/** "… may be stopped", in a part of the sentence that does not name it again. */
const PERMITTED =
  /(?<![\p{L}\p{M}])(?:बंद|शुरू|कम|छोड़|रोक|band|shuru|kam|chh?od|rok)\s*(?:कर|दे|kar|de|di)?\s*(?:सकत|दें|दीजिए|लें|लीजिए|देना|dein|dijiye|do|lo|lijiye|sakt)/iu;

/** Whether a sentence in Hindi or Hinglish that mentions a medicine tells its reader to take, stop or change it, or gives leave to. In doubt it does. */
export function advisesInHindi(plain: string): boolean {
  if (PRESCRIBED.test(plain)) return true;
  if ((AS_TOLD.test(plain) && !/बंद|छोड़|band|chh?od/iu.test(plain)) || /\?\s*$/.test(plain)) return false;
  const isMentionedOnce = (clause: string, at: number, all: readonly string[]) =>
    MENTION.test(clause) || all.slice(0, at).some((each) => MENTION.test(each));
  return clausesOf(plain)
    .filter(isMentionedOnce)
    .some((clause) => {
      if (PROTECTIVE.test(clause) && !DENIED.test(clause)) return false;
      if (DENIED.test(clause) || PERMITTED.test(clause)) return true;
      return MENTION.test(clause) && (PRAISE.test(clause) || ACT.test(clause));
    });
}

/** A prescription without a verb: its sentence ends with the time for it. */
const PRESCRIBED =
  /§[^।.!?]{0,25}(?<![\p{L}\p{M}])(?:सोने\s+से\s+पहले|सुबह[\s-]शाम|रात\s+को|सुबह|शाम\s+को|खाने\s+के\s+बाद|खाली\s+पेट|ख़ाली\s+पेट|दिन\s+में\s+(?:एक|दो|तीन)\s+बार|sone\s+se\s+pehle|subah[\s-]sh?a+m|raat\s+ko|subah|sh?a+m\s+ko|khane\s+ke\s+baad|khali\s+pet|din\s+mein?\s+(?:ek|do|teen)\s+ba+r)\s*[।.!]?\s*$/iu;

/** How often to take what is not known by its name: "twice a day for five days". */
const POSOLOGY =
  /(?:हर\s+\S+\s+घंटे|दिन\s+में\s+(?:\S+\s+)?बार|सुबह[\s-]शाम|खाली\s+पेट|ख़ाली\s+पेट|सोने\s+से\s+पहले|\S+\s+दिन\s+तक|har\s+\w+\s+ghante|din\s+mein\s+\w+\s+baar|subah[\s-]sh?aam|khali\s+pet|sone\s+se\s+pehle|\w+\s+din\s+tak)[^।.!?]{0,30}(?<![\p{L}\p{M}])(?:लें|लीजिए|ले\s+लें|ले\s+लीजिए|दें|दीजिए|खाएँ|खाएं|खिलाएँ|पिलाएँ|पिला\s+दें|लगाएँ|लगाएं|lein|lijiye|le\s+lo|le\s+lijiye|dein|dijiye|khilayein|pilayein|lagayein)(?![\p{L}\p{M}])/iu;

/** Whether a sentence in Hindi or Hinglish, in which no medicine is recognised, says how often to take or give one. */
export const prescribesInHindi = (plain: string): boolean =>
  POSOLOGY.test(plain) &&
  !PROTECTIVE.test(plain) &&
  !/पानी|दूध|ओआरएस|भाप|साँस|नींद|फल|खाना|paani|pani|doodh|ORS|bhaap|saans|neend|phal|khana/iu.test(plain);
