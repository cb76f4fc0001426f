import words from './aspects.json' with { type: 'json' };

/** Words by which people ask for the same aspect of different topics, in English, Hindi and Hinglish, separated by commas. */
export const asks = words;
