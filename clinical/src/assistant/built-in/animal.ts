import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { keySet } from '../words/phrases.js';
import { plainWords } from '../words/plain-words.js';
import words from './animal-words.json' with { type: 'json' };

/** Animals that people keep, as they write them. Left out are words that mean something else as often: "gay" and "gai", "pet" (the belly in Hindi), "calf". */
const ANIMAL = `(?:(?<!hot )dogs?|${words.animals.replaceAll(', ', '|')})`;
const EDGE = '(?![\\p{L}\\p{M}])';
const START = '(?<![\\p{L}\\p{M}])';
/** Words for an illness of an animal, or for a treatment of it. */
const AILS =
  "(?:['’]?s\\s+(?:fever|ear|ears|eye|eyes|leg|paw|skin|stomach|wound|tick|ticks|health|vomiting|treatment)|(?:has|have|had|is|was|isnt|isn['’]t|got|keeps|vomit\\w*|ate|drank|chew\\w*|eaten|swallow\\w*|faint\\w*|collaps\\w*|limp\\w*|refus\\w*|stopped|not|does|with|from|weighs|suffer\\w*)|(?:ko|ke|ki|ka|ne|bimar|beemar|bukhar|kuch|khana nahi|khana chhod|khana band|nahi|ulti|behosh|saans|को|के|की|का|ने|बीमार|बुखार|नहीं|उल्टी))";
const PATIENT = new RegExp(`${START}${ANIMAL}${EDGE}\\s*${AILS}${EDGE}`, 'iu');
const TREATED = new RegExp(
  `${START}(?:for|to|give|giving|treat|treating|vaccinate|deworm)\\s+(?:(?:my|our|a|the|an|old|pregnant|pet|street|stray)\\s+){0,3}${ANIMAL}${EDGE}`,
  'iu',
);
/** A sign of illness or a remedy; in the data file by the beginnings of words. */
const HEALTH = new RegExp(
  String.raw`\bill\b|isn['’]?t eating|won['’]?t eat|ear\b|${words.health.replaceAll(', ', '|')}`,
  'iu',
);
const POISON = new RegExp(String.raw`(?:${words.poison.replaceAll(', ', '|')})[\p{L}\p{M}]*`, 'giu');
/** "Dog ate", "kutte ne kha": that an animal took it. */
const TOOK = new RegExp(
  `${START}${ANIMAL}${EDGE}\\s+(?:(?:has|have|had|just|ne|ने)\\s+)*(?:${words.took.replaceAll(', ', '|')})${EDGE}`,
  'iu',
);
const ANIMALS = new RegExp(`${START}${ANIMAL}${EDGE}`, 'giu');
const SIGNS = new RegExp(`${START}(?:${words.health.replaceAll(', ', '|')})[\\p{L}\\p{M}]*`, 'giu');
const TAKES = new RegExp(`${START}(?:${words.took.replaceAll(', ', '|')})${EDGE}`, 'iu');
const BESIDE_POISON = keySet(words.besidePoison);

/** A message without its poisons. */
const withoutPoison = (plain: string): string => plain.replaceAll(POISON, ' ').replaceAll(/(?<=\s)rat(?=\s)/giu, ' ');
/** Whether it tells of nobody besides the animal that took a poison: no word is left that may be somebody. "Dog ate rat poison, aarav had it" is of a child. */
function isAnimalAlone(besidePoison: string): boolean {
  const beside = besidePoison.replace(TOOK, ' ').replaceAll(ANIMALS, ' ').replaceAll(ASKING, ' ');
  return (
    !TAKES.test(beside) &&
    plainWords(beside.replaceAll(SIGNS, ' ')).every(
      ({ key }, at, all) => BESIDE_POISON.has(key) || (/^\d+$/.test(key) && AGO.has(all[at + 1]?.key ?? '')),
    )
  );
}
const AGO = keySet('hours, hour, minutes, mins, ghante');

/** A person is hurt by it, or eats or is allergic to what comes from it. */
const PERSON =
  /\bbit\b|\bbite|bitten|scratch|\blick|nails?\b|kaat|\bkata\b|\bkaata|\bkat (?:li|le|ga)|panja|d[a]+nt (?:m[a]+r|lag|gad)|attacked|hamla|nakhun|nochi|noch|chaat|काट|पंजा|नाख|नोच|चाट|allerg|एलर्जी|\bmilk\b|doodh (?!kam)|ghee|dahi|urine|gomutra|meat|दूध|घी|गोमूत्र|मांस|rabies|रेबीज/iu;

/** Whether a message is about an animal, and not about a person whom one has hurt. Pure. */
export function isOfAnimal(text: string): boolean {
  const plain = text.normalize('NFC');
  return !PERSON.test(plain) && (PATIENT.test(plain) || TREATED.test(plain));
}

