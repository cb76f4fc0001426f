import { z } from 'zod';
import { BODY_MALFORMED } from './errors.js';
import { refuse } from './refusal.js';

/** Characters that Postgres rejects: lone surrogates and NUL. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;
/** A fast pre-check with false positives, but no false negatives. */
const SUSPECT = /[\0\ud800-\udfff]/;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/**
 * Control characters other than tab and line ends, and those that change the direction of the text after them. NUL is rejected where
 * the request body is read.
 */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const REPLACEMENT = '\ufffd';
/** Maximum nesting of accepted JSON. */
const MAX_DEPTH = 32;

/** The text with each character that Postgres rejects replaced by U+FFFD. */
export const storableText = (text: string): string =>
  // Fast path: nearly every text is unchanged.
  SUSPECT.test(text) ? text.replace(UNSTORABLE, REPLACEMENT) : text;

/** Characters without a shape: format characters as zero-width spaces, fillers of Hangul, the empty pattern of Braille. */
const SHAPELESS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Only such characters and white space. One class, so that the time is linear: some characters, such as U+FEFF, are both. */
const NOTHING_VISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const isInvisible = (text: string): boolean => SHAPELESS.test(text) && NOTHING_VISIBLE.test(text);

/**
 * Typed text with each lone surrogate replaced by U+FFFD and control characters removed. Empty if it consists of shapeless characters and
 * white space; blanks alone stay.
 */
export function typedText(text: string): string {
  const cleaned = text.replace(LONE_SURROGATES, REPLACEMENT).replace(CONTROLS, '');
  return isInvisible(cleaned) ? '' : cleaned;
}

/** One line of text of at most `maxLength` characters; each run of white space becomes one blank. */
export const line = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .max(maxLength);

/** Truncates a text to `maxLength` UTF-16 code units without splitting a character. */
export const truncateText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');

/**
 * Copies a JSON value and maps each string in it, including field names. Refuses with BODY_MALFORMED if it is nested too
 * deeply.
 */
export function mapTexts(value: unknown, map: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return map(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return refuse(BODY_MALFORMED);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [map(name), mapTexts(each, map, depth + 1)]));
}
