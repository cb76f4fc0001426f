import { z } from 'zod';
import { BODY_MALFORMED } from './errors.js';
import { refuse } from './refusal.js';

/** Characters that a store refuses: lone surrogates and NUL. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;
/** A fast check with false positives, but no false negatives. */
const SUSPECT = /[\0\ud800-\udfff]/;
const HALVES = /\p{Surrogate}/gu;
/** Control characters other than tab and line ends. NUL is refused elsewhere. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const REPLACEMENT = '\ufffd';
/** Deepest nesting of JSON that is accepted. */
const DEPTH_MOST = 32;

/** Text that every store can keep: what Postgres would refuse becomes U+FFFD. */
export const storableText = (text: string): string =>
  // Fast path: nearly every text is stored unchanged.
  SUSPECT.test(text) ? text.replace(UNSTORABLE, REPLACEMENT) : text;

/** Typed text: a lone surrogate becomes U+FFFD, and control characters are removed. */
export const typedText = (text: string): string => text.replace(HALVES, REPLACEMENT).replace(CONTROLS, '');

/** One line of text of at most `most` characters: line ends and runs of blanks become one blank. */
export const line = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .max(most);

/** Cuts a text to this many UTF-16 units without splitting a character. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/**
 * Copies a JSON value and maps each text in it, including field names. Refuses BODY_MALFORMED if it is nested too deeply.
 */
export function mapTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEPTH_MOST) return refuse(BODY_MALFORMED);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [change(name), mapTexts(each, change, depth + 1)]),
  );
}
