import type { MessageOf } from './language/topic.js';
import type { appointmentsTopic } from './appointments-topic.js';
import type { Tag } from './tags.js';

const appointment = ['appointments'] as const;
const time = ['appointments', 'slots', 'doctors'] as const;
const rating = ['appointments', 'doctors'] as const;
const documents = ['session-documents'] as const;

/** The tags that each event pushed to both parties changes. Imports no schemas, because browsers load this file. */
const changes: Readonly<Record<MessageOf<typeof appointmentsTopic>['type'], readonly Tag[]>> = {
  AppointmentBooked: time,
  AppointmentRescheduled: time,
  AppointmentCancelled: time,
  PaymentDeclared: appointment,
  PaymentConfirmed: appointment,
  PaymentRefunded: appointment,
  PaymentNotReceived: appointment,
  NoShowRecorded: appointment,
  DoctorJoined: appointment,
  PatientJoined: appointment,
  SessionStarted: appointment,
  ParticipantLeft: appointment,
  SessionEnded: appointment,
  FeedbackGiven: rating,
  FeedbackSkipped: appointment,
  NotesWritten: documents,
  NoteRetracted: documents,
  SessionReportUploaded: documents,
  MedicalSummaryRequested: documents,
  MedicalSummarySent: documents,
  MedicalSummaryFailed: documents,
};

/** The tags that a push can change. */
export const pushedTags: readonly Tag[] = [...new Set(Object.values(changes).flat())];

/** The tags changed by a push with this event type; all of them for a type that is unknown to this build. */
export const tagsOfPush = (type: string): readonly Tag[] =>
  new Map<string, readonly Tag[]>(Object.entries(changes)).get(type) ?? pushedTags;
