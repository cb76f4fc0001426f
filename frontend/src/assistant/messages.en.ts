/** The texts of the health assistant. Those of the specification are verbatim. */
export default {
  title: 'Your Health Assistant',
  about: 'Software, not a doctor. It prescribes nothing.',
  welcome: 'Welcome, {name}. Ask about wellness, medical conditions, fitness or nutrition.',
  onlyYou: 'Only you can read this conversation.',
  sharedWith: 'Nobody at the clinic can read this conversation. What you ask is sent to {receiver}, which answers it.',
  sentTo: 'Sent to {receiver}, with up to six earlier questions and answers.',
  receivers: { gemini: 'Google (Gemini)', other: 'the AI provider of this service ({model})' },
  examples: {
    title: 'For example',
    condition: 'What does a high LDL cholesterol mean?',
    nutrition: 'What should I eat with diabetes?',
    fitness: 'How much should I walk in a week?',
  },

  conversation: 'Conversation',
  you: 'You:',
  assistant: 'Your Health Assistant:',
  writing: 'Your Health Assistant is writing',
  earlier: 'Earlier messages',
  loadingEarlier: 'Loading…',
  loading: 'Loading the conversation…',
  notLoaded: 'Your conversation could not be loaded',
  nothingLost: 'Nothing is lost, and you can ask a question all the same.',
  newest: 'To the newest message',

  question: 'Your question',
  placeholder: 'Ask me about health...',
  send: 'Send',
  stop: 'Stop',
  tooLong: 'Please ask a shorter question, of at most 2,000 characters.',

  problem: '⚠️ {sentence}',
  failed: "I apologize, but I'm having trouble processing your question. Please try again.",
  tryAgain: 'Try again',
  stopped: 'You stopped this answer.',
  askAgain: 'Ask again',

  emergency: 'This may be an emergency',
  cannotWait: 'If it cannot wait',
  notAlone: 'You are not alone',
  opensInNewTab: 'opens in a new tab',
  sources: 'Sources',
  engines: {
    builtIn: 'Answered by the built-in engine: no AI model is configured.',
    instead: 'Answered by the built-in engine, because the AI provider gave no answer.',
    gemini: 'Answered by Gemini ({model}).',
    other: 'Answered by {model}.',
  },
  from: {
    allergy: 'From your allergies',
    medicine: 'From your prescription',
    diagnosis: 'From your diagnosis',
    labValue: 'From your test report',
  },
  fromOf: {
    allergy: 'From your allergies, written on {date}',
    medicine: 'From your prescription of {date}',
    diagnosis: 'From your diagnosis of {date}',
    labValue: 'From your test report of {date}',
  },
  fromMany: 'From {count} entries of your record',

  useRecord: 'Use my record',
  useRecordHint: 'For this question only.',
  excerpt: 'What is sent of your record',
  excerptExactly: 'Exactly this is sent to {receiver} with your question, and nothing else of your record:',
  excerptNotRead:
    'Exactly this is sent with your question, and nothing else of your record. It goes to no AI provider; the built-in engine, which answers, does not use it:',
  excerptLoading: 'Looking what would be sent…',
  excerptFailed: 'What would be sent could not be loaded',
  excerptFailedText: 'Nothing was sent. You can ask without your record.',
  excerptEmpty:
    'Your record has no allergies, current medicines, diagnoses or laboratory values yet, so nothing of it is sent.',
  excerptAgain: 'This question was asked with your record. Please look at what would be sent of it now.',
  sendWithRecord: 'Send with this',
  sendWithoutRecord: 'Send without my record',

  ownKeyNote:
    'Google (Gemini) then answers. It receives each question with up to six earlier questions and answers, and what of your record you choose to send.',
  more: 'More about this conversation',
  clear: 'Clear conversation',
  clearTitle: 'Clear the conversation?',
  clearNote:
    'It disappears here and on your other devices, is not sent with later questions, and cannot be shown again. Its text stays stored, encrypted, until your account is deleted.',
  keep: 'Keep it',
  clearFailed: 'The conversation could not be cleared. Nothing was changed; please try again.',
} as const;
