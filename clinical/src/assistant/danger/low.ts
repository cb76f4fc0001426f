import { contentWords } from './content-words.js';
import { plainWords } from '../words/plain-words.js';
import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './low-words.json' with { type: 'json' };

const [BEING, DEGREE, BESIDES, OTHER] = [words.being, words.degree, words.besides, words.other].map(
  (list) => new Set(keysOf(list)),
);
const FEELINGS = phrasesOf(words.feelings);
const PHRASES = phrasesOf(words.phrases);
const LISTENERS = phrasesOf(words.listeners);
/** Words from which on a message tells more. */
const FEWEST_WORDS = 2;

/** How low the writer of a message feels; `tellsMore`: whether the message is about something else too. */
interface Low {
  readonly isSaid: boolean;
  readonly tellsMore: boolean;
}

/** Whether a message says that its writer feels low, or asks for somebody who listens: "I feel down", "do you have a helpline". A value that is low, and a helpline for another matter, is neither. Pure. */
export function lowIn(text: string): Low {
  const read = plainWords(text);
  const keys = read.map(({ key }) => key);
  const isOther = keys.some((key) => OTHER!.has(key));
  const feelings = spansOf(FEELINGS, keys).filter(({ start, end }) => {
    let before = start - 1;
    while (before >= 0 && DEGREE!.has(keys[before]!)) before--;
    return BEING!.has(keys[before] ?? '') && !BESIDES!.has(keys[end + 1] ?? '');
  });
  // "Mood bahut kharab": what tells how much stands inside of a phrase.
  const places = [...keys.keys()].filter((at) => !DEGREE!.has(keys[at]!));
  const phrases = spansOf(
    PHRASES,
    places.map((at) => keys[at]!),
  ).map(({ start, end }) => ({ start: places[start]!, end: places[end]! }));
  const spans = [...feelings, ...phrases, ...(isOther ? [] : spansOf(LISTENERS, keys))];
  const rest = read.filter((_, at) => !spans.some(({ start, end }) => at >= start && at <= end));
  const left = rest.map(({ written }) => written).join(' ');
  return { isSaid: spans.length > 0, tellsMore: contentWords(left) >= FEWEST_WORDS };
}
