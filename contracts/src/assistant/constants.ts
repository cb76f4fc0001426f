/** Characters of a question after trimming. */
export const MAX_QUESTION = 2_000;
/** Characters of an answer; what a provider writes beyond them is not shown, and its call ends. */
export const MAX_ANSWER = 8_000;

/** Earlier turns that are sent with a question, and the characters of all of them: the latest that fit. */
export const CONTEXT_TURNS = 6;
export const CONTEXT_CHARACTERS = 6_000;

/** Turns of a page of the conversation. */
export const CONVERSATION_PAGE = 30;

/** Questions of one person. */
export const QUESTIONS_A_MINUTE = 10;
export const QUESTIONS_A_DAY = 200;

/** Time after which an answer that nobody finished counts as lost, and its question can be asked again; milliseconds. */
export const ANSWER_LOST_AFTER = 60_000;

export const ANSWER_SAMPLING = { temperature: 0.2, topP: 0.8, maxOutputTokens: 1_500 } as const;

/** Items of each kind in a record excerpt, the latest, and characters of each. */
export const MAX_EXCERPT_ITEMS = 12;
export const MAX_EXCERPT_ITEM = 160;

/** What an excerpt of a record is made of. */
export const excerptKinds = ['allergy', 'medicine', 'diagnosis', 'labValue'] as const;
export type ExcerptKind = (typeof excerptKinds)[number];

/** What an assistant says to a question about something else; of the specification, word for word. */
export const OFF_TOPIC_REPLY =
  'I can only provide information about medical and health topics. Please ask me about health conditions, symptoms, treatments, nutrition, or preventive care.';

/** The media type of a streamed answer, requested by `Accept`. */
export const EVENT_STREAM = 'text/event-stream';
