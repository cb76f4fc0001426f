import type { MessageOf } from './language/topic.js';
import type { appointmentsTopic } from './appointments-topic.js';
import type { Tag } from './tags.js';

const appointment = ['appointments'] as const;
const time = ['appointments', 'slots', 'doctors'] as const;
const rating = ['appointments', 'doctors'] as const;
const papers = ['session-papers'] as const;

/** What the events of an appointment change, of which both parties are told. Without schemas, because browsers load this. */
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
  NotesWritten: papers,
  NoteRetracted: papers,
  SessionReportUploaded: papers,
  MedicalSummaryRequested: papers,
  MedicalSummarySent: papers,
  MedicalSummaryFailed: papers,
};

/** All that any push may have changed. */
export const pushedTags: readonly Tag[] = [...new Set(Object.values(changes).flat())];

/** What a push has changed, by the type of its event; everything for a type that this build does not know. */
export const tagsOfPush = (type: string): readonly Tag[] =>
  new Map<string, readonly Tag[]>(Object.entries(changes)).get(type) ?? pushedTags;
