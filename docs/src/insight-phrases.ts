import { loadPhrases } from '@anamnesis/contracts/insights/builtin/load-phrases';
import { samples } from '@anamnesis/contracts/insights/builtin/testing/samples';
import { urgentLimits } from '@anamnesis/contracts/insights/builtin/urgent-limits';
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
  const limits = urgentLimits.map(({ tests: keys, side, limit, unit, isIncluded, rank, source }) =>
    row([
      keys.map((key) => `\`${key}\``).join(', '),
      limit === 'printed' ? `${side} the printed limit` : `${side} ${limit} ${unit}${isIncluded ? ', included' : ''}`,
      rank,
      source.citation,
      source.confidence,
    ]),
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

## Values of adults that cannot wait: at a hospital, or by a doctor, on the same day

Of a report that is older than a week it is said what the result was on its day, and to act today if nobody has since. Where the person was no adult at the time, or the age is not known, only the limit for adults is named as such.

| Test | Value | Where | Source | Compared with its source |
| --- | --- | --- | --- | --- |
${limits.join('\n')}
`;
}
