import { endOf } from '@anamnesis/contracts/labs/plain-text';
import { NOT_A_RESULT } from '@anamnesis/contracts/labs/read-value';
import { labTest, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import { unitAt } from '@anamnesis/contracts/labs/units';
import { amountBehind, comparatorOf, countBehind, limitBehind, moneyBefore, riseBehind } from './limit-words.js';
import { amountOf, type ToldNumber } from './told-fact.js';
import type { ToldName } from './told-names.js';
import { statementBefore, statementBehind } from './told-statement.js';

/** What treatment raises is told by how much it rose. Of potassium, "badh gaya" is to what. */
const RAISED: ReadonlySet<LabTestKey | null> = new Set(['hb', 'plt']);
const AMOUNT_ALONE = /^(?:gm?|mg|ग्राम)(?![\p{L}\p{M}\d/])/u;

/** "8000", "8 hazar", "4 gm": the unit behind a number. A number alone may end a word. Null where it is an amount, a time or a part of a word. */
function endOfUnit(plain: string, digits: string, end: number, { test }: ToldName): number | null {
  const from = end + (/^\s*/.exec(plain.slice(end))?.[0].length ?? 0);
  const unit = unitAt(plain, from);
  if (unit) return unit.end;
  const [word] = AMOUNT_ALONE.exec(plain.slice(from)) ?? [];
  if (word && test && labTest(test).writtenAs?.[amountOf(word)]) return from + word.length;
  const behind = plain.slice(end);
  if (amountBehind.test(behind) || (!digits.includes('.') && countBehind.test(behind))) return null;
  const isPart = from === end && /^[\p{L}\d%]/u.test(behind);
  return isPart || endOf(NOT_A_RESULT, plain, from) !== null ? null : end;
}

/** The number that was found behind a name as a result; null where it counts something else, or is a limit. */
export function numberAsResult(plain: string, name: ToldName, to: number, found: RegExpExecArray): ToldNumber | null {
  const digits = found.groups?.['number'] ?? found[0];
  const start = name.end + found.index + found[0].length - digits.length;
  const end = start + digits.length;
  const unitEnd = endOfUnit(plain, digits, end, name);
  const between = plain.slice(name.end, start);
  if (unitEnd === null || moneyBefore.test(between)) return null;
  const behind = plain.slice(unitEnd, to);
  const before = statementBefore(plain, name.start);
  const statement = before + between + statementBehind(plain, end, to);
  const comparator = comparatorOf({ before, between, behind }, statement);
  if (comparator === 'limit' || (RAISED.has(name.test) && riseBehind.test(behind))) return null;
  if (comparator === null && limitBehind.test(behind)) return null;
  return { start, end, endOfUnit: unitEnd, comparator };
}
