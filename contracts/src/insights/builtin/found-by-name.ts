import { type WordedResult, wordedResults } from '../../labs/result-words.js';

/** Between two statements of a line; the point of "P. vivax" is none. */
const STATEMENT_END = /;|(?<!(?<!\p{L})\p{L})\.(?=\s|$)/gu;
/** A share right behind a name. Digits at the end of a word, such as "CD34", are none. */
const SHARE_BEHIND =
  /^(?<between>(?:[^\d<>%]|(?<=\p{L})\d+)*)(?<below><?)\s*(?<share>\d+(?:\.\d+)?)\s*(?:-\s*\d+(?:\.\d+)?\s*)?%/u;
/** A share right in front of a name: "22 % blasts", "30% circulating blasts". */
const SHARE_BEFORE = /(?<![\d.<-])(?<share>\d+(?:\.\d+)?) ?% (?:of )?(?<between>(?:\p{L}+ ){0,2})$/u;
/** Between a name and a share of something else: "blasts -, lymphocytes 40 %", "blasts not noted, hypochromia in 40%". */
const OF_OTHER =
  /(?<!\p{L})(?:no|not|without)(?!\p{L})|\p{L}(?:cytes?|cytic|phils?|morphs?|chromia|chromic|cytosis)(?!\p{L})/u;
/** "No blasts or abnormal cells": nothing that follows says that they were found, unless its words do. */
const NONE_BEFORE = /(?<!\p{L})(?:no|without|absence of|free of)\s(?:[\p{L}/]+\s+){0,3}$/u;
/** "Positive for" in front of a name. */
const FOR_NAME = /^\s*(?:for|of)\s+(?:\p{L}+\.?\s+)?$/u;
/** "Few ring forms of" in front of a name. */
const BESIDE_NAME = /^\s(?:[\p{L}.]+\s){0,4}$/u;
/** "The smear shows circulating blasts": said without a word of a result. */
const SHOWN_BEFORE =
  /(?<!\p{L})(?:shows?|showed|showing|reveals?|revealed|demonstrates?|contains?|increased|circulating)\s(?:[\p{L}.]+\s){0,3}$/u;
const ASIDE = /\([^()]*\)/g;
/** A text without what stands in brackets; as long as the text, so that places stay. */
export const withoutAsides = (text: string): string => text.replace(ASIDE, (aside) => ' '.repeat(aside.length));

interface Place {
  readonly start: number;
  readonly end: number;
}

function statementsOf(line: string): string[] {
  const ends = [...line.matchAll(STATEMENT_END)].map(({ index }) => index);
  return [...ends, line.length].map((end, index) => line.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end));
}

/** The first result in words behind a name, or one that spans it: "No P. vivax seen". One in brackets counts where no other stands. */
function resultBehind(results: readonly WordedResult[], statement: string, name: Place): WordedResult | undefined {
  const behind = results.filter(({ end }) => end > name.end);
  const open = withoutAsides(statement);
  return behind.find(({ start, end }) => open.slice(start, end).trim() !== '') ?? behind[0];
}

/** The share in front of a name or behind it, in percent; 0 without one. "< 1 %" may be none. */
function shareAt(before: string, behind: string): number {
  const shares = [SHARE_BEHIND.exec(withoutAsides(behind)), SHARE_BEHIND.exec(behind), SHARE_BEFORE.exec(before)];
  const own = shares.find((share) => share && !OF_OTHER.test(share.groups?.['between'] ?? ''));
  return own?.groups?.['below'] === '<' ? 0 : Number(own?.groups?.['share'] ?? 0);
}

/** The largest share that a plain line gives of a name, in percent; 0 without one. `name`: without the flag g. */
export const shareOf = (line: string, name: RegExp): number =>
  Math.max(
    0,
    ...[...line.matchAll(new RegExp(name, `${name.flags}g`))].map(({ 0: text, index }) =>
      shareAt(line.slice(0, index), line.slice(index + text.length)),
    ),
  );

/** Whether a statement says that what stands at a place in it was found. `from`, `to`: where the names before and behind end and begin. */
function isFoundAt(statement: string, all: readonly WordedResult[], name: Place, from: number, to: number): boolean {
  const results = all.filter(({ start, end }) => start < to && end > from);
  const before = results.filter(({ end }) => end <= name.start).at(-1);
  const toName = before && statement.slice(before.end, name.start);
  if (before && toName !== undefined && FOR_NAME.test(toName)) return before.isFound;
  const behind = resultBehind(results, statement, name);
  if (behind) return behind.isFound;
  const [ahead, after] = [statement.slice(from, name.start), statement.slice(name.end, to)];
  if (NONE_BEFORE.test(ahead)) return false;
  if (shareAt(ahead, after) > 0 || SHOWN_BEFORE.test(ahead)) return true;
  return before !== undefined && toName !== undefined && BESIDE_NAME.test(toName) && before.isFound;
}

/**
 * Whether a plain line says of one of the names in it that it was found: in words, or as a share of more than zero. What it says of something else does not count. `name`: one that
 * matches anywhere in a line, without the flag g.
 */
export function isFoundByName(line: string, name: RegExp): boolean {
  return statementsOf(line).some((statement) => {
    const names = [...statement.matchAll(new RegExp(name, `${name.flags}g`))].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    }));
    // A titre is one of antibodies, which stay for years.
    const results = wordedResults(statement).filter(({ start, end }) => !statement.slice(start, end).includes(':'));
    return names.some((each, index) =>
      isFoundAt(statement, results, each, names[index - 1]?.end ?? 0, names[index + 1]?.start ?? statement.length),
    );
  });
}
