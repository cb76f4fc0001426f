import type { Sentence } from './explanation.js';
import type { ReportFacts } from './facts.js';
import type { Phrases } from './phrases/phrases.js';
import { plain } from './sentences.js';

/** Further comments are not quoted: most are general words of the laboratory about a test. */
const MOST_COMMENTS = 3;

/** What the report itself says in words, quoted and not interpreted; not again what is quoted as a line that is left over. */
export const commentSentences = (
  phrases: Phrases,
  { comments, leftOver }: Pick<ReportFacts, 'comments' | 'leftOver'>,
): Sentence[] =>
  comments
    .filter(({ text }) => !leftOver.some((line) => line.text.includes(text)))
    .slice(0, MOST_COMMENTS)
    .map(({ label, text }) => plain(phrases.commented(label, text.replace(/[.।\s]+$/, ''))));
