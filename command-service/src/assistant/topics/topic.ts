import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';

/** A public page about what a topic says. */
export interface TopicSource {
  readonly title: string;
  readonly url: string;
  /**
   * The day on which its text was read and said the main of what the topic says, YYYY-MM-DD; null if nobody has read it, or it does not say that: it is
   * then not shown.
   */
  readonly readOn: string | null;
}

/** The source as an answer shows it: none if there is none, or nobody has read it. Pure. */
export const shownSources = (source: TopicSource | null): readonly { title: string; url: string }[] =>
  source === null || source.readOn === null ? [] : [{ title: source.title, url: source.url }];

/** What a topic says in one language. */
interface TopicText {
  readonly title: string;
  /** A few plain sentences; no doses of medicines. */
  readonly text: string;
  /** When to see a doctor: completes "See a doctor if …". */
  readonly doctor: string;
}

/** A health topic, written for this product, after its source where it names one, and not reviewed by a clinician. */
export interface Topic extends Readonly<Record<SpokenLanguage, TopicText>> {
  readonly key: string;
  /** Names and words by which people ask for it, in English, Hindi and Hinglish, separated by commas. */
  readonly words: string;
  /** Where it can be read; null if it was written without one. */
  readonly source: TopicSource | null;
}

type Sentences = readonly [title: string, text: string, doctor: string];
const textOf = ([title, text, doctor]: Sentences): TopicText => ({ title, text, doctor });

export const topic = (key: string, source: TopicSource | null, words: string, en: Sentences, hi: Sentences): Topic => ({
  ...{ key, source, words, en: textOf(en), hi: textOf(hi) },
});

/** A fact sheet of the World Health Organization. */
export const who = (title: string, page: string, readOn: string | null = null): TopicSource => ({
  title: `World Health Organization: ${title}`,
  url: `https://www.who.int/news-room/fact-sheets/detail/${page}`,
  readOn,
});

/** A page of MedlinePlus, of the United States National Library of Medicine. They were read in the copies of MedQuAD, under their earlier address nlm.nih.gov/medlineplus. */
export const medlinePlus = (title: string, page: string, readOn: string | null = null): TopicSource => ({
  title: `MedlinePlus: ${title}`,
  url: `https://medlineplus.gov/${page}`,
  readOn,
});

/** A page of the National Health Service of the United Kingdom. */
export const nhs = (title: string, page: string, readOn: string | null = null): TopicSource => ({
  title: `NHS: ${title}`,
  url: `https://www.nhs.uk/conditions/${page}/`,
  readOn,
});
