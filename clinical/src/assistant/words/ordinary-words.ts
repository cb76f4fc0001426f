import lines from './ordinary-words.json' with { type: 'json' };

/** Words that are no typing errors of others, although one letter makes them so: "prison" is not "poison". In English, and in Hindi as it is typed. */
export const ordinaryWords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));
