import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';

/** Animals that people keep, as they write them. Left out are words that mean something else as often: "gay" and "gai", "pet" (the belly in Hindi), "calf". */
const ANIMAL =
  '(?:(?<!hot )dogs?|puppy|puppies|pup|doggy|cats?|kittens?|kitty|cows?|buffalo(?:e?s)?|goats?|sheep|hens?|rabbits?|parrots?|hamsters?|horses?|labrador|german shepherd|pug|kutta|kutte|kutti|kutiya|pilla|pille|billi|gaay|bhains|bachhda|bachda|bakri|bakra|murgi|khargosh|tota|ghoda|janwar|pashu|कुत्ता|कुत्ते|कुतिया|पिल्ला|पिल्ले|बिल्ली|गाय|भैंस|बछड़ा|बछड़े|बकरी|बकरे|मुर्गी|खरगोश|तोता|तोते|घोड़ा|घोड़े|जानवर|पशु)';
const EDGE = '(?![\\p{L}\\p{M}])';
const START = '(?<![\\p{L}\\p{M}])';
/** Words for an illness of an animal, or for a treatment of it. */
const AILS =
  "(?:['’]?s\\s+(?:fever|ear|ears|eye|eyes|leg|paw|skin|stomach|wound|tick|ticks|health|vomiting|treatment)|(?:has|have|had|is|isnt|isn['’]t|got|keeps|vomit\\w*|ate|limp\\w*|refus\\w*|stopped|not|does|with|from|weighs|suffer\\w*)|(?:ko|ke|ki|ka|ne|bimar|beemar|bukhar|kuch|khana nahi|khana chhod|khana band|nahi|ulti|को|के|की|का|ने|बीमार|बुखार|नहीं|उल्टी))";
const PATIENT = new RegExp(`${START}${ANIMAL}${EDGE}\\s*${AILS}${EDGE}`, 'iu');
const TREATED = new RegExp(
  `${START}(?:for|to|give|giving|treat|treating|vaccinate|deworm)\\s+(?:(?:my|our|a|the|an|old|pregnant|pet|street|stray)\\s+){0,3}${ANIMAL}${EDGE}`,
  'iu',
);
/** A sign of illness or a remedy. */
const HEALTH =
  /fever|sick|\bill\b|vomit|limp|diarr|motion|cough|worm|tick|flea|wound|injur|swell|swollen|pain|bleed|medicine|tablet|paracetamol|crocin|syrup|dose|vaccin|pregnan|deliver|not eating|isn['’]?t eating|won['’]?t eat|skin|rash|itch|eye|ear\b|bukhar|bimar|beemar|ulti|dast|khansi|kamzor|zakhm|chot|dawa|goli|tika|khana nahi|nahi kha|langda|sujan|khujli|doodh kam|sneez|chhink|chheenk|khana chhod|khana band|kide|keede|keed|langd|बुखार|बीमार|उल्टी|दस्त|खांसी|घाव|चोट|दवा|गोली|टीका|खाना नहीं|नहीं खा|लंगड़ा|सूजन|खुजली|खाना छोड़|खाना बंद|कीड़|छींक/iu;
/** A person is hurt by it, or eats or is allergic to what comes from it. */
const PERSON =
  /\bbit\b|\bbite|bitten|scratch|\blick|nails?\b|kaat|\bkata\b|\bkaata|\bkat (?:li|le|ga)|panja|nakhun|nochi|noch|chaat|काट|पंजा|नाख|नोच|चाट|allerg|एलर्जी|\bmilk\b|doodh (?!kam)|ghee|dahi|urine|gomutra|meat|दूध|घी|गोमूत्र|मांस|rabies|रेबीज/iu;

/** Whether a message asks about the health of an animal, and not about a person whom one has hurt. Pure. */
export function isAboutAnimal(text: string): boolean {
  const plain = text.normalize('NFC');
  const isIll = HEALTH.test(plain) || ingredientsOf(plain).recognised.length > 0;
  return isIll && !PERSON.test(plain) && (PATIENT.test(plain) || TREATED.test(plain));
}
