import { localeOf, type SpokenLanguage } from '@anamnesis/contracts/language/languages';
import type { HistoryEvent } from '@anamnesis/contracts/replay/history';
import english from '@anamnesis/contracts/replay/sentence-messages.en';
import hindi from '@anamnesis/contracts/replay/sentence-messages.hi';
import { type Names, reasonOf, sentenceOf, type Words } from '@anamnesis/contracts/replay/sentences';
import { defineMessages } from '@anamnesis/platform/language/messages';
import { calendarWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import type { ReadLeaf } from '../integrity/history.js';
import type { Standing } from './proved-history.js';
import { evidenceMessages, type EvidenceTexts } from './evidence-messages.js';
import type { ToldEvent } from './write-evidence.js';

const sentenceMessages = defineMessages(english, { hi: hindi });
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

const wordsIn = (timeZone: string, language: SpokenLanguage): Words => ({
  moment: (at) => momentWords(new Date(at), timeZone, language),
  day: (day) => calendarWords(day, language),
  rupees: (amount) => rupees.format(amount),
  list: (items) => new Intl.ListFormat(localeOf(language)).format(items),
});

/** Tells events in the same sentences as the auditor's screens. Of one that is not as it was recorded nothing is told. */
export function toldEvents(
  events: readonly HistoryEvent[],
  {
    names,
    standings,
    timeZone,
    language,
  }: { names: Names; standings: ReadonlyMap<string, Standing>; timeZone: string; language: SpokenLanguage },
): ToldEvent[] {
  const words = wordsIn(timeZone, language);
  const texts = sentenceMessages(language);
  return events.map((event) => {
    const { position, type } = event;
    const standing = standings.get(position) ?? 'differs';
    if (standing === 'differs') return marked({ position, type }, 'differs', evidenceMessages(language).differs);
    return {
      ...{ position, type, happenedAt: event.happenedAt, recordedAt: event.recordedAt },
      ...(standing === 'newer' ? { standing, leaf: null } : { standing: 'proved', leaf: standing.leaf }),
      sentence: sentenceOf(texts, event, names, words),
      reason: event.unreadable === null ? (reasonOf(event) ?? '') : '',
    };
  });
}

/** Names an event that the log no longer has. */
export const lostEvent = ({ position, type, stream, revision }: ReadLeaf, m: EvidenceTexts): ToldEvent =>
  marked({ position: String(position), type }, 'lost', m.lost({ stream, revision: String(revision) }));

const marked = (
  event: Pick<ToldEvent, 'position' | 'type'>,
  standing: 'differs' | 'lost',
  sentence: string,
): ToldEvent => ({ ...event, standing, sentence, ...{ reason: '', happenedAt: null, recordedAt: null, leaf: null } });
