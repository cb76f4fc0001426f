/** What all emails have. */
export default {
  greeting: 'Hello {name},',
  signature: 'Anamnesis',
} as const;
