import { z } from 'zod';
import { BODY_MALFORMED } from './errors.js';
import { refuse } from './refusal.js';

/** What some store refuses: half a character (a lone surrogate), and NUL. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;
/** Found in every text with something unstorable, and in some without. */
const SUSPECT = /[\0\ud800-\udfff]/;
const HALVES = /\p{Surrogate}/gu;
/** Control characters that nobody types and no screen shows: all but tab, the ends of lines and NUL, which is refused. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const REPLACEMENT = '\ufffd';
/** Nothing of ours is nested deeper. */
const DEPTH_MOST = 32;

/** Text that every store can keep: what Postgres would refuse becomes U+FFFD. */
export const storableText = (text: string): string =>
  // Nearly every text is kept as it is, and that is quickly seen.
  SUSPECT.test(text) ? text.replace(UNSTORABLE, REPLACEMENT) : text;

/** Text as somebody typed it: an emoji that a form cut in half becomes U+FFFD, and unseen control characters are left out. */
export const typedText = (text: string): string => text.replace(HALVES, REPLACEMENT).replace(CONTROLS, '');

/** Text of one line: ends of lines and runs of blanks become one blank. `most` characters. */
export const line = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .max(most);

/** At most so many UTF-16 units of a text, without half a character at the end. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** A copy of a JSON value with each text in it changed, names of fields too. Refuses BODY_MALFORMED for one nested too deeply. */
export function mapTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEPTH_MOST) return refuse(BODY_MALFORMED);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [change(name), mapTexts(each, change, depth + 1)]),
  );
}
