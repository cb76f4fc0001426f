/** The texts for auditors and operators, whose accounts are appointed. */
export default {
  auditorSignInTitle: 'Auditor sign-in',
  operatorSignInTitle: 'Operator sign-in',
  operatorNote: 'Operators check the certificates of doctors before patients can find them.',
  auditorNote: 'Auditors read the history of a record. They change nothing in it.',
} as const;
