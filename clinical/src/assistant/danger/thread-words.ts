import { type PlainWord, plainWords } from '../words/plain-words.js';
import situations from '../emergencies/words/situations.json' with { type: 'json' };
import words from './thread-words.json' with { type: 'json' };

const phrasesOf = (list: string): readonly string[] =>
  list.split(',').map((phrase) =>
    plainWords(phrase)
      .map(({ key }) => key)
      .join(' '),
  );

/** Words of an ambulance that came and did not help. */
const ofNoHelp = phrasesOf(words.ofNoHelp);

/** Words of what came again after help was there: "came home, pain again". */
const recurs = phrasesOf(words.recurs);

/** Phrases that are used only about an emergency that is not over: whether to go or to wait, how the person is now. */
export const decides = [...phrasesOf(words.decides), ...recurs];

/** Words that say that an unconscious person is awake again. */
export const awakeWords = phrasesOf(words.awake);

/** Questions that are asked in an emergency, and at other times too: what to give, which hospital. */
export const asks = phrasesOf(words.asks);

/** Pleas that nobody is told. */
export const secretWords = phrasesOf(words.secret);

/** Words for somebody who was named before. */
export const backWords = phrasesOf(words.backWords);

/** Help was there, and it is over. */
const closingWords = phrasesOf(words.closingWords);
/** Help is there, and nobody has to call it. */
const helpWords = phrasesOf(situations.helpHere);
/** "Ambulance aa gayi kya" asks for it. */
const asksForArrival = helpWords.map((phrase) => `${phrase} kya`);

/** Words in front of them by which it is asked, wished, doubted or denied: "should we get him admitted", "maybe a false alarm". */
const undecided = phrasesOf(words.undecided);
/** The same behind them, in Hindi. */
const undecidedBehind = phrasesOf(words.undecidedBehind);

/** Words of help at another time: "he was admitted 2 years ago". */
const otherTime = phrasesOf(words.otherTime);
/** Words by which a doctor who has seen somebody sends him on, or that there is no way to get there: "said go to city hospital", "no vehicle". */
const sentOn = phrasesOf(words.sentOn);
/** Phrases with words of both that say neither: of this time, of an age, and where somebody is. */
const stillOver = phrasesOf(words.stillOver);

/** Questions that nobody asks when it is over. */
export const asksForHelp = phrasesOf(words.asksForHelp);

/** With these somebody begins a new question, unless it is about who was named before. */
export const openers = phrasesOf(words.openers);

/** Words that name another person, matter or time. */
export const newWords = phrasesOf(words.newWords);

/** Words for a test report. It may be about the emergency that was told before: "ECG report is normal, hospital?". */
export const reportWords = phrasesOf(words.reportWords);
/** With these it is the writer's. */
export const ownWords = phrasesOf(words.ownWords);

/** Names by which whoever answers is called: "bhai, shall I give water?". */
export const calledNames = phrasesOf(words.calledNames);
/** Words in front of them and behind them. */
export const callsBefore = phrasesOf(words.callsBefore);
export const callsBehind = phrasesOf(words.callsBehind);
/** Words behind a name by which something is told of that person: "bhai ko". */
export const whoseWords = phrasesOf(words.whoseWords);

/** Words after a person who speaks or does something, and is not who needs help: "mummy ne kaha". */
export const speaking = phrasesOf(words.speaking);

/** Words of questions of knowledge, which are asked at any time: "what is asthma", "how much water daily". */
export const generalWords = phrasesOf(words.generalWords);

/** Which sugar it is: they name it without its word. */
export const mealWords = phrasesOf(words.mealWords);

/** Thanks and goodbyes. */
export const politeWords = phrasesOf(words.politeWords);

const topicsOf = (list: string): ReadonlySet<string> => new Set(list.split(', '));
/**
 * Topics by which people name what belongs to an emergency.
 *
 * - `given`: what is given, and what they take the emergency for.
 * - `signs`: signs, and what the person has besides.
 * - `mind`: what whoever wishes to die has besides.
 * - `wounds`: what is given after a bite or a wound.
 */
