// `npm run learn -w bench`: learns from the examples what the rules for emergencies cannot know; with `--measure`, says how well it does for writers it was not learned from.
import { writeFileSync } from 'node:fs';
import { hardExamples, keptExamples, ordinaryExamples, readExamples, unseenExamples } from './examples.js';
import type { Guess } from './left-out.js';
import { dangerWeights, kindWeights } from './lessons.js';
import { claimWeights } from './claim-lessons.js';
import { digestOfSources, type Learned, weightFiles } from './write-weights.js';

const examples = readExamples();
const learned = { danger: dangerWeights(examples), kind: kindWeights(examples), claim: claimWeights() };
for (const [name, written] of Object.entries(learned) as [Learned, (typeof learned)[Learned]][]) {
  const file = JSON.stringify({ learnedFrom: digestOfSources(name), ...written }, null, 1);
  writeFileSync(weightFiles[name], `${file}\n`);
  console.log(`${name}: ${written.weights.length} traits, ${Math.round(Buffer.byteLength(file) / 1024)} KiB`);
}
// Imported only now: it reads the weights that were just written, which refuses those of other outcomes.
if (process.argv.includes('--measure')) await measure();

async function measure(): Promise<void> {
  const { guessesBy, guessesLeavingOut, shareRightFirst, sharesWhere } = await import('./left-out.js');
  const [unseen, ordinary, kept, hard] = [unseenExamples(), ordinaryExamples(), keptExamples(), hardExamples()];
  report(`${examples.length} examples, by weights of other writers`, guessesLeavingOut(examples));
  report(`${unseen.length} unseen examples, by the weights that were written`, guessesBy(learned, unseen));
  report(`${ordinary.length} ordinary examples, by the weights that were written`, guessesBy(learned, ordinary));
  report(`${kept.length} kept examples, by the weights that were written`, guessesBy(learned, kept));
  report(`${hard.length} hard examples, by the weights that were written`, guessesBy(learned, hard));

  function report(what: string, guesses: readonly Guess[]): void {
    const row = (name: string, { danger, other }: ReturnType<typeof sharesWhere>) =>
      console.log(`| ${name} | ${danger.toFixed(1)} | ${other.toFixed(1)} |`);
    console.log(`\nOf ${what}, in per cent:\n`);
    console.log('| | of dangers | of others |\n| --- | --- | --- |');
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
    console.log(`\nRight advice first: ${shareRightFirst(guesses).toFixed(1)} % of the alarms in emergencies`);
  }
}
