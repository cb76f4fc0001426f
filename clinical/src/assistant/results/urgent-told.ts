import { plainText } from '@anamnesis/contracts/labs/plain-text';
import { urgentRanks } from '@anamnesis/contracts/labs/urgent-rank';
import { isOfAnimal } from '../built-in/animal.js';
import { meterReading } from '../emergencies/meter.js';
import { plainWords } from '../words/plain-words.js';
import { rememberedInCall } from '../words/remember.js';
import { isLearning, isPrice } from './excluding-words.js';
import { inDigits } from './numbers-in-words.js';
import { type ToldName, toldNamesIn } from './told-names.js';
import { statementBefore, statementBehind } from './told-statement.js';
import { toldNumber } from './told-numbers.js';
import { endOfFoundTroponin } from './told-troponin.js';
import { type ToldUrgency, urgencyOfTold } from './told-urgency.js';
import { isPresent, ownerBefore } from './told-words.js';
import words from './told-words.json' with { type: 'json' };

/** A result in a message that cannot wait. */
export interface UrgentTold extends ToldUrgency {
  /** As the message has it: "potassium 7". */
  readonly text: string;
}

const FOUND: ToldUrgency = { rank: 'hospital', isLowSugar: false, isLivedWith: false };

const PART = /[,;](?!\d)/;
const lastPart = (text: string): string => text.split(PART).at(-1) ?? '';
const firstPart = (text: string): string => text.split(PART)[0] ?? '';

/** What a message tells of a test. */
interface Told {
  readonly test: string;
  readonly owner: string | null;
  readonly end: number;
  /** Null for a value that can wait. */
  readonly urgent: UrgentTold | null;
}

/** What a message tells of the test with a name, and whether it cannot wait; null if it tells no result of it. */
function toldOf(message: string, plain: string, name: ToldName, to: number): Told | null {
  const before = statementBefore(plain, name.start);
  const number = toldNumber(plain, name, to);
  const end = number?.endOfUnit ?? endOfFoundTroponin(plain, name, to);
  if (end === null) return null;
  const behind = statementBehind(plain, end);
  if (isLearning(before, plain.slice(name.end, end), behind)) return null;
  // "INR" is the Indian rupee too.
  if (name.report === 'inr' && isPrice(before, behind)) return null;
  const of = { test: name.test ?? name.report, owner: ownerBefore(before), end };
  if (!number) return { ...of, urgent: { text: message.slice(name.start, end), ...FOUND } };
  const urgency = urgencyOfTold(plain, name, number);
  const text = `${message.slice(name.start, name.end)} ${number.comparator ?? ''}${message.slice(number.start, end)}`;
  return { ...of, urgent: urgency && { text, ...urgency } };
}

/** "HI" or "LO" of a glucose meter, as an urgent result. */
function toldByMeter(message: string): readonly UrgentTold[] {
  const shown = meterReading(plainWords(message));
  if (!shown) return [];
  const { of, side } = shown;
  return [{ text: `${of} ${side}`, rank: 'hospital', isLowSugar: side === 'LO', isLivedWith: false }];
}

/**
 * The results in a message that cannot wait, by the limits of reports, the most urgent first: a test of the tables with a number that is told as somebody's, or a troponin that is positive. A number without
 * a unit is read as in India, and only if it is beyond a limit in each unit that it may have. None for questions about ranges, limits and suppositions, values of long ago, prices, food and animals. Pure.
 */
export const urgentToldIn = rememberedInCall(toldIn);

/** The name of a test with its number right behind: "potassium7.2", "k7.2". "T3" and "hba1c" are names with a number in them, and so is "ca15" without a unit. */
const GLUED = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?!(?:${words.markers.replaceAll(', ', '|')})(?![\d.]|\s*m(?:g|mol)))(?:[\p{L}\p{M}]{2,}(?=\d)|\p{L}(?=\d\.\d))`,
  'giu',
);
const isName = (word: string): boolean =>
  toldNamesIn(plainText(word)).some(({ start, end }) => start === 0 && end === word.length);

function toldIn(written: string): readonly UrgentTold[] {
  if (isOfAnimal(written)) return [];
  const message = inDigits(written.replace(GLUED, (word) => (isName(word) ? `${word} ` : word)));
  const plain = plainText(message);
  const names = toldNamesIn(plain);
  const told = names.reduce<readonly Told[]>((earlier, name, at) => {
    const to = names[at + 1]?.start ?? plain.length;
    const found = toldOf(message, plain, name, to);
    if (!found) return earlier;
    // A value that is told as the present one takes the place of another of the same person.
    const isReplaced = ({ test, owner, end }: Told) =>
      test === found.test &&
      (owner === null || found.owner === null || owner === found.owner) &&
      isPresent(`${lastPart(plain.slice(end, found.end))} ${firstPart(statementBehind(plain, found.end, to))}`);
    return [...earlier.filter((each) => !isReplaced(each)), found];
  }, []);
  const urgent = [...told.flatMap((each) => each.urgent ?? []), ...toldByMeter(message)];
  return urgentRanks.flatMap((rank) => urgent.filter((each) => each.rank === rank));
}
