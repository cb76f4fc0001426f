import { loadPhrases } from '@anamnesis/contracts/insights/builtin/load-phrases';
import { samples } from '@anamnesis/contracts/insights/builtin/testing/samples';
import { speechLanguages, type SpeechLanguage } from '@anamnesis/contracts/insights/languages';
import { labTests } from '@anamnesis/contracts/labs/tests';

const languages = Object.keys(speechLanguages) as SpeechLanguage[];
const all = await Promise.all(languages.map(loadPhrases));

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const heading = (first: string) =>
  [
    row([first, ...languages.map((each) => speechLanguages[each].englishName)]),
    row(['---', ...languages.map(() => '---')]),
  ].join('\n');

/** Every phrase of the built-in explanations, in all languages side by side, for those who review them. */
export function insightPhrasesPage(): string {
  const sentences = samples.map(({ name, text }) => row([`\`${name}\``, ...all.map(text)]));
  const tests = labTests.map(({ key }) =>
    row([`\`${key}\``, ...all.map((phrases) => `**${phrases.tests[key][0]}**: ${phrases.about(phrases.tests[key])}`)]),
  );
  return `# Phrases of the built-in explanations

What the built-in engine says about a laboratory report, in its six languages side by side ([decision 50](adr/0050-built-in-explanations.md)).
**No clinician and no native speaker has reviewed these texts yet.** A correction is made in \`contracts/src/insights/builtin/phrases\`.

## Sentences

Each phrase with sample values; the number of the sample is the same in each language.

${heading('Phrase')}
${sentences.join('\n')}

## Tests

The name as it stands within a sentence, and what the test is.

${heading('Test')}
${tests.join('\n')}

The limits from which a value cannot wait are on [a page of their own](urgent-limits.md).
`;
}
