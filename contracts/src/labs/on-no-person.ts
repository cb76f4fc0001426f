import words from './on-no-person.json' with { type: 'json' };

const anyOf = (list: string) => `(?:${list.split(', ').join('|')})`;
const whole = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${pattern})(?![\p{L}\p{M}])`, 'iu');

const ANIMAL = anyOf(words.animals);
const BREED = anyOf(words.breeds);
/** As a word of its own it may also be a person, a place or a thing. */
const BREED_BESIDE_LABEL = anyOf(`${words.breeds}, ${words.doubtfulBreeds}`);
const EXAMINED = anyOf(words.examined);
const MINE = String.raw`(?:(?:my|our|mere|meri|hamar[aei]|मेरे|मेरी|हमारे|हमारी) )`;
/** Of an animal itself, and not of who lives with it: "dog, 5 yrs, male:". */
const AGE = String.raw`(?:[ ,(/-]+\d{1,2}(?:\.\d)? ?(?:y|yrs?|years?|mo?n?ths?|m|weeks?|saal|साल)(?!\p{L})\.?(?: old)?[ ,)/-]*(?:(?:fe)?male|[mf](?!\p{L}))?[ ,)/:-]*(?:\p{L}+ )?)`;

/** "Species: Canine": of a germ another word stands there. A breed that is not known, or "none", says nothing. */
const SPECIES = whole(
  [
    String.raw`species(?: (?:type|name))? *[:=-] *(?:pet )?${ANIMAL}`,
    String.raw`(?<=^[ *]*)pet(?: name)? *[:=-] *\p{L}+(?:[ ,]+\(?|, ?)(?:${ANIMAL}|${BREED_BESIDE_LABEL})`,
    String.raw`breed *[:=-] *(?:pet )?(?:${ANIMAL}|${BREED_BESIDE_LABEL})`,
  ].join('|'),
);
/** "Animal: Dog" may be what bit a person, or what they keep: only beside an owner it is the patient. */
const ANIMAL_OF_OWNER = whole(String.raw`(?<=^[ *]*)(?:animal|pet)(?: (?:type|name))? *[:=-] *(?:pet )?${ANIMAL}`);
/** "Dog blood test", "my cat's report", "kutte ki report". A cat, a pet and a canine are a scan, a scan and a tooth too, so that they need a word more. */
const OF_ANIMAL = whole(
  [
    String.raw`${anyOf(words.plainAnimals)}(?:['’]?s)?(?:${AGE}| (?:\p{L}+ )?)${EXAMINED}`,
    String.raw`(?:${BREED}|${BREED_BESIDE_LABEL} ${ANIMAL})(?:['’]?s)?(?: ${ANIMAL}(?:['’]?s)?)?(?:${AGE}| )(?:\p{L}+ )?${EXAMINED}`,
    String.raw`${MINE}(?:pet )?${ANIMAL}(?:['’]?s)? (?:\p{L}+(?:['’]s)? )?${EXAMINED}`,
    String.raw`(?<=\p{L} )\(${ANIMAL}\)(?= .*${EXAMINED})|(?<=^[ *]*)${ANIMAL} *[:-] *${EXAMINED}`,
    String.raw`${ANIMAL}['’]s ${EXAMINED}|${anyOf(words.doubtfulAnimals)} ${anyOf(words.specimens)}`,
    String.raw`${EXAMINED} (?:of|for) (?:(?:a |the )?${anyOf(words.plainAnimals)}|(?:${MINE}|pet )+${ANIMAL})`,
    String.raw`${ANIMAL} (?:ki|ka|ke|की|का|के) ${EXAMINED}`,
    String.raw`(?<!(?:near|opp\.?|opposite|behind|beside|next to) (?:the |govt\.? )*)veterinary (?:lab|clinic|hospital|report|blood|test|pathology)\p{L}*(?! (?:road|street|lane|nagar|colony))`,
  ].join('|'),
);
const OF_THING = whole(words.things.join('|'));
/** Of a person who lives with animals: an allergy to them, or their bite. */
const OF_PERSON = whole(words.ofPerson.join('|'));
/** Anywhere in a report: a bite or a wound, or an age, a title or a relation of a human. */
const DOUBTFUL = whole(words.doubtful.join('|'));
/** The owner of an animal has a title too. */
const OWNER = /(?<!\p{L})(?:pet )?owner(?:['’]?s)?(?: name)? *[:=-][^\n]*/giu;

const saysSpecies = (line: string, text: string) =>
  SPECIES.test(line) || (ANIMAL_OF_OWNER.test(line) && text.search(OWNER) >= 0);
const isDoubtful = (text: string) => DOUBTFUL.test(text.replace(OWNER, ''));

/** Further below the words of a title may be advice. */
const HEAD_LINES = 3;

/**
 * Whether the title or the first lines of a report plainly say that it is on an animal, on water, on food, or on the laboratory's own control. What may be either is a person's:
 * silence about a dangerous result needs certainty, so that a word of a person or a bite anywhere in the text is enough.
 */
export function isOnNoPerson(title: string, text: string): boolean {
  const lines = [title, ...text.trim().split('\n', HEAD_LINES)];
  const isAnimals = !isDoubtful(`${title}\n${text}`);
  return lines.some(
    (line) =>
      (OF_THING.test(line) || (isAnimals && (saysSpecies(line, text) || OF_ANIMAL.test(line)))) &&
      !OF_PERSON.test(line),
  );
}

/** Whether the text of a document has a label for an animal: further words may be of an address, or a person's. */
export const namesSpecies = (text: string): boolean =>
  text.split('\n').some((line) => saysSpecies(line, text)) && !isDoubtful(text);
