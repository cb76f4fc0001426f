import { EmailChanged, EmailChangeReverted } from '../accounts/email-change-events.js';
import { PasswordChanged, PasswordWithdrawn } from '../accounts/credential-events.js';
import {
  AppointmentBooked,
  AppointmentCancelled,
  AppointmentRescheduled,
  NoShowRecorded,
  PaymentConfirmed,
  PaymentDeclared,
  PaymentNotReceived,
  PaymentRefunded,
} from '../appointments/events.js';
import { BreakGlassOpened } from '../break-glass/events.js';
import { MemberRemoved, MessageHidden, ReportsDismissed } from '../community/events.js';
import { familyEvents } from '../family/events.js';
import { InsightWritten } from '../insights/events.js';
import type { EventOf } from '../language/event.js';
import { DiagnosisAdded, PrescriptionAdded, TestReportAdded } from '../records/events.js';
import { registrationEvents } from '../registrations/events.js';
import { MedicalSummarySent, NotesWritten, SessionReportUploaded } from '../sessions/document-events.js';
import { UrgentResultFound } from '../urgent-results/events.js';

/** The events of which somebody is notified. */
export const noticedEvents = [
  AppointmentBooked,
  AppointmentRescheduled,
  AppointmentCancelled,
  NoShowRecorded,
  PaymentDeclared,
  PaymentConfirmed,
  PaymentRefunded,
  PaymentNotReceived,
  NotesWritten,
  SessionReportUploaded,
  MedicalSummarySent,
  TestReportAdded,
  PrescriptionAdded,
  DiagnosisAdded,
  InsightWritten,
  UrgentResultFound,
  ...familyEvents,
  ...[MessageHidden, ReportsDismissed, MemberRemoved],
  BreakGlassOpened,
  PasswordChanged,
  PasswordWithdrawn,
  EmailChanged,
  EmailChangeReverted,
  ...registrationEvents,
] as const;
export type NoticedEvent = EventOf<(typeof noticedEvents)[number]>;
