import { typedText } from '../language/text.js';

/** A value of unknown JSON, read without trust: what is not of the expected type is absent. */
export type Json = Readonly<Record<string, unknown>>;

const NOTHING: Json = Object.freeze({});

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : NOTHING;
export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
/** Longer than any text that is stored. */
const OVERLONG = 10_000;

/** A text without control characters and surrounding white space; empty if it is none. An overlong one stays too long to be stored. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.length > OVERLONG
    ? value.slice(0, 100) + '…'.repeat(OVERLONG)
    : typedText(value.replaceAll('\0', '')).trim();
}
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Whether a value is nested at most this deep. Without recursion, which a hostile file could exhaust. */
export function isNestedAtMost(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let each = 0; level.length > 0; each += 1) {
    if (each > depth) return false;
    level = level.flatMap((parent) => (typeof parent === 'object' && parent !== null ? Object.values(parent) : []));
  }
  return true;
}
