import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Recorded } from '@anamnesis/contracts/language/event';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Names of ids that are neither of a person nor of an appointment: their streams are found through the people. An id under an unknown name
 * counts as a person's: a row too many is harmless, and one too few would hide a stream.
 */
const OTHER_IDS: ReadonlySet<string> = new Set([
  ...['entryId', 'documentId', 'reportId', 'summaryId', 'noteId', 'claimId', 'leaveId', 'reservationId', 'requestId'],
  ...['linkId', 'sessionId', 'tieId', 'breakGlassId', 'inquiryId', 'transactionId', 'ruleId', 'readingId', 'runId'],
  ...['deviceId', 'messageId', 'messageIds', 'questionId', 'questionIds', 'attemptId'],
]);

/**
 * The people and appointments that an event concerns: its data subject, the person who caused it, and those that its data name in the clear,
 * by `…Id`, as `{ id, role }`, or in a list of ids. Generic: a new event type needs nothing here.
 */
export function concernedBy({ type, data, metadata }: Pick<Recorded, 'type' | 'data' | 'metadata'>): string[] {
  const found = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === 'string' && UUID.test(value)) found.add(value.toLowerCase());
  };
  add(metadata.subject);
  // Jobs are no person, and a visitor's id is that of the link.
  if (metadata.actor.role !== 'worker' && metadata.actor.role !== 'visitor') add(metadata.actor.id);
  collect(data, eventDefinitions.get(type)?.personal ?? {}, add);
  return [...found];
}

function collect(data: unknown, personal: object, add: (value: unknown) => void): void {
  if (typeof data !== 'object' || data === null) return;
  const isPerson = 'role' in data && (data.role as unknown) !== 'visitor';
  for (const [name, value] of Object.entries(data)) {
    if (name in personal) continue;
    if (Array.isArray(value) && !OTHER_IDS.has(name)) value.forEach(add);
    if (typeof value === 'object') collect(value, {}, add);
    else if (name === 'id' ? isPerson : name.endsWith('Id') && !OTHER_IDS.has(name)) add(value);
  }
}
