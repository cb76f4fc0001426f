import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';

/** The sign of a medicine that a sentence names. */
const NAMED = '§';
/** Names in Devanagari, which the table of ingredients does not have. */
const HINDI_NAMES =
  /(?:डोलो|क्रोसिन|कालपोल|पैरासिटामोल|पेरासिटामोल|पैरासिटामॉल|कॉम्बिफ्लेम|ब्रूफेन|आइबुप्रोफेन|एस्पिरिन|डिस्प्रिन|मेटफॉर्मिन|एज़िथ्रोमाइसिन|एजिथ्रोमाइसिन|अमोक्सिसिलिन|थायरोक्सिन|एंटीबायोटिक|स्टेरॉयड|टेल्मा|टेल्मिसार्टन|इकोस्प्रिन|थायरोनॉर्म|एज़िथ्रल|एजिथ्रल|ग्लाइकोमेट|ओमेज़|ओमेज|पैन 40|मेफ्टाल|सेट्रीज़िन|सिट्रीज़िन|ऑगमेंटिन|एम्लोडिपिन|लोसार्टन|एटोरवास्टेटिन|क्लोपिडोग्रेल|वारफेरिन|वॉरफरिन|अल्प्राज़ोलम|प्रेडनिसोलोन)(?![\p{L}\p{M}])/gu;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence in which names of medicines, generic or brands, are one sign. */
export const withoutNames = (sentence: string): string =>
  ingredientsOf(sentence).recognised.reduce(
    (text, { written }) => text.replaceAll(new RegExp(escaped(written), 'giu'), NAMED),
    sentence.replaceAll(HINDI_NAMES, NAMED),
  );

const MENTION = new RegExp(
  String.raw`\b(?:tablets?|pills?|capsules?|medicines?|medications?|meds|drugs?|insulin|inhalers?|injections?|antibiotics?|antidepressants?|steroids?|painkillers?|statins?|blood\s+thinners?|syrups?|ointments?|creams?|(?:eye|ear)\s+drops|doses?|betnovate|lantus|mixtard|norflox\S*|montek|deriphyllin|levolin|neurobion|becosules|dawa|dawai|davai|dawaiyan|goli|goliyan)\b|${NAMED}|(?<![\p{L}\p{M}])(?:दवा|दवाई|दवाइयाँ|दवाइयां|दवाएँ|दवाएं|गोली|गोलियाँ|गोलियां|इंसुलिन|इन्सुलिन|टैबलेट|कैप्सूल|सिरप)(?![\p{L}\p{M}])`,
  'iu',
);
/** Verbs for taking, giving, changing or stopping a medicine. */
const ACT = String.raw`(?:tak(?:e|es|ing)|us(?:e|ing)|stop(?:ping)?|discontinu(?:e|ing)|quit(?:ting)?|skip(?:ping)?|miss(?:ing)?|paus(?:e|ing)|drop(?:ping)?|cut(?:ting)?|leav(?:e|ing)\s+(?:off|out)|com(?:e|ing)\s+off|get(?:ting)?|go(?:ing)?\s+for|throw(?:ing)?|hold(?:ing)?\s+back|start(?:ing)?|begin(?:ning)?|restart(?:ing)?|resum(?:e|ing)|continu(?:e|ing)|switch(?:ing)?|chang(?:e|ing)|mov(?:e|ing)|replac(?:e|ing)|doubl(?:e|ing)|increas(?:e|ing)|decreas(?:e|ing)|reduc(?:e|ing|tion)|lower(?:ing)?|rais(?:e|ing)|halv(?:e|ing)|repeat(?:ing)?|try(?:ing)?|giv(?:e|ing|en)|swallow(?:ing)?|have|having|buy(?:ing)?|apply(?:ing)?|put(?:ting)?|inject(?:ing)?|keep(?:ing)?\s+(?:an?|one|two|${NAMED})|kept|finish(?:ing)?)`;
/** An instruction: at the beginning of a clause. */
const IMPERATIVE = new RegExp(
  String.raw`(?:^|[.;:!,•*–—]\s*|-\s+)(?:(?:please|just|simply|then|and|or|first|now|also|so|yes|no|rest)\s*,?\s+){0,3}(?:(?:do\s+not|don['’]?t)\s+)?${ACT}\b`,
  'iu',
);
/** Words for the reader, or for a relative of the reader. */
const PERSON =
  /\b(?:you|your|yours|yourself|he|she|him|his|hers?|i|my|me|father|mother|uncle|aunt|brother|sister|son|daughter|wife|husband|baby|grand\w+|(?:a|the)\s+child|people\s+like)\b|(?<![\p{L}\p{M}])(?:आप\S*|माँ|मां|पिता\S*|बच्चे|aap\S*|apni|apna|papa|mummy|maa|bachche)(?![\p{L}\p{M}])/iu;
