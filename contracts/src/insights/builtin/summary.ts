import type { LabTestKey } from '../../labs/tests.js';
import type { Explanation, Sentence } from './explanation.js';
import { namesText } from './formats.js';
import type { Phrases } from './phrases/phrases.js';

/** Further values would be too long to listen to. */
export const MOST_POINTS = 3;

function paragraph({ gap }: Phrases, sentences: readonly Sentence[]): Sentence[] {
  if (sentences.length === 0) return [];
  const sources = new Set(sentences.flatMap(({ source }) => (source === null ? [] : [source])));
  return [
    {
      text: sentences.map(({ text }) => text).join(gap),
      source: sources.size > 0 ? [...sources].join('; ') : null,
    },
  ];
}

/** What is read aloud: the lead, the next values, and the rest with what to check. `unspoken` are outside their range, but not among the next. */
export function summaryOf(
  phrases: Phrases,
  { lead, points, toCheck, closing }: Omit<Explanation, 'summary' | 'questions'>,
  unspoken: readonly LabTestKey[],
): Sentence[] {
  const tests = [...new Set(toCheck.map(({ test }) => test))];
  const check = tests.length > 0 ? [{ text: phrases.toCheck(namesText(phrases, tests)), source: null }] : [];
  const also = unspoken.length > 0 ? [{ text: phrases.alsoOutside(namesText(phrases, unspoken)), source: null }] : [];
  return [
    ...paragraph(phrases, lead),
    ...paragraph(phrases, [...points.slice(0, MOST_POINTS).flatMap(({ sentences }) => sentences), ...also]),
    ...paragraph(phrases, [...check, ...closing]),
  ];
}