const NAMED = new RegExp(`${START}${ANIMAL}${EDGE}`, 'iu');
const BITE = /\bbit\b|\bbite|bitten|scratch|kaat|\bkata\b|\bkaata|\bkat (?:li|le|ga)|panja|काट|पंजा/iu;
const AFTER_BITE = new RegExp(`${START}(?:${words.afterBite.replaceAll(', ', '|')})${EDGE}`, 'iu');
/** Questions after which one about a vaccine or an animal is no longer about the bite. */
const LATEST = 3;

/**
 * The question about an animal's bite that a message goes on about: it is about the animal, or about what is done after a bite ("is injection needed", "the dog is vaccinated"). Null if none was asked lately. Takes the earlier
 * questions, the oldest first. Pure.
 */
export function biteBefore(text: string, earlier: readonly string[]): string | null {
  const plain = text.normalize('NFC');
  if (!NAMED.test(plain) && !AFTER_BITE.test(plain)) return null;
  const told = earlier.slice(-LATEST).map((each) => each.normalize('NFC'));
  return told.findLast((each) => NAMED.test(each) && BITE.test(each)) ?? null;
}

const KIN = `${START}(?:${words.people.replaceAll(', ', '|')})${EDGE}`;
/** People by whose name an animal is only owned: "papa ka kutta", "my uncle's dog", "dog of my friend". */
const OWNER = new RegExp(
  `${KIN}(?:['’]?s|\\s+(?:k[aie]|का|की|के))\\s+(?:\\S+\\s+)?${ANIMAL}${EDGE}|${ANIMAL}\\s+of\\s+(?:my|our)\\s+${KIN}`,
  'giu',
);
const SOMEBODY = new RegExp(KIN, 'iu');
/** Words that say that the writer is hurt or ill, in a message that also names an animal. */
const WRITER_HURT = new RegExp(`${START}(?:${words.writerHurt.replaceAll(', ', '|')})${EDGE}`, 'iu');

/** The writer as one who owns the animal, is worried about it, or asks what to do for it. */
const ASKING = new RegExp(
  `${START}(?:${words.asking.replaceAll(', ', '|')})${EDGE}|${START}(?:${words.mine.replaceAll(', ', '|')})\\s+(?:(?:old|little|poor|pet|street|paltu|puppy)\\s+)?${ANIMAL}${EDGE}`,
  'giu',
);
const WRITER = new RegExp(`${START}(?:${words.writer.replaceAll(', ', '|')})${EDGE}`, 'iu');
/** The animal was only the cause: it hurt a person ("bhains ne lat maari": the buffalo kicked), or a person ran after it and fell ("kutte ke peeche bhaga"). */
const OCCASION = new RegExp(
  `${START}${ANIMAL}\\s+(?:${words.occasion.replaceAll(', ', '|')})|${START}(?:${words.didWith.replaceAll(', ', '|')})\\s+(?:\\S+\\s+){0,2}${ANIMAL}${EDGE}`,
  'iu',
);

/** Whether a message with an animal in it tells of a person too: somebody who is not only its owner, what happened to the writer, or to whom the animal is but the occasion. In doubt it does. Pure. */
export function isBesidePerson(text: string): boolean {
  const plain = text.normalize('NFC');
  // "My uncle's dog" is "my dog".
  const owned = plain.replaceAll(OWNER, ' dog ');
  if (WRITER_HURT.test(plain) || OCCASION.test(plain) || SOMEBODY.test(owned)) return true;
  return WRITER.test(owned.replaceAll(ASKING, ' '));
}

/** Whether a message asks about the health of an animal. Pure. */
export function isAboutAnimal(text: string): boolean {
  const plain = text.normalize('NFC');
  const besidePoison = withoutPoison(plain);
  const isIll =
    besidePoison !== plain && TAKES.test(besidePoison)
      ? TOOK.test(besidePoison) && isAnimalAlone(besidePoison)
      : HEALTH.test(plain) || ingredientsOf(plain).recognised.length > 0;
  return isIll && isOfAnimal(plain);
}

const ALSO = new RegExp(`${START}(?:${words.also.replaceAll(', ', '|')})${EDGE}`, 'iu');
/** No message that says only who took it too is longer. */
const LONGEST_ALSO = 6;

/** Whether a message goes on about a poison that an animal took, and says that somebody took it too: "my son too", "i ate it". Takes the earlier questions, the oldest first. Pure. */
export function tookItToo(text: string, earlier: readonly string[]): boolean {
  const plain = text.normalize('NFC');
  const isTold = TAKES.test(plain) || (ALSO.test(plain) && plainWords(plain).length <= LONGEST_ALSO);
  if (!isTold || NAMED.test(plain)) return false;
  return earlier.slice(-LATEST).some((each) => {
    const besidePoison = withoutPoison(each.normalize('NFC'));
    return besidePoison !== each.normalize('NFC') && TOOK.test(besidePoison);
  });
}
