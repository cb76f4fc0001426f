/** The texts of emergency access: of the doctor who opens a record, and of the patient who is told at once. */
export default {
  open: 'Emergency access',
  title: 'Open a record in an emergency',
  note: 'For a patient who has no appointment with you',
  terms:
    'You can read the record for {minutes, plural, one {# minute} other {# minutes}}, and change nothing. The patient is told at once, with your name and your reason. An auditor reviews each use.',
  again: 'The record of the same patient',
  email: "Patient's email address",
  emailMissing: "Please give the patient's email address.",
  reason: 'What is the emergency?',
  reasonHint: 'The patient and the auditor read it.',
  sayWhy: 'Please say why.',
  cancel: 'Cancel',
  act: 'Open the record',
  opening: 'Opening…',
  failed: 'The record was not opened',

  banner: 'Emergency access, for reading only',
  minutesLeft: '{minutes, plural, one {# minute left} other {# minutes left}}',
  told: 'The patient was told. An auditor reviews it.',
  endedTitle: 'This record is closed',
  endedText:
    'You no longer have access to it. Access by an appointment ends when it is cancelled, or four weeks after it; emergency access after {minutes, plural, one {# minute} other {# minutes}}; every access with the verification of your registration.',
  reopen: 'Open it again in an emergency',

  toldTitle: 'A doctor has opened your health record in an emergency',
  toldText: 'See "Who opened my record" for the name and the reason.',
} as const;
