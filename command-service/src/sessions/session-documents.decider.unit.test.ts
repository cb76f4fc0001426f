import { describe, test } from '@jest/globals';
import { type Side, sides } from '@anamnesis/contracts/appointments/constants';
import { MAX_REPORTS } from '@anamnesis/contracts/sessions/constants';
import { slotAt } from '@anamnesis/contracts/time/slots';
import type { Actor } from '@anamnesis/contracts/language/role';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import type { AnyAppointmentEvent } from '../appointments/appointment.state.js';
import { type DocumentsCommand, sessionDocumentsDecider } from './session-documents.decider.js';

const [appointmentId, patientId, doctorId, claimId, reportId, summaryId, otherSummary] = [1, 2, 3, 4, 5, 6, 7].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string, string, string];
const parties = { appointmentId, patientId, doctorId };
const patient: Actor = { id: patientId, role: 'patient' };
const doctor: Actor = { id: doctorId, role: 'doctor' };
const strangers: Actor[] = [
  { id: claimId, role: 'patient' },
  { id: claimId, role: 'doctor' },
  { id: patientId, role: 'doctor' },
];

const booked: AnyAppointmentEvent = {
  type: 'AppointmentBooked',
  data: {
    ...{ ...parties, ...slotAt('2026-11-21', '11:00', 'Asia/Kolkata'), timeZone: 'Asia/Kolkata', claimId },
    ...{ consultationType: 'General Consultation', issueDetails: 'Ache', fee: 500, roomName: 'anamnesis-room' },
  },
};
const waiting: AnyAppointmentEvent[] = [booked, { type: 'DoctorJoined', data: parties }];
const active: AnyAppointmentEvent[] = [
  ...waiting,
  { type: 'PatientJoined', data: parties },
  { type: 'SessionStarted', data: parties },
];
const ended: AnyAppointmentEvent[] = [...active, { type: 'SessionEnded', data: { ...parties, by: 'doctor' } }];
const cancelled: AnyAppointmentEvent[] = [
  booked,
  { type: 'AppointmentCancelled', data: { ...parties, by: 'patient', reason: 'Better now' } },
];
const missed: AnyAppointmentEvent[] = [
  booked,
  { type: 'NoShowRecorded', data: { ...parties, missing: ['patient', 'doctor'] } },
];

const { given } = givenWhenThen(sessionDocumentsDecider, null);

describe('notes', () => {
  const ids = { patient: reportId, doctor: summaryId };
  const whose = { patient, doctor };
  const write = (notes: string, side: Side = 'doctor', noteId: string = ids[side]): DocumentsCommand => ({
    type: 'WriteNotes',
    data: { by: whose[side], noteId, notes },
  });
  const written = (notes: string, by: Side = 'doctor', noteId: string = ids[by]): AnyAppointmentEvent => ({
    type: 'NotesWritten',
    data: { ...parties, noteId, by, notes },
  });
  const retract = (noteId: string, by = doctor): DocumentsCommand => ({
    type: 'RetractNote',
    data: { by, noteId, reason: 'Another patient.' },
  });
  const retracted = (noteId: string): AnyAppointmentEvent => ({
    type: 'NoteRetracted',
    data: { ...parties, noteId, reason: 'Another patient.' },
  });

  test('are written by either side, during the session and after it', () => {
    for (const history of [active, ended])
      for (const side of sides)
        given(...history)
          .when(write('Check CK.', side))
          .then(written('Check CK.', side));
  });
  test('do not replace each other', () => {
    given(...active, written('Ache.'), written('At night.', 'patient'))
      .when(write('Check CK.', 'doctor', otherSummary))
      .then(written('Check CK.', 'doctor', otherSummary));
  });
  test('with the same text as the last one of that side add nothing', () => {
    given(...active, written('Ache.'), written('At night.', 'patient'))
      .when(write('Ache.', 'doctor', otherSummary))
      .thenNothing();
    given(...active, written('Ache.'))
      .when(write('Ache.', 'patient'))
      .then(written('Ache.', 'patient'));
    given(...active, written('Ache.'), written('Check CK.', 'doctor', claimId))
      .when(write('Ache.', 'doctor', otherSummary))
      .then(written('Ache.', 'doctor', otherSummary));
    given(...active, written('Ache.'), retracted(ids.doctor))
      .when(write('Ache.', 'doctor', otherSummary))
      .then(written('Ache.', 'doctor', otherSummary));
  });
  test('are refused before the session, and for an appointment that does not take place', () => {
    for (const side of sides) {
      for (const history of [[booked], waiting])
        given(...history)
          .when(write('Check CK.', side))
          .thenRefuses('NOTES_TOO_EARLY');
      for (const history of [cancelled, missed])
        given(...history)
          .when(write('Check CK.', side))
          .thenRefuses('APPOINTMENT_OVER');
    }
  });
  test('are retracted once, by their author', () => {
    for (const history of [active, ended]) {
      given(...history, written('Ache.'), written('At night.', 'patient'))
        .when(retract(ids.doctor))
        .then(retracted(ids.doctor));
      given(...history, written('At night.', 'patient'))
        .when(retract(ids.patient, patient))
        .then(retracted(ids.patient));
      given(...history, written('Ache.'), retracted(ids.doctor))
        .when(retract(ids.doctor))
        .thenNothing();
    }
  });
  test('cannot be retracted by the other side, nor if they do not exist', () => {
    given(...active, written('Ache.'))
      .when(retract(ids.doctor, patient))
      .thenRefuses('NOT_ALLOWED');
    given(...active, written('Ache.'), retracted(ids.doctor))
      .when(retract(ids.doctor, patient))
      .thenRefuses('NOT_ALLOWED');
    for (const history of [[booked], waiting, active, ended, cancelled, missed])
      given(...history)
        .when(retract(ids.doctor))
        .thenRefuses('NOTE_NOT_FOUND');
  });
  test('are refused to anyone who is not a party', () => {
    for (const by of strangers) {
      given(...active)
        .when({ type: 'WriteNotes', data: { by, noteId: claimId, notes: 'Mine now.' } })
        .thenRefuses('APPOINTMENT_NOT_FOUND');
      given(...active, written('Ache.'))
        .when(retract(ids.doctor, by))
        .thenRefuses('APPOINTMENT_NOT_FOUND');
    }
    for (const command of [write('Check CK.'), retract(ids.doctor)])
      given().when(command).thenRefuses('APPOINTMENT_NOT_FOUND');
  });
});

