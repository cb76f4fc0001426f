import { URGENT_RULES } from '@anamnesis/contracts/insights/rule-versions';
import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { ReadingEvent } from '@anamnesis/contracts/reading/events';
import type { RecordEvent } from '@anamnesis/contracts/records/events';
import { urgencyTopic } from '@anamnesis/contracts/urgent-results/topics';
import type { Relay } from '@anamnesis/platform/projection/relay';

const types = ['TestReportAdded', 'DocumentTextExtracted', 'LabValuesConfirmed'] as const;
type Relayed = RecordedOf<Extract<RecordEvent | ReadingEvent, { type: (typeof types)[number] }>>;

/**
 * Publishes which test reports have new values, to be looked at for urgent results: ids and times. Its name has the version of the rules, so that after a change the log is read
 * again from its beginning, and recent reports that became urgent by the new rules are told.
 */
export const urgencyRelay: Relay<typeof urgencyTopic> = {
  name: `urgency-${URGENT_RULES}`,
  topic: urgencyTopic,
  types: new Set(types),
  message: (recorded: Recorded) => {
    const { id: eventId, data, position, recordedAt } = recorded as Relayed;
    const { patientId, entryId } = data;
    return {
      key: entryId,
      value: { eventId, position: String(position), recordedAt, patientId, entryId, rules: URGENT_RULES },
    };
  },
};
