import { isDateOf, type WrittenDate } from './dates-in-text.js';
import { CHANGE_VERB, CLAUSE_END, type NumberedSentence } from './numbered-sentence.js';
import type { WrittenNumber } from './written-numbers.js';

const ARROW = /^\s*(?:-+>|[→⇒➔])\s*$/;
const CUES: readonly (readonly [RegExp, 'present' | 'earlier' | 'past'])[] = [
  [
    /\b(?:now|today|current(?:ly)?|this\s+(?:report|result|test|time|value)|latest|newest|recent|is|are|to)\b/g,
    'present',
  ],
  [
    /\b(?:previous(?:ly)?|earlier|last|before|prior|ago|formerly|used\s+to|back\s+then|initial(?:ly)?|compared|than|from|since|had\s+been)\b/g,
    'earlier',
  ],
  [/\b(?:was|were)\b/g, 'past'],
];

const LAST_TIME =
  /\b(?:last\s+(?:time|report|result|test|value|year|month|week)|previous(?:ly)?|earlier|ago|before|formerly|back\s+then)\b/;

const clauseAround = (plain: string, { start, unitEnd }: WrittenNumber) => {
  const ends = [...plain.matchAll(CLAUSE_END)].map(({ index }) => index);
  const from = ends.findLast((end) => end < start) ?? 0;
  return { from, to: ends.find((end) => end >= unitEnd) ?? plain.length };
};

const ATTACHED = /^\s*\(?\s*(?:(?:on|in|of|from|at|as\s+of|back\s+in)\s+)?$/;

/** The date that belongs to a number: the one directly after it, else one that belongs to no other number of its statement. */
export function dateOf({ plain, dates, numbers }: NumberedSentence, number: WrittenNumber): WrittenDate | null {
  const { from, to } = clauseAround(plain, number);
  const isAttached = (one: WrittenNumber, date: WrittenDate) =>
    date.start >= one.unitEnd && ATTACHED.test(plain.slice(one.unitEnd, date.start));
  const near = dates.filter(({ start, end }) => end > from && start < to);
  const attached = near.find((date) => isAttached(number, date));
  if (attached) return attached;
  const isStart = ({ start }: WrittenDate) => /\bsince\s*$/.test(plain.slice(0, start));
  const free = near.filter((date) => !isStart(date) && !numbers.some((other) => isAttached(other, date)));
  return free.findLast(({ end }) => end <= number.start) ?? free[0] ?? null;
}

/** Whether a number is written as the value of the report or as an earlier one: by the nearest word before it, else after it. */
export function roleOf(sentence: NumberedSentence, number: WrittenNumber): 'present' | 'earlier' | 'either' {
  const { plain, numbers, facts } = sentence;
  const { from, to } = clauseAround(plain, number);
  const index = numbers.indexOf(number);
  const [previous, next] = [numbers[index - 1], numbers[index + 1]];
  if (next && ARROW.test(plain.slice(number.unitEnd, next.start))) return 'earlier';
  const start = Math.max(from, previous?.unitEnd ?? 0);
  const head = plain.slice(start, number.start);
  const tail = plain.slice(number.unitEnd, Math.min(to, next?.start ?? to));
  const cues = (text: string) =>
    CUES.flatMap(([pattern, role]) => [...text.matchAll(pattern)].map((match) => ({ role, at: match.index })));
  const nearest =
    cues(head).sort((a, b) => b.at - a.at)[0]?.role ?? cues(tail).sort((a, b) => a.at - b.at)[0]?.role ?? 'present';
  const date = dateOf(sentence, number);
  if (date && !isDateOf(date, facts.date)) return 'earlier';
  if (nearest !== 'past') return nearest;
  if (LAST_TIME.test(plain.slice(from, to))) return 'earlier';
  const isOfThePast = cues(plain).some(({ role }) => role === 'earlier') || CHANGE_VERB.test(plain);
  return isOfThePast ? 'either' : 'present';
}