describe('reports', () => {
  const report = { reportId, file: 'hash', fileName: 'lipids.pdf', mediaType: 'application/pdf', size: 4096 };
  const upload = (file = 'hash', by = patient): DocumentsCommand => ({
    type: 'UploadReport',
    data: { ...report, file, by },
  });
  const uploaded = (file = 'hash'): AnyAppointmentEvent => ({
    type: 'SessionReportUploaded',
    data: { ...parties, ...report, file },
  });

  test('are uploaded before, during and after the session', () => {
    for (const history of [[booked], active, ended])
      given(...history)
        .when(upload())
        .then(uploaded());
  });
  test('with the same content are added once', () => {
    given(booked, uploaded()).when(upload()).thenNothing();
    given(booked, uploaded()).when(upload('another')).then(uploaded('another'));
  });
  test('are limited in number', () => {
    const full = Array.from({ length: MAX_REPORTS }, (_, index) => uploaded(`hash ${index}`));
    given(booked, ...full)
      .when(upload())
      .thenRefuses('TOO_MANY_REPORTS');
    given(booked, ...full)
      .when(upload('hash 3'))
      .thenNothing();
  });
  test('are refused for an appointment that does not take place', () => {
    for (const history of [cancelled, missed])
      given(...history)
        .when(upload())
        .thenRefuses('APPOINTMENT_OVER');
  });
  test("are uploaded only by the appointment's patient", () => {
    given(booked).when(upload('hash', doctor)).thenRefuses('NOT_ALLOWED');
    for (const by of strangers)
      given(booked)
        .when(upload('hash', by))
        .thenRefuses(by.role === 'patient' ? 'APPOINTMENT_NOT_FOUND' : 'NOT_ALLOWED');
  });
});

describe('a medical summary', () => {
  const send = (by = patient, id = otherSummary): DocumentsCommand => ({
    type: 'SendMedicalSummary',
    data: { by, summaryId: id },
  });
  const made = { summaryId, file: 'hash', size: 4096 };
  const deliver: DocumentsCommand = { type: 'DeliverMedicalSummary', data: made };
  const giveUp: DocumentsCommand = { type: 'GiveUpMedicalSummary', data: { summaryId } };
  const requested = (id = summaryId): AnyAppointmentEvent => ({
    type: 'MedicalSummaryRequested',
    data: { ...parties, summaryId: id },
  });
  const sent: AnyAppointmentEvent = { type: 'MedicalSummarySent', data: { ...parties, ...made } };
  const failed: AnyAppointmentEvent = { type: 'MedicalSummaryFailed', data: { ...parties, summaryId } };

  test('is requested before, during and after the session, one at a time', () => {
    for (const history of [[booked], active, ended])
      given(...history)
        .when(send())
        .then(requested(otherSummary));
    given(booked, requested()).when(send()).thenNothing();
    for (const over of [sent, failed]) given(booked, requested(), over).when(send()).then(requested(otherSummary));
  });
  test('is delivered once, also after it failed', () => {
    given(booked, requested()).when(deliver).then(sent);
    given(booked, requested(), sent).when(deliver).thenNothing();
    given(booked, requested(), failed).when(deliver).then(sent);
    given(...cancelled.slice(0, 1), requested(), ...cancelled.slice(1))
      .when(deliver)
      .then(sent);
    given(booked).when(deliver).thenRefuses('FILE_NOT_FOUND');
  });
  test('fails once, and not after it was sent', () => {
    given(booked, requested()).when(giveUp).then(failed);
    for (const over of [sent, failed]) given(booked, requested(), over).when(giveUp).thenNothing();
    given(booked).when(giveUp).thenRefuses('FILE_NOT_FOUND');
  });
  test("is requested only by the appointment's patient, and not for an appointment that does not take place", () => {
    given(booked).when(send(doctor)).thenRefuses('NOT_ALLOWED');
    for (const by of strangers)
      given(booked)
        .when(send(by))
        .thenRefuses(by.role === 'patient' ? 'APPOINTMENT_NOT_FOUND' : 'NOT_ALLOWED');
    for (const history of [cancelled, missed])
      given(...history)
        .when(send())
        .thenRefuses('APPOINTMENT_OVER');
  });
});
