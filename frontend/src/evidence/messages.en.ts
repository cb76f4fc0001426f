/** The texts of evidence packages. */
export default {
  open: 'Evidence',
  title: 'Make an evidence package',
  note: 'The events of these days with their proofs, the signed head of the log, a PDF to read, and the program that verifies it all offline. The package contains personal texts in the clear. The patient sees that it was made.',
  from: 'First day',
  to: 'Last day',
  daysMissing: 'Please choose both days.',
  daysReversed: 'The last day is before the first.',
  make: 'Download package',
  making: 'Making the package…',
  cancel: 'Cancel',
  failed: 'No package was made',
  nothingLost: 'Nothing was lost. Please try again.',
} as const;
