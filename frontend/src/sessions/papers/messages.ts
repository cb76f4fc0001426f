/** The texts of notes, reports and the medical summary. Those of the specification stand word for word. */
export const paperMessages = {
  panel: 'Notes and files',
  patientPanel: 'Reports and summary',
  loading: 'Loading reports',
  loadFailed: 'The notes and files could not be loaded.',
  loadFailedHint: 'They are safe where they were.',

  notes: 'Notes',
  notesHint: 'Your patient reads them once the consultation is completed.',
  notesPlaceholder: 'What was found, what was agreed, what comes next',
  saveNotes: 'Save notes',
  savingNotes: 'Saving…',
  notesUnsaved: 'Not saved yet',
  notesEmpty: 'Please write something first.',
  notesFailed: 'An error occurred while saving notes',
  notesLater: 'Notes can be written once the session has begun.',
  notesKept: 'Your notes are not saved yet',
  notesSaved: 'Notes added successfully!',
  discard: 'Discard',

  reports: 'Reports',
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

  summary: 'Medical summary',
  summaryHint: 'A document of your questionnaire, past consultations and reports, for this doctor alone.',
  sendSummary: 'Send medical summary',
  sendNewer: 'Send a newer one',
  summaryFailed: 'Failed to send medical summary. Please try again.',
  preparing: 'Being prepared',
  sent: 'Sent',
  noSummary: 'Your patient has not sent a medical summary.',
} as const;

/** "Notes from Dr. Kavita Rao" */
export const notesFrom = (doctorName: string) => `Notes from Dr. ${doctorName}`;
/** "Saved Nov 21, 2026, 16:07 IST" */
export const savedAt = (when: string) => `Saved ${when}`;
export const serverSaid = (message: string) => `Error: ${message}`;
/** "Opened by your doctor at 4:07 PM IST" */
export const openedAt = (when: string) => `Opened by your doctor, ${when}`;
/** "Sent Nov 21, 2026, 16:07 IST" */
export const sentAt = (when: string) => `Sent ${when}`;
export const openFile = (name: string) => `Open ${name}`;
export const closeFile = (name: string) => `Close ${name}`;
