/** The texts of a doctor's certificates. */
export default {
  certificates: 'Certificates',
  certificatesHint: 'Images or PDF, up to 10 MB each. Drop them here too.',
  chooseKind: 'Please choose',
  certificateKinds: {
    registration: 'Medical registration',
    degree: 'Degree',
    specialist: 'Specialist qualification',
    identity: 'Proof of identity',
    other: 'Other document',
  },
  kindOf: 'What is {fileName}?',
  titleOf: 'Title of {fileName}',
  titlePlaceholder: 'MD, General Medicine',
  sayWhatEachIs: 'Please say what each certificate is.',
  certificateTooLarge: '{fileName} is larger than 10 MB. Please choose a smaller file.',
  tooManyCertificates: 'Please attach at most {max} certificates.',
} as const;
