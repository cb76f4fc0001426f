import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import names from './names.json' with { type: 'json' };

/** What a topic says in one language. */
interface TopicText {
  readonly title: string;
  /** A few plain sentences; no doses of medicines. */
  readonly text: string;
  /** When to see a doctor: completes "See a doctor if …". */
  readonly doctor: string;
}

/** A health topic, written for this product from memory, and not reviewed by a clinician. Where a source was read, its general text was compared with it. */
export interface Topic extends Readonly<Record<SpokenLanguage, TopicText>> {
  readonly key: string;
  /** Names and words by which people ask for it, in English, Hindi and Hinglish, separated by commas. */
  readonly words: string;
}

type Sentences = readonly [title: string, text: string, doctor: string];
const textOf = ([title, text, doctor]: Sentences): TopicText => ({ title, text, doctor });

/** A topic with its texts; its names are those under its key in `names.json`. */
export const topic = (key: keyof typeof names, en: Sentences, hi: Sentences): Topic => ({
  ...{ key, words: names[key], en: textOf(en), hi: textOf(hi) },
});
