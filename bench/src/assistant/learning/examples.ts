import { readFileSync } from 'node:fs';

/** The three kinds of examples: without danger, of an emergency, of a wish to die. */
export const outcomes = ['none', 'emergency', 'selfHarm'] as const;
type Outcome = (typeof outcomes)[number];

/** A message as people may write it, with what it tells of. */
export interface Example {
  /** Who wrote it. One writer's messages resemble each other, so each measurement leaves out one whole writer. */
  readonly writer: string;
  readonly outcome: Outcome;
  readonly text: string;
}

// Read from the sources, whether this runs from them or from the built files.
const file = new URL('../../../src/assistant/learning/examples.tsv', import.meta.url);

/** The examples: a writer, an outcome and a text a line, with tabs between; line breaks of a text are written as "\n". Throws if an outcome is unknown. */
export function readExamples(): readonly Example[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [writer = '', outcome, text = ''] = line.split('\t');
      const known = outcomes.find((each) => each === outcome);
      if (!known) throw new Error(`An example has an unknown outcome: ${line}`);
      return { writer, outcome: known, text: text.replaceAll(String.raw`\n`, '\n') };
    });
}
