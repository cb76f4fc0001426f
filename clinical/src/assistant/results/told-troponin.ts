import { isEarlier } from './excluding-words.js';
import type { ToldName } from './told-names.js';
import { statementBefore, statementBehind } from './told-statement.js';
import {
  asksBefore,
  asksBehind,
  foundBehind,
  foundGoesOn,
  isFoundDenied,
  namesPerson,
  tellsResult,
} from './told-words.js';

/** Two words in the clause behind "positive", or a question mark: of a message that does not tell whose it is, more than the result is asked. */
const ASKS_MORE = /^[^,.;!?।]*(?:\?|\p{L}{2}[^,.;!?।]*(?<!\p{L})\p{L}{2})/u;

/**
 * Where it ends that a troponin is positive or high, without a number: "trop positive aaya hai", "troponin positive". Null if the name in a plain message is another, if it is not found, and where it is asked what that
 * means, of nobody. `to`: where the next name begins.
 */
export function endOfFoundTroponin(plain: string, { report, start, end }: ToldName, to: number): number | null {
  const found = report === 'Troponin' ? foundBehind.exec(plain.slice(end, to)) : null;
  if (!found) return null;
  const rest = found.groups?.['rest'] ?? '';
  const before = statementBefore(plain, start);
  const endOfFound = end + found[0].length - rest.length;
  const isAsked = (asksBefore.test(before) || asksBehind.test(rest)) && !namesPerson.test(plain);
  const between = plain.slice(end, endOfFound);
  if (isAsked || isFoundDenied.test(rest) || isEarlier(before, between, statementBehind(rest, 0))) return null;
  return tellsResult.test(plain) || namesPerson.test(plain) || foundGoesOn.test(rest) || !ASKS_MORE.test(rest)
    ? endOfFound
    : null;
}
