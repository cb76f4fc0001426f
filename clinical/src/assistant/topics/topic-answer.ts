import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';

/** The answer to one question about a topic: what may be eaten, how often to check, how long it lasts. */
export interface TopicAnswer extends Readonly<Record<SpokenLanguage, string>> {
  /** The key of its topic. */
  readonly topic: string;
  /** Words by which it is asked for, in English, Hindi and Hinglish, separated by commas. A question that has all words of one of them, and names the topic, asks for it. */
  readonly asked: string;
}

type Given = readonly [asked: string, en: string, hi: string];

/** The answers on a topic: a few plain sentences each; no doses of medicines. Not reviewed by a clinician. */
export const answersOn = (topic: string, ...given: readonly Given[]): TopicAnswer[] =>
  given.map(([asked, en, hi]) => ({ topic, asked, en, hi }));
