import places from './words/places.json' with { type: 'json' };
import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { type Alarm, NAMED } from './frames.js';
import { gap } from './statement.js';
import type { Word } from './words.js';
import { smallWords } from '../built-in/small-words.js';
import { keySet } from '../words/phrases.js';
import type { ReadText } from '../words/vocabulary.js';

const PLACES = keySet(places.places);
const CROWD = keySet(places.people);
/** Kinds of which a sign alone kills within minutes. */
const SOONEST: ReadonlySet<EmergencyKind> = new Set(['unconscious', 'breathing', 'choking']);
const PEOPLE: readonly Word[] = ['person', 'someoneElse', 'others', 'baby', 'writer', 'now', 'rightNow'];
/** Words between people and that they drown. */
const NEAR = 3;

/** Whether a message names how somebody fails, somebody or a place ("amma unconscious", "unconscious in office"), and nothing else. Pure. */
export function isBareSign(meant: readonly Alarm[], { words, mentions }: ReadText<Word>): boolean {
  const signs = meant.filter(({ kind, of }) => SOONEST.has(kind) && of.every((meaning) => !NAMED.has(meaning)));
  const people = mentions.filter(({ meaning }) => PEOPLE.includes(meaning));
  const isPlace = (key: string) => PLACES.has(key);
  if (signs.length === 0 || (people.length === 0 && !words.some(({ key }) => isPlace(key)))) return false;
  const told = [...signs, ...people];
  return words.every(
    ({ key }, at) => smallWords.has(key) || isPlace(key) || told.some(({ start, end }) => start <= at && end >= at),
  );
}

/** Whether people stand in a clause, near to that they drown. Pure. */
export const isPlainlyDrowning = (meant: readonly Alarm[], { words }: ReadText<Word>): boolean =>
  meant.some(
    (alarm) => alarm.kind === 'drowning' && words.some((_, at) => isCrowd(at, words) && isNear(at, alarm, words)),
  );
const isCrowd = (at: number, words: ReadText<Word>['words']): boolean => CROWD.has(words[at]!.key);
const isNear = (at: number, alarm: Alarm, words: ReadText<Word>['words']): boolean =>
  words[at]!.clause === words[alarm.start]!.clause && gap({ start: at, end: at }, alarm) <= NEAR;
