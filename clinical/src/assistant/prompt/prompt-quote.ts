import { plainWords } from '../words/plain-words.js';
import { systemRules } from './system-prompt.js';

const asWords = (text: string): string =>
  ` ${plainWords(text)
    .map(({ written }) => written)
    .join(' ')} `;

/** Shorter sentences are said by others too. */
const SENTENCE = 5;
/** Words in a row that nobody but the instructions says. */
const RUN = 9;
const sentences = systemRules
  .split(/[.:]\s+|\n/)
  .map(asWords)
  .filter((sentence) => sentence.trim().split(' ').length >= SENTENCE);
const runsOf = (length: number) => {
  const words = asWords(systemRules).trim().split(' ');
  return words.slice(0, 1 - length).map((_, at) => ` ${words.slice(at, at + length).join(' ')} `);
};
const longRuns = runsOf(RUN);
/** The beginning of the instructions, with which their rest is asked for. */
const OPENING = asWords(systemRules).trim().split(' ').slice(0, SENTENCE).join(' ');

/** Whether a text repeats the instructions: a whole sentence of them, or many words in a row. In other words or another language they are not recognised. Pure. */
export function quotesPrompt(text: string): boolean {
  const words = asWords(text);
  return words.includes(` ${OPENING} `) || [...sentences, ...longRuns].some((part) => words.includes(part));
}