export const threadTopics = {
  given: topicsOf(words.topics.given),
  signs: topicsOf(words.topics.signs),
  mind: topicsOf(words.topics.mind),
  wounds: topicsOf(words.topics.wounds),
};

/** The pronouns that fit a person; of a baby or a friend either. */
const PRONOUNS = { she: ['she'], he: ['he'], anyone: ['she', 'he'] } as const;
export type Pronoun = 'she' | 'he';

/** People by the words for them, with the pronouns that fit. */
export const people = Object.entries(PRONOUNS).flatMap(([fitting, pronouns]) =>
  words.people[fitting as keyof typeof PRONOUNS].map((list) => ({ names: phrasesOf(list), pronouns })),
);

/** The forms of the pronouns of English. Those of Hindi fit everybody. */
export const pronounForms = { she: phrasesOf(words.she), he: phrasesOf(words.he) };

/** Verbs of questions such as "rassi se baandh du" (shall I tie it with a rope?): the writer asks whether to do something now. */
export const doing = phrasesOf(words.doing);

const lineOf = (all: readonly PlainWord[]): string => ` ${all.map(({ key }) => key).join(' ')} `;

const isIn = (line: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => line.includes(` ${phrase} `));

/** Whether a text has one of these phrases. */
export const says = (text: string, phrases: readonly string[]): boolean => isIn(lineOf(plainWords(text)), phrases);

/** How many words behind a phrase say how it is meant. */
const BEHIND = 3;
/** Behind these a new sentence begins, unless one of the others follows: "should we go and get him admitted". */
const JOINTS = new Set(['and', 'so', 'but', 'then', 'aur', 'lekin', 'और', 'लेकिन']);
const GOES_ON = new Set(['get', 'be', 'come', 'go', 'have', 'reach', 'take', 'bring']);

const YEAR = / (?:19|20)\d\d /u;

/** Whether a line tells of help at another time, that only the next hospital can give it, or that it came again. */
const isNotYet = (line: string): boolean =>
  isIn(
    stillOver.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), line),
    [...sentOn, ...otherTime, ...recurs],
  ) || YEAR.test(line);

/** Whether a text tells at its last word on it that help was there, and does not ask, doubt or deny it. */
export const tellsItIsOver = (text: string): boolean =>
  tellsHelpIsHere(text) || (tells(closingWords, text) && !isNotYet(lineOf(plainWords(text))));

/** Whether a text tells that help has come, and does not ask, doubt or deny it. */
export const tellsHelpIsHere = (text: string): boolean =>
  tells(helpWords, text) &&
  ![asksForArrival, ofNoHelp].some((phrases) => says(text, phrases)) &&
  !isNotYet(lineOf(plainWords(text)));

function tells(closing: readonly string[], text: string): boolean {
  const all = plainWords(text);
  if (isIn(lineOf(all), asksForHelp)) return false;
  const told = closing
    .map((phrase) => ({ length: phrase.split(' ').length, phrase }))
    .flatMap(({ length, phrase }) =>
      all.flatMap((_, at) =>
        lineOf(all.slice(at, at + length)) === ` ${phrase} ` ? [{ start: at, end: at + length }] : [],
      ),
    )
    .sort((one, other) => other.end - one.end)
    .at(0);
  if (!told) return false;
  const { clause } = all[told.start]!;
  const isBeside = (word: PlainWord) => word.clause === clause;
  const front = all.slice(0, told.start).filter(isBeside);
  const joint = front.findLastIndex(
    ({ written }, at) => JOINTS.has(written) && !GOES_ON.has(front[at + 1]?.written ?? ''),
  );
  const behind = all.slice(told.end, told.end + BEHIND).filter(isBeside);
  return !isIn(lineOf(front.slice(joint + 1)), undecided) && !isIn(lineOf(behind), undecidedBehind);
}
