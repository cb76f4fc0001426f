import { plainWords } from '@anamnesis/contracts/assistant/plain-words';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { scopeEvidence } from '../scope.js';
import type { Topic } from '../topics/topic.js';
import { smallWords } from './small-words.js';
import { answerWithin, findNamed } from './topic-search.js';

const keysOf = (text: string): ReadonlySet<string> => new Set(plainWords(text).map(({ key }) => key));

/** Words with which people go on about the same: "and in children?", "aur bachchon me?". */
const GOES_ON = keysOf('and also then aur phir fir iska iske isme isse uska और फिर इसका इसके इसमें इससे उसका');
/** Words of what people go on to ask: for whom, how long, what to do. */
const ASPECTS = keysOf(
  `last lasts long longer stop stops start starts begin cause causes caused reason reasons prevent prevention avoid cure cured curable treatment treated test tests serious dangerous contagious spread spreads
  eat eating drink drinking food foods diet exercise work travel record records happen happens happened mean means explain more else heal heals return returns worse risk risks common rare hereditary
  child children kid kids baby babies infants adult adults elderly old pregnant pregnancy women woman men man mother father wife husband people
  bachcha bachche bachchon bachcho bacche baccho garbhvati budhe buzurg mahila aurat khana khaye parhez ilaj bachav failta failti khatarnak matlab wajah hoga hogi honge rahega rahegi lagega lagenge jayega jayegi kitna kitni kitne khau khaun pina piye peena pi kha
  बच्चे बच्चों बच्चा गर्भवती गर्भावस्था बुजुर्ग बुजुर्गों महिला महिलाओं खाना खाएं खा पी पीना परहेज बचाव फैलता फैलती खतरनाक मतलब वजह कारण होगा होगी रहेगा रहेगी लगेगा जाएगा कितना कितनी कितने`,
);
/** With one of these a question that begins by going on may name a circumstance: "and in winter?". */
const CIRCUMSTANCES = keysOf('in with without during for at after before when while me mein ko में को के');
/** Food, drinks and activities that people ask about after an illness was named: "can I eat mango". */
const THINGS = keysOf(
  `mango banana apple apples grapes orange oranges papaya watermelon guava pomegranate pineapple chikoo chiku dates jackfruit fruit fruits juice coconut water milk curd buttermilk lassi paneer cheese butter ghee oil egg eggs chicken mutton fish meat
  rice roti chapati wheat bread oats poha upma dosa idli daliya millet millets ragi jowar bajra dal pulses rajma chana soya tofu potato potatoes tomato tomatoes onion garlic ginger spinach cabbage carrot beetroot cucumber vegetables salad sprouts
  sugar jaggery honey sweets chocolate cake biscuits ice cream tea coffee alcohol beer wine cola soda salt pickle papad spicy oily fried nuts almonds walnuts peanuts turmeric haldi methi karela jeera amla lemon
  walk walking run running jog jogging swim swimming gym yoga exercise exercises cycling climbing stairs lifting sports play football cricket dance sex bath bathing shower fast fasting fly flying drive driving smoke smoking sleep work office school
  aam kela seb angoor santara papita tarbooz amrud anar ananas khajoor phal nariyal pani doodh dahi chaas paneer ghee tel anda ande machli gosht chawal gehu daliya jau chane aloo tamatar pyaz lahsun lehsun adrak palak patta gobhi gajar chukandar kheera sabzi salad
  cheeni gud gur shahad shahed meetha mithai chai sharab daru namak achar masala masaledar tala badam akhrot moongfali nimbu neem tahalna ghumna sair daudna tairna vyayam kasrat nahana vrat upvas roza gadi chalana cigarette bidi
  आम केला सेब अंगूर संतरा पपीता तरबूज अमरूद अनार अनानास खजूर फल नारियल पानी दूध दही छाछ पनीर घी तेल अंडा अंडे मछली मांस चावल रोटी गेहूं दलिया जौ दाल आलू टमाटर प्याज लहसुन अदरक पालक गोभी गाजर चुकंदर खीरा सब्जी सलाद
  चीनी गुड़ शहद मीठा मिठाई चाय कॉफी शराब नमक अचार मसाला तला बादाम अखरोट मूंगफली नींबू टहलना घूमना सैर दौड़ना तैरना व्यायाम कसरत योग नहाना व्रत उपवास रोजा गाड़ी चलाना सिगरेट`,
);
/** Words of a question whether something is allowed. */
const LEAVE = keysOf(
  'can could may should allowed ok okay safe fine good bad harmful helpful useful sakta sakti sakte chahiye theek thik sahi chalega nuksan fayda सकता सकती सकते चाहिए ठीक सही चलेगा नुकसान फायदा',
);
/** Thanks, which have no subject. */
const THANKS = keysOf(
  'thanks thank you ok okay great good nice got it understood shukriya dhanyavad dhanyawad accha acha theek thik hai ji haan yes no hmm samajh gaya gayi धन्यवाद शुक्रिया अच्छा ठीक है जी समझ गया गई हां',
);
const LONGEST = 12;
const SHORT = 6;

/** The subject of the last answers. */
export interface Subject {
  /** The question that began it. */
  readonly text: string;
  /** Null if it has no topic. */
  readonly topic: Topic | null;
}

/**
 * Whether a question goes on about the one before. It is short, and says nothing but small words and what people go on to ask, also of what they eat and do; or it begins by going on and names a circumstance. One
 * that names something else, and be it unknown, has a subject of its own. `topic`: that of the subject so far.
 */
export function asksOn(text: string, topic: Topic | null = null): boolean {
  const words = plainWords(text).map(({ key }) => key);
  if (words.length === 0 || words.length > LONGEST) return false;
  const own = words.filter((key) => !smallWords.has(key) && !ASPECTS.has(key) && !GOES_ON.has(key));
  const isBegun = GOES_ON.has(words[0]!);
  if (own.length === 0) return words.length <= SHORT || isBegun || topic !== null;
  if (topic && asksOfThings(text, topic, own)) return true;
  if (scopeEvidence(text).other > 0) return false;
  const { health, unsure, food } = scopeEvidence(own.join(' '));
  return (
    isBegun && words.length <= SHORT && health + unsure + food === 0 && words.some((key) => CIRCUMSTANCES.has(key))
  );
}

/** Whether a question asks only of things, medicines, and what its topic has an answer to. `own`: its words that say something. */
function asksOfThings(text: string, topic: Topic, own: readonly string[]): boolean {
  const answer = answerWithin(topic, text);
  const words = plainWords(text).map(({ key }) => key);
  const answered = new Set([...(answer?.places ?? [])].map((place) => words[place]));
  const isThing = (key: string) => THINGS.has(key) || THINGS.has(key.replace(/s$/, '')) || answered.has(key);
  if (!own.every((key) => isThing(key) || ingredientsOf(key).recognised.length > 0)) return false;
  const named = findNamed(text)?.topic;
  if (!named || named === topic) return true;
  // "Is walking ok?" is asked of the illness, "how many steps should I walk?" is not.
  return answer !== null && words.some((key) => LEAVE.has(key));
}

const isThanks = (text: string): boolean => plainWords(text).every(({ key }) => THANKS.has(key));

/** What a conversation is about after these questions, the oldest first: the last one that had a subject of its own; null after none, and after none but thanks. Pure. */
export const subjectAfter = (questions: readonly string[]): Subject | null =>
  questions.reduce<Subject | null>(
    (subject, text) =>
      isThanks(text) || (subject && asksOn(text, subject.topic))
        ? subject
        : { text, topic: findNamed(text)?.topic ?? null },
    null,
  );
