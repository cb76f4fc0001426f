import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';
import { historyKinds } from './constants.js';

const inquiry = z.object({ inquiryId: id, auditorId: id });

/** An auditor stated why they look into histories. Every search and every opening names the inquiry. */
export const InquiryOpened = defineEvent({
  type: 'InquiryOpened',
  schema: inquiry.extend({ reason: z.string() }),
  subject: (data) => data.auditorId,
  personal: { reason: '(erased)' },
});

/** An auditor searched. The text is not kept, because it may name a person; `shown` are the ids that the answer contained. */
export const HistoriesSearched = defineEvent({
  type: 'HistoriesSearched',
  schema: inquiry.extend({ kind: z.enum(historyKinds), shown: z.array(id) }),
});

/** An auditor opened the history of a doctor. Those of patients and appointments are recorded as readings of the patient's record. */
export const DoctorHistoryOpened = defineEvent({
  type: 'DoctorHistoryOpened',
  schema: inquiry.extend({ doctorId: id }),
});

export const replayEvents = [InquiryOpened, HistoriesSearched, DoctorHistoryOpened] as const;
export type InquiryEvent = EventOf<(typeof replayEvents)[number]>;

/** The stream of an inquiry. */
export const inquiryStream = (inquiryId: string) => `inquiry-${inquiryId}`;
