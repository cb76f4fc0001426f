/** Time limit of a question to a language model; milliseconds. */
export const AI_TIMEOUT = 15_000;
/** Time within which a reply waits for the outcome of a background job: longer than the question itself; milliseconds. */
export const INSIGHT_TIMEOUT = 20_000;
/** Time after which a request without an outcome counts as lost, and a new one is made; milliseconds. */
export const REQUEST_LOST_AFTER = 5 * 60_000;

/** Days after its date in which a report is recent: what should happen at once still can. */
export const RECENT_DAYS = 7;
/** Days after its date in which a dangerous result is still told to people, who may never have seen it. After that only its explanation says so. Chosen here. */
export const TOLD_DAYS = 90;

/** Parameters of the questions to a language model. */
export const EXPLANATION_SAMPLING = { temperature: 0.2, topP: 0.8, topK: 40 } as const;
export const SUMMARY_SAMPLING = { temperature: 0.1, maxOutputTokens: 300 } as const;
/** Maximum paragraphs of a spoken summary. */
export const MAX_SUMMARY_PARAGRAPHS = 3;

/** Request header with a patient's own key of an AI provider: never in a URL or a body. */
export const AI_KEY = 'x-ai-key';
