import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import english from '@anamnesis/contracts/replay/sentence-messages.en';
import { type Names, reasonOf, sentenceOf, type Words } from '@anamnesis/contracts/replay/sentences';
import { defineMessages } from '@anamnesis/platform/language/messages';
import { dateWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import type { ToldEvent } from './write-evidence.js';

const texts = defineMessages(english, {})('en');
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const list = new Intl.ListFormat('en');

const wordsIn = (timeZone: string): Words => ({
  moment: (at) => momentWords(new Date(at), timeZone),
  day: (day) => dateWords(new Date(`${day}T00:00:00Z`), 'UTC'),
  rupees: (amount) => rupees.format(amount),
  list: (items) => list.format(items),
});

/** Tells events in the same sentences as the auditor's screens. `leaves`: hexadecimal, by position. */
export function toldEvents(
  events: readonly HistoryEvent[],
  { names, leaves, timeZone }: { names: Names; leaves: ReadonlyMap<string, string>; timeZone: string },
): ToldEvent[] {
  const words = wordsIn(timeZone);
  return events.map((event) => ({
    ...{ position: event.position, type: event.type, leaf: leaves.get(event.position) ?? null },
    ...{ happenedAt: event.happenedAt, recordedAt: event.recordedAt },
    sentence: sentenceOf(texts, event, names, words),
    reason: event.unreadable === null ? (reasonOf(event) ?? '') : '',
  }));
}
