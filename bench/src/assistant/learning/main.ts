// `npm run learn -w bench`: learns from the examples what the rules for emergencies cannot know, and says how well it does for writers it was not learned from.
import { writeFileSync } from 'node:fs';
import { readExamples } from './examples.js';
import { learn } from './learn.js';
import { guessesLeavingOut, sharesWhere } from './left-out.js';
import { digestOfSources, weightsFile, writtenWeights } from './write-weights.js';

const examples = readExamples();
const written = writtenWeights(learn(examples));
writeFileSync(
  weightsFile,
  `/**
 * The weights of traits, learned from the examples in bench/src/assistant/learning, in the format of \`readWeights\`. Written by \`npm run learn -w bench\`.
 * Examples and traits: ${digestOfSources()}
 */
export const learnedWeights = String.raw\`${written}\`;
`,
);
const sizes = { traits: written.split('\n').length, kibibytes: Math.round(Buffer.byteLength(written) / 1024) };
console.log(`${examples.length} examples, ${sizes.traits} traits, ${sizes.kibibytes} KiB`);

const guesses = guessesLeavingOut(examples);
const row = (name: string, { danger, other }: ReturnType<typeof sharesWhere>) =>
  console.log(`| ${name} | ${danger.toFixed(1)} | ${other.toFixed(1)} |`);
console.log('\nWithout their writer, in per cent:\n\n| | of dangers | of others |\n| --- | --- | --- |');
for (const from of [0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.02])
  row(
    `likelihood from ${from}`,
    sharesWhere(guesses, ({ likelihood }) => likelihood >= from),
  );
for (const shown of ['alarm', 'numbers', 'nothing'] as const)
  row(
    `with the rules: ${shown}`,
    sharesWhere(guesses, (guess) => guess.shown === shown),
  );
