import { type LeftOver, remainderOf } from '../labs/left-over.js';
import { everyResult } from '../labs/parse-results.js';
import { plainText } from '../labs/plain-text.js';
import { wordedResults } from '../labs/result-words.js';
import { isOfSeveral, personsInText } from './persons-in-text.js';
import { hasSeveralPeople } from './several-people.js';

/** Why the text of a report cannot be explained as the results of the person in whose record it is. */
export const reportProblems = [
  /** It names or counts several patients, or has ages that one person does not have. */
  'severalPatients',
  /** It names somebody else than the person in whose record it is. The text alone does not say so. */
  'otherPerson',
  /** It is plainly one on an animal, on water or on food. The text alone does not say so. */
  'noPerson',
  /** It is marked as a sample, which may be the report of nobody. */
  'sampleReport',
  /** Most of it is in a language that is not read. */
  'otherLanguage',
  /** Most of it is no words: a picture that was not recognised, or damaged text. */
  'unreadable',
  /** It can be read, and nothing in it looks like a result. */
  'noResults',
] as const;
export type ReportProblem = (typeof reportProblems)[number];

/** A line, or a watermark, that calls the text a sample; "Sample report date" is a label. */
const SAMPLE =
  /^[^\p{L}\d]*(?:(?:this is )?an? )?(?:sample|specimen|demo(?:nstration)?|dummy|mock|example|model)[ -]+(?:lab(?:oratory)? |test |medical |pathology )?(?:report|copy)(?: only)?[^\p{L}\d]*$|(?<!\p{L})for (?:demo(?:nstration)?|illustration|training)(?: purposes?)? only(?!\p{L})/imu;

/** Words that nearly every text of a language has. */
const COMMON_WORDS: readonly (readonly [language: string, words: RegExp])[] = [
  ['en', /^(?:the|of|and|in|is|for|with|test|result|report|normal|range|name|age|patient|date)$/],
  [
    'es',
    /^(?:el|los|las|del|de|la|una|para|por|con|resultado|paciente|fecha|valores|nombre|edad|sangre|en|son|está|están|muestra|análisis|hemograma|dentro|fecha|referencia)$/,
  ],
  [
    'fr',
    /^(?:le|les|des|une|du|et|pour|avec|résultat|résultats|patient|nom|valeurs|sang|taux|dans|sont|est|sur|bilan|prélèvement|norme|normes|né|née|analyse|analyses)$/,
  ],
  [
    'de',
    /^(?:der|die|das|und|für|mit|von|ergebnis|befund|laborbefund|wert|werte|blut|blutbild|blutzucker|leberwerte|nierenwerte|normbereich|herr|frau|ist|sind|liegt|liegen|im|zur|nicht|bitte|geboren|probe)$/,
  ],
  ['pt', /^(?:os|as|dos|das|uma|para|com|não|resultado|paciente|data|valores|nome|idade|sangue)$/],
  ['id', /^(?:dan|yang|dengan|hasil|pemeriksaan|nilai|rujukan|nama|umur|pasien|darah)$/],
];
const FEWEST_WORDS = 3;

/** Whether most of a text is in a script or a language that is not read. */
function isOtherLanguage(text: string, words: readonly string[]): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const known = letters.filter((letter) => /[\p{Script=Latin}\p{Script=Devanagari}]/u.test(letter));
  if (letters.length > 20 && known.length < 0.5 * letters.length) return true;
  const counts = COMMON_WORDS.map(([language, pattern]) => ({
    language,
    count: new Set(words.filter((word) => pattern.test(word))).size,
  }));
  const english = counts[0]?.count ?? 0;
  return counts.some(({ language, count }) => language !== 'en' && count >= FEWEST_WORDS && count > 2 * english);
}

const TOKEN =
  /^[("'[]?(?:\p{L}[\p{L}\p{M}.'’/-]*[aeiouyàâäéèêëïîôöùûüáíóúñãõ\p{M}][\p{L}\p{M}.'’/-]*|\d+(?:[.,]\d+)*|[A-Z]{2,6}|(?=[A-Z]*[AEIOUY])[A-Z]{7,15})[%)\]"',.:;]*$/u;
const SIGNS = /^[-–:|/.,<>=%()*•→⇒➔]+$/;
const NUMBER = /^[<>≤≥(]*\d+(?:[.,]\d+)*[)*,;]*$/;
/** Beside a number: a symbol such as "PaO2" or "K", or a unit such as "mmHg" or "g/dL". */
const MEASURED = /^(?:\p{L}[\p{L}\d+]{0,5}[:,;]?|\p{L}{1,5}\/\p{L}{1,4}[,;.]?)$/u;
/** "IgM:", "H1N1", "Pv", "+ve": beside a result in words such short forms are no noise. */
const SHORT_FORM = /^\(?(?:(?=\P{Lu}*\p{Lu})\p{L}{1,4}(?:[-/]?\d{1,2}(?:\p{L}\d{0,2})?)?|[+-]ve)[)\]]?[:,;.]?$/u;
/** Fewer words say nothing about a text. */
const FEWEST_TOKENS = 6;
const MOST_NOISE = 0.6;

function isNoise(text: string): boolean {
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  const hasResult = wordedResults(plainText(text)).length > 0;
  const isBesideNumber = (index: number) => [index - 1, index + 1].some((each) => NUMBER.test(tokens[each] ?? ''));
  const noise = tokens.filter(
    (token, index) =>
      ![TOKEN, SIGNS, NUMBER].some((known) => known.test(token)) &&
      !(MEASURED.test(token) && isBesideNumber(index)) &&
      !(hasResult && SHORT_FORM.test(token)),
  );
  return tokens.length >= FEWEST_TOKENS && noise.length > MOST_NOISE * tokens.length;
}

/**
 * Why the text of a report cannot be explained as one person's results; null if it can, or if it is empty. Several patients are found by labels in front of names and ages; a
 * language by its script and its commonest words. `quoted`: the lines that its explanation quotes, of which one is enough. Never throws.
 */
export function reportProblemOf(
  text: string,
  quoted: readonly LeftOver[] = remainderOf(text, []).leftOver,
): Exclude<ReportProblem, 'otherPerson' | 'noPerson'> | null {
  if (text.trim() === '') return null;
  const people = personsInText(text);
  if (isOfSeveral(people) || hasSeveralPeople(text, people.names)) return 'severalPatients';
  if (SAMPLE.test(text)) return 'sampleReport';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const results = everyResult(text);
  if (results.length === 0 && isOtherLanguage(text, words)) return 'otherLanguage';
  if (results.length > 0) return null;
  if (isNoise(text)) return 'unreadable';
  return quoted.length === 0 ? 'noResults' : null;
}
