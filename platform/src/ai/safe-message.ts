import { line, truncateText, typedText } from '@anamnesis/contracts/language/text';

const LONGEST = 200;
/** Longest message that is searched. */
const LONGEST_READ = 2_000;
const REMOVED = '[removed]';
/** Length of a part of a key, and of a prompt, that is recognised. */
const PART_OF_KEY = 6;
const PART_OF_PROMPT = 24;

const KEY_LIKE = [
  /\b(?:bearer|basic)\s+\S+/gi,
  /\b(?:api[-_ ]?key|access[-_ ]?token|token|key|authorization)["']?(?:\s+provided)?\s*[=:]\s*["']?[^\s"',;&]+/gi,
  /\b(?:sk|pk|gsk|xai|AIza|ya29)[-_.*]?[\w*.-]{4,}/g,
  /(?=[\w-]*\d)[\w-]{24,}/g,
];

function shares(text: string, other: string, length: number): boolean {
  for (let from = 0; from + length <= text.length; from++)
    if (other.includes(text.slice(from, from + length))) return true;
  return false;
}

/**
 * The message of a provider as one short line, without anything that is or looks like a key. Empty if it quotes the prompt, which is
 * personal.
 */
export function safeMessage(message: string, keys: readonly string[], prompt: string): string {
  const text = line(LONGEST_READ).parse(typedText(truncateText(message, LONGEST_READ)));
  if (shares(text, prompt, PART_OF_PROMPT)) return '';
  const isOfKey = (word: string) =>
    keys.some((key) => word.includes(key) || shares(word, key, Math.min(PART_OF_KEY, key.length)));
  const withoutOwn = text.replace(/\S+/g, (word) => (isOfKey(word) ? REMOVED : word));
  return truncateText(
    KEY_LIKE.reduce((rest, pattern) => rest.replace(pattern, REMOVED), withoutOwn),
    LONGEST,
  );
}
