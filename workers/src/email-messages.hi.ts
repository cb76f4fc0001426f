export default {
  greeting: 'नमस्ते {name},',
  signature: 'Anamnesis',
} as const;
