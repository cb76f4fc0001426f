/** The email that tells a patient about emergency access to their record. */
export default {
  subject: 'Your health record was opened in an emergency',
  opened: 'Dr. {doctor} opened your health record in an emergency, without an appointment with you, on {when}.',
  ends: 'The access is for reading only. It ends at {until}.',
  page: 'Who opened my record',
  reviewed: 'The page shows the reason and what was read. An auditor reviews every emergency access.',
  unexpected: 'You know of no emergency? Please tell the clinic.',
} as const;
