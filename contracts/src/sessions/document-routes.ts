import { z } from 'zod';
import { APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER } from '../appointments/errors.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED, TOO_MANY_FILES } from '../language/file-errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { defineRoute } from '../language/route.js';
import { doneReply, id, moment } from '../language/reply.js';
import { sides } from '../appointments/constants.js';
import { MAX_NOTES, REPORT_MAX_BYTES, summaryStates } from './constants.js';
import { FILE_NOT_FOUND, NOTES_TOO_EARLY, NOTE_NOT_FOUND, TOO_MANY_REPORTS } from './errors.js';
import { NOTES_EMPTY, SESSION_MISSING } from './field-problems.js';
import { noteActions, ownSessionActions, sessionActions, sessionFileActions } from './policy.js';

const feature = 'sessions';
export const sessionId = z.object({ sessionId: z.guid(SESSION_MISSING.code) });

export const note = z.object({
  id,
  /** The author. Only the author may retract the note. */
  by: z.enum(sides),
  text: z.string(),
  writtenAt: moment,
  /** Time and reason of the retraction; null if the note is not retracted. */
  retracted: z.object({ at: moment, reason: z.string() }).nullable(),
});
export type SessionNote = z.infer<typeof note>;

const report = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  uploadedAt: moment,
  /** Time at which the doctor first opened it; null before. */
  openedAt: moment.nullable(),
});
export type SessionReport = z.infer<typeof report>;

const summary = z.object({
  id,
  state: z.enum(summaryStates),
  /** Time at which this state was reached. */
  at: moment,
  /** Time at which the doctor first opened it; null before. */
  openedAt: moment.nullable(),
});
export type MedicalSummary = z.infer<typeof summary>;

/** The documents of one session: the notes of both parties, and the patient's reports and summaries, each in order of time. */
const sessionDocuments = z.object({
  sessionId: id,
  notes: z.array(note),
  reports: z.array(report),
  summaries: z.array(summary),
});
export type SessionDocuments = z.infer<typeof sessionDocuments>;

export const writeNotes = defineRoute({
  name: 'writeNotes',
  summary: 'Adds a note of either party to the session; both can read it immediately.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/sessions/:sessionId/notes',
  action: sessionActions.writeNotes,
  changes: ['session-documents'],
  secondFactor: true,
  params: sessionId,
  body: z.object({ notes: z.string().trim().min(1, NOTES_EMPTY.code).max(MAX_NOTES) }),
  reply: doneReply,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND] as const),
    ...([APPOINTMENT_OVER, NOTES_TOO_EARLY] as const),
  ],
  attemptsPerMinute: 30,
});

export const retractNote = defineRoute({
  name: 'retractNote',
  summary:
    'Retracts a note as written in error, with a reason. Only its author may; it stays readable, struck through.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/sessions/:sessionId/notes/:noteId/retract',
  action: noteActions.retractNote,
  changes: ['session-documents'],
  secondFactor: true,
  params: sessionId.extend({ noteId: id }),
  body: z.object({ reason: z.string().trim().min(1, REASON_MISSING.code).max(500) }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, NOTE_NOT_FOUND],
});

export const uploadReport = defineRoute({
  name: 'uploadReport',
  summary: 'Uploads a report of the patient for the doctor of the session: a PDF, JPEG or PNG file.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/upload-report',
  action: sessionActions.uploadReport,
  changes: ['session-documents'],
  body: sessionId,
  files: { report: { types: ['scan', 'pdf'], most: 1, maxBytes: REPORT_MAX_BYTES } },
  reply: doneReply,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER] as const),
    ...([TOO_MANY_REPORTS, FILE_TYPE_REFUSED, FILE_TOO_LARGE, TOO_MANY_FILES] as const),
  ],
  attemptsPerMinute: 30,
});

export const showSessionDocuments = defineRoute({
  name: 'showSessionDocuments',
  summary: "A session's notes, reports and medical summaries, for its two parties.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/sessions/:sessionId/documents',
  action: sessionActions.showSessionDocuments,
  shows: ['session-documents'],
  secondFactor: true,
  params: sessionId,
  reply: sessionDocuments,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, NOT_CAUGHT_UP],
});

export const listSessionDocuments = defineRoute({
  name: 'listSessionDocuments',
  summary: "The documents of the signed-in patient's sessions; sessions without documents are omitted.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/session-documents',
  action: ownSessionActions.listSessionDocuments,
  shows: ['session-documents'],
  reply: z.object({ documents: z.array(sessionDocuments) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const openSessionFile = defineRoute({
  name: 'openSessionFile',
  summary:
    'A report or medical summary of a session, for its two parties. A reading by the doctor is recorded before the reply.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/sessions/:sessionId/files/:fileId',
  action: sessionFileActions.openSessionFile,
  untagged: 'A stored file never changes.',
  secondFactor: true,
  params: sessionId.extend({ fileId: id }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, FILE_NOT_FOUND, NOT_CAUGHT_UP],
});

export const documentRoutes = [
  writeNotes,
  retractNote,
  uploadReport,
  showSessionDocuments,
  listSessionDocuments,
  openSessionFile,
] as const;
