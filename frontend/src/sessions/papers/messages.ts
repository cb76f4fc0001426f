/** The texts of notes, reports and the medical summary. Those of the specification stand word for word. */
export const paperMessages = {
  beside: 'Beside the session',
  panel: 'Notes, summary and report',
  loading: 'Loading notes and files',
  loadFailed: 'The notes and files could not be loaded.',
  loadFailedHint: 'They are safe where they were.',

  notes: 'Notes',
  line: 'Notes of this session',
  started: 'Session started',
  now: 'Now',
  you: 'You',
  youOpened: 'You opened',
  youOpenedThe: 'You opened the',
  byPatient: 'Noted by your patient.',

  writeNote: 'Write a note',
  notePlaceholder: 'Write a note. Both of you can read it.',
  saveNote: 'Save note',
  savingNote: 'Saving…',
  addReport: 'Add report',
  notesEmpty: 'Please write something first.',
  notesFailed: 'An error occurred while saving notes',
  notesLater: 'Notes can be written once the session has begun.',
  notesKept: 'Your note is not saved yet',
  notesSaved: 'Notes added successfully!',
  discard: 'Discard',

  retract: 'Retract',
  retractTitle: 'Retract this note',
  retractHint: 'For what was written in error. It stays readable, struck through, with your reason.',
  retractFailed: 'The note could not be retracted.',
  reason: 'Reason',
  sayWhy: 'Please say why.',
  keepNote: 'Keep it',
  inError: 'Entered in error.',

  report: 'Report',
  reportsHint: 'PDF, JPG or PNG, up to 10 MB. Your doctor sees it at once.',
  noReports: 'No reports have been uploaded.',
  upload: 'Upload a report',
  uploading: 'Uploading…',
  uploadFailed: 'Failed to upload report. Please try again.',
  tryAgain: 'Try Again',
  tooLarge: 'That file is too large. Nothing was saved; please choose a smaller one.',
  openFailed: 'The file could not be opened.',
  openFailedHint: 'It is safe where it was; please try again.',
  opening: 'Opening…',

  summary: 'Summary',
  summaryName: 'Medical summary',
  summaryInWords: 'medical summary',
  summaryHint: 'A document of your questionnaire, past consultations and reports, for this doctor alone.',
  sendSummary: 'Send medical summary',
  sendNewer: 'Send a newer one',
  summaryFailed: 'Failed to send medical summary. Please try again.',
  preparing: 'Being prepared',
  sent: 'Sent',
  noSummary: 'Your patient has not sent a medical summary.',
} as const;

/** "You added", before the name of a file */
export const added = (who: string) => `${who} added`;
/** "Meera Joshi sent a" */
export const sent = (who: string) => `${who} sent a`;
/** "Dr. Kavita Rao opened your" */
export const openedYours = (doctor: string) => `${doctor} opened your`;
/** "Session with Dr. Kavita Rao" */
export const sessionWith = (other: string) => `Session with ${other}`;
/** "You, Nov 21, 2026, 16:07 IST" */
export const noteBy = (author: string, when: string) => `${author}, ${when}`;
/** "Retracted by Dr. Kavita Rao, 4:12 PM IST." */
export const retractedBy = (author: string, when: string) =>
  `Retracted by ${author === paperMessages.you ? 'you' : author}, ${when}.`;
export const serverSaid = (message: string) => `Error: ${message}`;
/** "Opened by your doctor at 4:07 PM IST" */
export const openedAt = (when: string) => `Opened by your doctor, ${when}`;
/** "Sent Nov 21, 2026, 16:07 IST" */
export const sentAt = (when: string) => `Sent ${when}`;
export const openFile = (name: string) => `Open ${name}`;
export const closeFile = (name: string) => `Close ${name}`;
