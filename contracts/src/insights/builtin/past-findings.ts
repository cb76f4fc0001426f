import lists from './past-findings.json' with { type: 'json' };

const anyOf = (patterns: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${patterns.join('|')})(?![\p{L}\p{M}\d])`, 'u');

const FOLLOW_UP = anyOf(lists.followUp);
const TREATED = anyOf(lists.treated);
const GOES_ON = anyOf(lists.goesOn);
const RESOLVED = new RegExp(String.raw`^[\s*•-]*(?:${lists.resolved.join('|')})\s*$`, 'u');
/** "Interval resolution of right pneumothorax". Not "partial", "no" or "near complete resolution": of these something is left. */
const RESOLUTION_BEFORE =
  /(?:^|(?<!(?<!\p{L})non\s*)[:,(-]|(?<!\p{L})(?:shows?|showing|there is|noted|seen)(?: an?)?)\s*(?:(?:interval|complete|total|full) )*resolution of (?:(?!(?:with|and|but|new|now)(?!\p{L}))\p{L}+ ){0,3}$/u;
/** Behind a finding whose resolution is named: it has not happened. */
const NOT_YET =
  /^\s*(?:(?:is|was|has|still|yet|to be) )*(?:awaited|pending|expected|incomplete|partial|ongoing|not|never|failed)(?!\p{L})/u;
const REMISSION = anyOf(lists.remission);
const REMISSION_BEHIND = new RegExp(String.raw`^[\s,(:-]*(?:${lists.remission.join('|')})(?![\p{L}\d])`, 'u');
const RELAPSE = /(?<!\p{L})(?:relaps\p{L}*|recurr\p{L}*|refractory|resistant|residual|not|no longer|partial)(?!\p{L})/u;

/** Whether a statement says between its words before a finding and behind it that the finding has gone: "resolution of", "in complete remission". */
export const isGone = (before: string, behind: string): boolean =>
  (RESOLUTION_BEFORE.test(before) && !NOT_YET.test(behind)) ||
  (REMISSION_BEHIND.test(behind) && !RELAPSE.test(before + behind));

/** Whether a plain line says that an illness of the blood is in remission, and nothing of a relapse. */
export const saysRemission = (plain: string): boolean => REMISSION.test(plain) && !RELAPSE.test(plain);

const DENIED = new RegExp(String.raw`^[\s*•-]*(?:${lists.denied.join('|')})(?!\p{L})`, 'u');

/** A statement without what is followed up in it: up to when it was treated, if nothing else is named in between, or of what has resolved up to the first comma. */
function withoutIt(statement: string, isResolved: boolean): string {
  const start = FOLLOW_UP.exec(statement)?.index;
  if (start === undefined) return statement;
  const [first = ''] = statement.slice(start).split(',');
  const treated = TREATED.exec(first);
  if (!treated && !isResolved) return statement;
  const length = treated ? treated.index + treated[0].length : first.length;
  return statement.slice(0, start) + statement.slice(start + length);
}

/**
 * The statements of a line without what is followed up, if that is over: treated in a year, or said by another statement to have resolved. "Follow up case of subdural haematoma" alone may say that
 * it is there, and so does any word that it goes on or came back. What else such a statement names stays.
 */
export function withoutFollowedUp(statements: readonly string[]): readonly string[] {
  if (statements.some((each) => GOES_ON.test(each) && !DENIED.test(each))) return statements;
  const isResolved = statements.some((each) => RESOLVED.test(each));
  return statements.map((each) => withoutIt(each, isResolved));
}
