import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { EmergencyKind } from '@anamnesis/clinical/assistant/emergencies/emergencies';

/** The expected class of a question, and the class that the answer shows. */
export const questionKinds = ['medical', 'partly', 'off-topic', 'emergency', 'self-harm', 'injection', 'dose'] as const;
export type QuestionKind = (typeof questionKinds)[number];
/** The class that an answer shows, or `no answer` if the provider failed. */
export type GivenKind = QuestionKind | 'no answer';

/** The answer to a question, as far as it is measured. */
export interface Given {
  readonly kind: GivenKind;
  /** Whether the emergency numbers are shown: in an alarm, or above another answer. */
  readonly hasNumbers: boolean;
  /** Whether no alarm is raised, and those are named who listen to somebody who feels low or thinks of dying. */
  readonly namesListeners: boolean;
  /** The kind of the advice that comes first in an alarm; null without one. */
  readonly first: EmergencyKind | null;
}

export const questionLanguages = ['en', 'hi', 'hinglish'] as const;

export interface Question {
  readonly id: string;
  readonly language: (typeof questionLanguages)[number];
  readonly text: string;
  readonly expected: QuestionKind;
  /** The kinds of advice that may come first, where the writer of a question of danger named them. */
  readonly kinds?: readonly EmergencyKind[];
}

/** `known`: read while the rules were made. `held-out`: not read by those who made them, nor learned from. `-2`: by a second writer, who also named the advice that should come first. */
export const halves = ['known', 'held-out', 'known-2', 'held-out-2'] as const;
type Half = (typeof halves)[number];

// Read from the sources, whether this runs from them or from the built files.
const contentOf = (name: string): Buffer => readFileSync(new URL(`../../src/assistant/${name}`, import.meta.url));

/** The questions of a half. The held-out ones are packed, so that nobody reads them in passing. Throws if a question has an unknown kind or language. */
export function questionsOf(half: Half): readonly Question[] {
  const json = half.startsWith('known')
    ? contentOf(`${half}-questions.json`)
    : gunzipSync(contentOf(`${half}-questions.json.gz`));
  const questions = JSON.parse(json.toString('utf8')) as readonly Question[];
  for (const { id, expected, language } of questions) {
    if (!questionKinds.includes(expected) || !questionLanguages.includes(language))
      throw new Error(`Question ${id} expects ${expected} in ${language}, which is not known`);
  }
  return questions;
}
