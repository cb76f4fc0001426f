import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dangerOutcomes, learnedKinds } from '@anamnesis/clinical/assistant/danger/outcomes';
import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';

/** A message as people may write it, with what it tells of. */
export interface Example {
  /** Who wrote the message. Messages of one writer resemble each other, so a measurement never uses weights learned from the same writer. */
  readonly writer: string;
  readonly outcome: (typeof dangerOutcomes)[number];
  readonly text: string;
  /** For an emergency: the kinds of advice that are right as the first, the best one first; empty otherwise. Chosen by people who did not know the rules. */
  readonly kinds: readonly EmergencyKind[];
}

// Read from the sources, whether this runs from them or from the built files.
const contentOf = (name: string): Buffer =>
  readFileSync(new URL(`../../../src/assistant/learning/${name}`, import.meta.url));

/** The examples from which is learned. */
export const readExamples = (): readonly Example[] => examplesIn(contentOf('examples.tsv').toString('utf8'));

/** A third of the messages of the last writer, drawn at random, from which nothing is learned: for measuring what the others of this writer taught. */
export const keptExamples = (): readonly Example[] => examplesIn(contentOf('kept-examples.tsv').toString('utf8'));

/** Those of a writer from whom nothing is learned, packed so that nobody reads them in passing: for measuring what was learned and the rules. */
export const unseenExamples = (): readonly Example[] =>
  examplesIn(gunzipSync(contentOf('unseen-examples.tsv.gz')).toString('utf8'));

/** Those of another, from whom nothing is learned: 400 harmless messages as often as in life, 110 emergencies and 40 wishes to die. Packed like the unseen ones. */
export const ordinaryExamples = (): readonly Example[] =>
  examplesIn(gunzipSync(contentOf('ordinary-examples.tsv.gz')).toString('utf8'));

/** Emergencies of one writer that are hard to classify: at least half of them also name things of another kind. Nothing is learned from them; packed like the unseen ones. */
export const hardExamples = (): readonly Example[] =>
  examplesIn(gunzipSync(contentOf('hard-examples.tsv.gz')).toString('utf8'));

/** Examples, one a line, with tabs between: a writer, an outcome, a text, and of an emergency its kinds with commas between; line breaks of a text are written as "\n". Throws on what is unknown. */
const examplesIn = (content: string): readonly Example[] =>
  content
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [writer = '', written, text = '', named] = line.split('\t');
      const outcome = dangerOutcomes.find((each) => each === written);
      const kinds = named?.split(',').map((kind) => learnedKinds.find((each) => each === kind)) ?? [];
      if (!outcome || kinds.includes(undefined)) throw new Error(`An example has an unknown outcome or kind: ${line}`);
      const known = kinds.filter((kind) => kind !== undefined);
      return { writer, outcome, text: text.replaceAll(String.raw`\n`, '\n'), kinds: known };
    });
