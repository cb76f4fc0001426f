import type { Side } from '../appointments/constants.js';
import type { UrgentRank } from '../labs/urgent-rank.js';
import type { NotificationKind } from './constants.js';
import type { NoticedEvent } from './noticed-events.js';

/** What one person is told of an event: ids, and of an urgent result how soon and where; nothing else of its content. */
export interface Notice {
  readonly recipientId: string;
  readonly kind: NotificationKind;
  /** The other person whom it concerns. */
  readonly otherId?: string;
  readonly appointmentId?: string;
  readonly tieId?: string;
  /** The entry of a health record: what became of it is told with the notice, which leads to it. */
  readonly entryId?: string;
  /** How soon and where a result has to be looked at. */
  readonly rank?: UrgentRank;
  /** The time of the appointment that the event sets. */
  readonly startsAt?: string;
}

interface Parties {
  readonly appointmentId: string;
  readonly patientId: string;
  readonly doctorId: string;
}

const told = ({ appointmentId, patientId, doctorId }: Parties, side: Side, kind: NotificationKind): Notice =>
  side === 'patient'
    ? { recipientId: patientId, kind, otherId: doctorId, appointmentId }
    : { recipientId: doctorId, kind, otherId: patientId, appointmentId };
const otherSide = (side: Side): Side => (side === 'patient' ? 'doctor' : 'patient');

/** Entries of a doctor are told to the patient; nobody is told what they wrote themselves. */
const entry = (
  {
    patientId,
    author,
    appointmentId,
  }: { patientId: string; author: { id: string; role: string }; appointmentId: string | null },
  kind: NotificationKind,
): Notice[] =>
  author.role === 'doctor'
    ? [{ recipientId: patientId, kind, otherId: author.id, ...(appointmentId !== null && { appointmentId }) }]
    : [];

/** Accounts of staff have no notifications. */
const account = ({ accountId, role }: { accountId: string; role: string }, kind: NotificationKind): Notice[] =>
  role === 'patient' || role === 'doctor' ? [{ recipientId: accountId, kind }] : [];

/** Whoever reported a message is told that it was decided on, and not how: that is seen in the room. */
const reportDecided = (reporterIds: readonly string[]): Notice[] =>
  reporterIds.map((recipientId) => ({ recipientId, kind: 'communityReportDecided' }));

/** Who is told of an event, and what: the one rule of the centre and of the live connection. */
export function noticesOf({ type, data }: NoticedEvent): readonly Notice[] {
  switch (type) {
    case 'AppointmentBooked':
      return [{ ...told(data, 'doctor', 'appointmentBooked'), startsAt: data.startsAt }];
    case 'AppointmentRescheduled':
      return [{ ...told(data, otherSide(data.by), 'appointmentMoved'), startsAt: data.startsAt }];
    case 'AppointmentCancelled':
      return [told(data, otherSide(data.by), 'appointmentCancelled')];
    case 'NoShowRecorded':
      return [told(data, 'patient', 'appointmentMissed'), told(data, 'doctor', 'appointmentMissed')];
    case 'PaymentDeclared':
      return [told(data, 'doctor', 'paymentDeclared')];
    case 'PaymentConfirmed':
      return [told(data, 'patient', 'paymentConfirmed')];
    case 'PaymentRefunded':
      return [told(data, 'patient', 'paymentRefunded')];
    case 'PaymentNotReceived':
      return [told(data, 'patient', 'paymentNotReceived')];
    case 'NotesWritten':
      return [told(data, otherSide(data.by), 'noteWritten')];
    case 'SessionReportUploaded':
      return [told(data, 'doctor', 'reportUploaded')];
    case 'MedicalSummarySent':
      return [told(data, 'doctor', 'summaryReady')];
    case 'TestReportAdded':
      return entry(data, 'testReportAdded');
    case 'PrescriptionAdded':
      return entry(data, 'prescriptionAdded');
    case 'DiagnosisAdded':
      return entry(data, 'diagnosisAdded');
    case 'InsightWritten':
      return data.summaryIn === null
        ? [{ recipientId: data.patientId, kind: 'insightReady', entryId: data.entryId }]
        : [];
    case 'UrgentResultFound': {
      const { patientId, doctorIds, entryId, rank } = data;
      return [
        { recipientId: patientId, kind: 'resultUrgent', entryId, rank },
        ...doctorIds.map((recipientId): Notice => ({
          ...{ recipientId, kind: 'resultUrgent', otherId: patientId, entryId, rank },
        })),
      ];
    }
    case 'FamilyMemberInvited':
      return [{ recipientId: data.memberId, kind: 'familyInvited', otherId: data.inviterId, tieId: data.tieId }];
    case 'FamilyInvitationAccepted':
      return [{ recipientId: data.inviterId, kind: 'familyAccepted', otherId: data.memberId, tieId: data.tieId }];
    case 'FamilyInvitationDeclined':
      // Who declines does not give their name away.
      return [{ recipientId: data.inviterId, kind: 'familyDeclined', tieId: data.tieId }];
    case 'FamilyTieWithdrawn': {
      if (data.was === 'invited') return [];
      const [recipientId, otherId] =
        data.by === 'inviter' ? [data.memberId, data.inviterId] : [data.inviterId, data.memberId];
      return [{ recipientId, kind: 'familyWithdrawn', otherId, tieId: data.tieId }];
    }
    case 'MessageHidden':
      return [{ recipientId: data.authorId, kind: 'communityMessageHidden' }, ...reportDecided(data.reporterIds)];
    case 'ReportsDismissed':
      return reportDecided(data.reporterIds);
    case 'MemberRemoved':
      return [{ recipientId: data.memberId, kind: 'communityRemoved' }];
    case 'BreakGlassOpened':
      return [{ recipientId: data.patientId, kind: 'emergencyOpened', otherId: data.doctorId }];
    case 'PasswordChanged':
      return account(data, 'passwordChanged');
    case 'PasswordWithdrawn':
      return account(data, 'passwordWithdrawn');
    case 'EmailChanged':
      return account(data, 'emailChanged');
    case 'EmailChangeReverted':
      return account(data, 'emailReverted');
    case 'DoctorVerified':
      return [{ recipientId: data.doctorId, kind: 'doctorVerified' }];
    case 'DoctorRejected':
      return [{ recipientId: data.doctorId, kind: 'doctorRejected' }];
  }
}
