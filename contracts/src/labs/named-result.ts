import type { FoundName } from './names.js';

/** Words and signs for where a result stands, of which neither "high density" nor "non-diabetic" is one. */
const STANDING =
  /(?<![\p{L}-]|non )(?:(?:low|high)(?![\s-]*(?:density|sensitiv))|raised|elevated|increased|decreased|reduced|borderline|deficien\w*|insufficien\w*|toxic\w*|(?:pre-?)?diabetic)(?!\p{L})|[↑↓▲▼]/u;
const FLAG_ALONE = /^[\s:=(*-]*(?:hh|ll|h|l|[*!]+)[\s)*]*$/;
/** "Iron deficiency profile" is the name of a panel. */
const PANEL = /(?<!\p{L})(?:profile|panel|screen|screening|studies|tests?|investigations?|package)(?!\p{L})/u;
/** A limit behind its label, and no other: "Normal LDL: < 100". A lower limit may be a result, which is more than can be measured. */
const LABELLED_LIMIT =
  /^[^\d<>≤≥]*(?<!\p{L})(?:normal|non[\s-]*diabetics?|desirable|optim(?:al|um)|target|goal|recommended|ref|reference|range|interval|limits?|cut-?off)(?!\p{L})[^\d<>≤≥]*[<≤]?\s*\d[^<>≤≥]*$/u;

/**
 * Whether a plain text says a result of a test that it names, though it has no number but limits: "Troponin T > 10000 ng/L", "Hb low", "Platelets ↓". What is known as a limit
 * elsewhere may be all that a laboratory says of a result.
 */
export function isNamedResult(plain: string, names: readonly FoundName[]): boolean {
  const last = names.at(-1);
  if (!last) return false;
  const beside = names.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, plain);
  if (/\d/.test(beside)) return !LABELLED_LIMIT.test(beside);
  return !PANEL.test(beside) && (STANDING.test(beside) || FLAG_ALONE.test(plain.slice(last.end)));
}
