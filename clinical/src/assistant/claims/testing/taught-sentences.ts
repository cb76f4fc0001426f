import sentences from './taught-sentences.json' with { type: 'json' };

/** Sentences of a provider in many styles, from which its forbidden claims are learned (`bad`), and honest ones beside them (`good`). */
export const taughtSentences = sentences;
