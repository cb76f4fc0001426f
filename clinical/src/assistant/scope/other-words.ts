import words from './other-words.json' with { type: 'json' };

/** Words and phrases of subjects that are not health, by subject, in English, Hindi and Hinglish. Words that a question about health uses as often stand in a phrase only. */
export const otherWords = Object.values(words.subjects).join(', ');

/** Words of other subjects amid which people are well or ill: the weather, feasts, games, work. Beside a word of health they are no question of their own. */
export const amidWords = words.amid;

/** Sayings that name a part of the body or an illness, and speak of neither. */
export const sayings = words.sayings;

/** Words of recipes, which no answer about health has several of. */
export const recipeWords = words.recipes;
