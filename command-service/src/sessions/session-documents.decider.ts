import type { Side } from '@anamnesis/contracts/appointments/constants';
import { APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER } from '@anamnesis/contracts/appointments/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { summaryStates } from '@anamnesis/contracts/sessions/constants';
import type { PartyGrant } from '@anamnesis/contracts/appointments/policy';
import { MAX_REPORTS } from '@anamnesis/contracts/sessions/constants';
import { type CallerRole, type Action, permit } from '@anamnesis/contracts/language/policy';
import type { Actor } from '@anamnesis/contracts/language/role';
import { FILE_NOT_FOUND, NOTES_TOO_EARLY, TOO_MANY_REPORTS } from '@anamnesis/contracts/sessions/errors';
import { documentEvents } from '@anamnesis/contracts/sessions/document-events';
import { noteActions, type NoteFacts, sessionActions } from '@anamnesis/contracts/sessions/policy';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import {
  type AnyAppointmentEvent,
  type Appointment,
  type Booked,
  evolve as evolveAppointment,
  noAppointment,
} from '../appointments/appointment.state.js';
import { partiesOf } from '../appointments/parties.js';
import { evolveOn } from '../evolve-on.js';

type DataOf<Type extends AnyAppointmentEvent['type']> = Extract<AnyAppointmentEvent, { type: Type }>['data'];
type Report = Omit<DataOf<'SessionReportUploaded'>, 'appointmentId' | 'patientId' | 'doctorId'>;

interface Note {
  by: Side;
  text: string;
  isCurrent: boolean;
}

export interface SessionDocuments {
  appointment: Appointment;
  /** Notes by id, newest last. */
  notes: ReadonlyMap<string, Note>;
  /** File ids of the reports. */
  reports: readonly string[];
  /** The state of each medical summary by id, newest last. */
  summaries: ReadonlyMap<string, (typeof summaryStates)[number]>;
}

export type DocumentsCommand =
  | { type: 'WriteNotes'; data: { by: Actor; noteId: string; notes: string } }
  | { type: 'RetractNote'; data: { by: Actor; noteId: string; reason: string } }
  | { type: 'UploadReport'; data: Report & { by: Actor } }
  | { type: 'SendMedicalSummary'; data: { by: Actor; summaryId: string } }
  | { type: 'DeliverMedicalSummary'; data: { summaryId: string; file: string; size: number } }
  | { type: 'GiveUpMedicalSummary'; data: { summaryId: string } };

const evolveDocuments = evolveOn(documentEvents, (state: SessionDocuments, event): SessionDocuments => {
  switch (event.type) {
    case 'NotesWritten':
      return { ...state, notes: written(state.notes, event.data) };
    case 'NoteRetracted':
      return { ...state, notes: retracted(state.notes, event.data.noteId) };
    case 'SessionReportUploaded':
      return { ...state, reports: [...state.reports, event.data.file] };
    case 'MedicalSummaryRequested':
      return { ...state, summaries: new Map(state.summaries).set(event.data.summaryId, 'preparing') };
    case 'MedicalSummarySent':
      return { ...state, summaries: new Map(state.summaries).set(event.data.summaryId, 'sent') };
    case 'MedicalSummaryFailed':
      return { ...state, summaries: new Map(state.summaries).set(event.data.summaryId, 'failed') };
  }
});

/** The documents of an appointment: notes of both sides, the patient's reports, and medical summaries. */
export const sessionDocumentsDecider: Decider<SessionDocuments, DocumentsCommand, AnyAppointmentEvent, unknown> = {
  opens: ['NotesWritten', 'SessionReportUploaded'],
  initialState: { appointment: noAppointment, notes: new Map(), reports: [], summaries: new Map() },

  evolve: (state, event) => ({
    ...evolveDocuments(state, event),
    appointment: evolveAppointment(state.appointment, event),
  }),

  decide: ({ appointment, ...documents }, command) => {
    if (appointment.status === 'none') return refuse(APPOINTMENT_NOT_FOUND);
    switch (command.type) {
      case 'DeliverMedicalSummary':
        return deliverSummary(appointment, documents, command.data);
      case 'GiveUpMedicalSummary':
        return giveUpSummary(appointment, documents, command.data);
      default: {
        const noteBy = 'noteId' in command.data ? (documents.notes.get(command.data.noteId)?.by ?? null) : null;
        const { side } = permit(command.data.by, actions[command.type], { ...appointment, noteBy });
        return decideFor(side, appointment, documents, command);
      }
    }
  },
};