/** "This would help", said of a medicine that is named. */
const PRAISED = new RegExp(
  String.raw`${NAMED}[^.;!?]{0,40}\b(?:should|will|would)\s+(?:take\s+care|help|do|be\s+enough|settle|work|go)\b|\b(?:recommend|suggest|advise|advice|wise|fine|okay|ok|safe|best(?!\s+avoided)|better|easiest|little\s+point|no\s+longer|not\s+need|no\s+need|feel\s+free|consider)\b`,
  'iu',
);
const HINDI_ACT =
  /(?<![\p{L}\p{M}])(?:लें|लीजिए|लेना|ले|दें|दीजिए|दे|करें|कीजिए|कर|खाएं|खाएँ|खाना|खा|छोड़\S*|बंद|शुरू|बदल\S*|बढ़ा\S*|घटा\S*|lein|lijiye|lena|le|lo|dein|dijiye|de|do|dete|karein|kijiye|karo|kar|kha|khao|khaye|chhod\S*|band|bandh|shuru|badal\S*|badha\S*|ghata\S*)(?![\p{L}\p{M}])/iu;

/** Not to do it by oneself, or only as somebody else decided. */
const PROTECTIVE = new RegExp(
  [
    String.raw`\b(?:never|do\s+not|don['’]?t|should\s+not|must\s+not|shouldn['’]?t|cannot|can['’]?t|not)\s+(?:\w+\s+){0,2}?(?:stop|change|skip|double|start|share|adjust|increase|reduce|decrease|mix|combine|replace|switch|discontinue|quit|restart|throw|take\s+someone)\b`,
    String.raw`\bwithout\b[^.;]{0,40}\b(?:doctors?|prescription|pharmacist|advice)\b`,
    String.raw`\b(?:as|like|how|if|unless|when|until|only|what|which|whether)\s+(?:\w+\s+){0,6}?(?:prescribed|directed|advised|told|doctors?|pharmacist|pregnan\w+|allerg\w+|label|leaflet)\b`,
    String.raw`\b(?:ask|tell|talk\s+to|speak\s+(?:to|with)|check\s+with|consult|inform)\b[^.;]{0,40}\b(?:doctors?|pharmacist|physician)\b`,
    String.raw`\b(?:doctors?|physician|pharmacist)\s+(?:can|may|might|will|could|should|often|usually|sometimes|decides?|has|have)\b`,
    String.raw`\b(?:risky|dangerous|can\s+(?:be\s+)?harm\w*|harmful|withdrawal|can\s+let|overdose|poison\w*|worth\s+mentioning|next\s+visit|avoided?)\b|(?:गंभीर|खतरा|ख़तरा|नुकसान|khatra|nuksan)`,
    String.raw`(?<![\p{L}\p{M}])(?:बिना|bina)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:न|मत|na|mat)\s+(?:कर|की|ले|दे|छोड़|बदल|बढ़ा|घटा|खा|बंद|kar|kij|le|de|band|chhod|badal|badha|ghata|kha)|(?:डॉक्टर|doctor)\S*\s+(?:ने|से|ne|se|ki|की)|poora|pura|पूरा`,
  ].join('|'),
  'iu',
);
/** Instructions about other things: where to keep it, what to carry. */
const PRACTICAL =
  /^\s*(?:please\s+)?(?:keep\s+(?:your|the|all)|carry|store|rinse|read|bring|show|write|note|remember|tell|ask|wash|see|call|go|look)\b/iu;
const isHindi = (plain: string) =>
  /\p{Script=Devanagari}|\b(?:hai|ki|ka|ke|ko|mein|aap|se|kar|karo|karein|lo|do|le|lijiye|lena|band|dena|dijiye|dawa|goli)\b/iu.test(
    plain,
  );

/**
 * Whether a sentence, in which names of medicines are one sign, tells its reader to start, stop or change a medicine, or gives leave to. Who speaks of
 * a medicine and a person says it to that person, unless the words say otherwise: in doubt it does.
 */
export function changesMedicine(plain: string): boolean {
  if (!MENTION.test(plain) || PROTECTIVE.test(plain) || /\?\s*$/.test(plain)) return false;
  if (isHindi(plain)) return HINDI_ACT.test(plain);
  if (PRACTICAL.test(plain)) return false;
  return IMPERATIVE.test(plain) || PERSON.test(plain) || PRAISED.test(plain);
}
