/** The texts of the explanation of a test report. Those of the specification are verbatim. */
export default {
  title: 'AI Insights',
  about: '{test}, {date}',
  analysis: 'Analysis',

  explaining: 'Explaining the report…',
  sorry: 'Sorry!',
  invalid: 'Invalid response format from AI service',
  failed: 'AI service error: {message}',
  insteadBuiltIn: 'The explanation below is by the built-in engine instead.',

  engines: {
    builtIn: 'Explained by the built-in engine.',
    gemini: 'Explained by Gemini ({model}).',
    other: 'Explained by {model}.',
  },
  notADiagnosis: 'It explains; it does not diagnose.',
  leftOut:
    '{count, plural, one {One sentence was} other {# sentences were}} left out, because {count, plural, one {it does} other {they do}} not agree with the report.',
  sources: 'Sources',
  originalText: 'Original text',
  asEntered: 'As it was entered',
  asRead: 'As it was read from the document',
  original: 'The original document',
  viewDocument: 'View Original Document',
  downloadDocument: 'Download Document',

  readSummary: 'Read Summary',
  stopReading: 'Stop Reading',
  changeLanguage: 'Change Language',
  languageNote: 'The summary is written and read aloud in it.',
  language: 'Language of the summary',
  useLanguage: 'Use this language',
  cancel: 'Cancel',
  languages: {
    'en-US': 'English',
    'es-ES': 'Spanish',
    'fr-FR': 'French',
    'de-DE': 'German',
    'zh-CN': 'Chinese',
    'hi-IN': 'Hindi',
  },
  summaryIn: 'Summary in {language}',
  summarizing: 'Writing the summary…',
  summaryFailed: 'Failed to generate summary',
  noVoice: 'This device has no voice for {language}.',
  noVoiceHint: 'You can read the summary instead.',
  voiceFailed: 'The voice of this device stopped.',

  ownKey: 'Use my own Gemini key',
  ownKeyLabel: 'Key of the Gemini API',
  ownKeyHint:
    'It is sent with each request of this page and stored nowhere. It is forgotten when you close or reload the page, or sign out.',
  useKey: 'Use this key',
  keyInUse: 'Your own key is used on this page.',
  forgetKey: 'Forget the key',
} as const;
