import type { AnyEvent } from '@anamnesis/contracts/events';
import type { Role } from '@anamnesis/contracts/language/role';

export type Fact = AnyEvent;
type DataOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>['data'];

export const [appointmentId, patientId, doctorId, otherDoctorId, claimId, reportId, summaryId, noteId] = [
  1, 2, 3, 4, 5, 6, 7, 8,
].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
export const parties = { appointmentId, patientId, doctorId };

const booking: DataOf<'AppointmentBooked'> = {
  ...parties,
  date: '2026-11-21',
  time: '11:00',
  startsAt: '2026-11-21T05:30:00.000Z',
  endsAt: '2026-11-21T06:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  consultationType: 'General Consultation',
  issueDetails: 'Tired since the summer.',
  fee: 500,
  roomName: 'anamnesis-room',
  claimId,
};
const doctor: DataOf<'DoctorRegistered'> = {
  doctorId,
  fullName: 'Kavita Iyer',
  email: 'kavita@example.org',
  mobileNumber: '9876543210',
  passwordHash: 'hash',
  yearExp: 12,
  specifications: ['Cardiology', 'General Medicine'],
  picture: 'picture-hash',
};
const patient: DataOf<'PatientRegistered'> = {
  patientId,
  fullName: 'Meera Rao',
  email: 'meera@example.org',
  username: 'meera',
  passwordHash: 'hash',
  gender: 'Female',
  age: 41,
  picture: null,
};

export const booked = (more: Partial<typeof booking> = {}): Fact => ({
  type: 'AppointmentBooked',
  data: { ...booking, ...more },
});
export const doctorRegistered = (more: Partial<typeof doctor> = {}): Fact => ({
  type: 'DoctorRegistered',
  data: { ...doctor, ...more },
});
export const patientRegistered = (more: Partial<typeof patient> = {}): Fact => ({
  type: 'PatientRegistered',
  data: { ...patient, ...more },
});
export const rescheduled: Fact = {
  type: 'AppointmentRescheduled',
  data: {
    ...parties,
    date: '2026-11-23',
    time: '15:00',
    startsAt: '2026-11-23T09:30:00.000Z',
    endsAt: '2026-11-23T10:00:00.000Z',
    claimId: otherDoctorId,
    by: 'doctor',
    reason: 'Called to the theatre',
  },
};
export const cancelled: Fact = {
  type: 'AppointmentCancelled',
  data: { ...parties, by: 'patient', reason: 'Better now' },
};
export const paid: Fact = {
  type: 'PaymentDeclared',
  data: { ...parties, transactionId: 'TXN_1', upiReference: 'upi-7', amount: 500 },
};
export const confirmed: Fact = { type: 'PaymentConfirmed', data: parties };
export const refunded: Fact = { type: 'PaymentRefunded', data: parties };
export const notReceived: Fact = { type: 'PaymentNotReceived', data: parties };
export const noShow: Fact = { type: 'NoShowRecorded', data: { ...parties, missing: ['patient'] } };
export const doctorJoined: Fact = { type: 'DoctorJoined', data: parties };
export const patientJoined: Fact = { type: 'PatientJoined', data: parties };
export const started: Fact = { type: 'SessionStarted', data: parties };
export const left = (who: 'patient' | 'doctor'): Fact => ({ type: 'ParticipantLeft', data: { ...parties, who } });
export const ended: Fact = { type: 'SessionEnded', data: { ...parties, by: 'doctor' } };
export const rated = (rating: number, of = doctorId): Fact => ({
  type: 'FeedbackGiven',
  data: { ...parties, doctorId: of, rating, text: 'Listened first.' },
});
export const skipped: Fact = { type: 'FeedbackSkipped', data: parties };
export const wrote = (notes: string, more: Partial<DataOf<'NotesWritten'>> = {}): Fact => ({
  type: 'NotesWritten',
  data: { ...parties, noteId, by: 'doctor', notes, ...more },
});
export const noteRetracted: Fact = {
  type: 'NoteRetracted',
  data: { ...parties, noteId, reason: 'Another patient.' },
};
export const reportUploaded: Fact = {
  type: 'SessionReportUploaded',
  data: {
    ...parties,
    reportId,
    file: 'file-hash',
    fileName: 'lipids.pdf',
    mediaType: 'application/pdf',
    size: 4096,
  },
};
export const summaryRequested: Fact = { type: 'MedicalSummaryRequested', data: { ...parties, summaryId } };
export const summarySent: Fact = {
  type: 'MedicalSummarySent',
  data: { ...parties, summaryId, file: 'summary-hash', size: 4096 },
};
export const summaryFailed: Fact = { type: 'MedicalSummaryFailed', data: { ...parties, summaryId } };
export const opened = (what: DataOf<'RecordRead'>['what'], role: Role = 'doctor'): Fact => ({
  type: 'RecordRead',
  data: { patientId, reader: { id: doctorId, role }, what, ground: { purpose: 'consultation', appointmentId } },
});