type PartyCommand = Extract<DocumentsCommand, { data: { by: Actor } }>;

/** The access rule that `can` checks for each command of a patient or doctor. */
const actions: Readonly<Record<PartyCommand['type'], Action<NoteFacts, CallerRole, PartyGrant>>> = {
  WriteNotes: sessionActions.writeNotes,
  RetractNote: noteActions.retractNote,
  UploadReport: sessionActions.uploadReport,
  SendMedicalSummary: sessionActions.sendMedicalSummary,
};

function decideFor(
  side: Side,
  appointment: Booked,
  documents: Documents,
  command: PartyCommand,
): AnyAppointmentEvent[] {
  switch (command.type) {
    case 'WriteNotes':
      return writeNotes(appointment, documents, side, command.data);
    case 'RetractNote':
      return retractNote(appointment, documents, command.data);
    case 'UploadReport':
      return uploadReport(appointment, documents, command.data);
    case 'SendMedicalSummary':
      return sendSummary(appointment, documents, command.data.summaryId);
  }
}

type Documents = Omit<SessionDocuments, 'appointment'>;

const written = (notes: Documents['notes'], { noteId, by, notes: text }: DataOf<'NotesWritten'>): Documents['notes'] =>
  new Map(notes).set(noteId, { by, text, isCurrent: true });

function retracted(notes: Documents['notes'], noteId: string): Documents['notes'] {
  const note = notes.get(noteId);
  return note ? new Map(notes).set(noteId, { ...note, isCurrent: false }) : notes;
}

/** A note with the same text as the last one of this side adds nothing, unless that note was retracted. */
function writeNotes(
  appointment: Booked,
  documents: Documents,
  side: Side,
  { noteId, notes }: { noteId: string; notes: string },
): AnyAppointmentEvent[] {
  requireNotOver(appointment);
  if (appointment.status !== 'active' && appointment.status !== 'ended') refuse(NOTES_TOO_EARLY);
  const last = [...documents.notes.values()].findLast((note) => note.by === side);
  if (last?.isCurrent && last.text === notes) return [];
  return [{ type: 'NotesWritten', data: { ...partiesOf(appointment), noteId, by: side, notes } }];
}

function retractNote(
  appointment: Booked,
  { notes }: Documents,
  { noteId, reason }: { noteId: string; reason: string },
): AnyAppointmentEvent[] {
  if (!notes.get(noteId)?.isCurrent) return [];
  return [{ type: 'NoteRetracted', data: { ...partiesOf(appointment), noteId, reason } }];
}

/** Uploading the same file again adds nothing. */
function uploadReport(
  appointment: Booked,
  { reports }: Documents,
  { by: _, ...report }: Report & { by: Actor },
): AnyAppointmentEvent[] {
  requireNotOver(appointment);
  if (reports.includes(report.file)) return [];
  if (reports.length >= MAX_REPORTS) refuse(TOO_MANY_REPORTS);
  return [{ type: 'SessionReportUploaded', data: { ...partiesOf(appointment), ...report } }];
}

/** Only one summary is prepared at a time; the next can be requested when it is sent or has failed. */
function sendSummary(appointment: Booked, { summaries }: Documents, summaryId: string): AnyAppointmentEvent[] {
  requireNotOver(appointment);
  if ([...summaries.values()].includes('preparing')) return [];
  return [{ type: 'MedicalSummaryRequested', data: { ...partiesOf(appointment), summaryId } }];
}

function deliverSummary(
  appointment: Booked,
  { summaries }: Documents,
  summary: { summaryId: string; file: string; size: number },
) {
  const state = summaries.get(summary.summaryId) ?? refuse(FILE_NOT_FOUND);
  if (state === 'sent') return [];
  return [{ type: 'MedicalSummarySent' as const, data: { ...partiesOf(appointment), ...summary } }];
}

function giveUpSummary(appointment: Booked, { summaries }: Documents, { summaryId }: { summaryId: string }) {
  const state = summaries.get(summaryId) ?? refuse(FILE_NOT_FOUND);
  if (state !== 'preparing') return [];
  return [{ type: 'MedicalSummaryFailed' as const, data: { ...partiesOf(appointment), summaryId } }];
}

function requireNotOver({ status }: Booked): void {
  if (status === 'cancelled' || status === 'noShow') refuse(APPOINTMENT_OVER);
}
