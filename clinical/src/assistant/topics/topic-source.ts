import type { ReadSource } from '@anamnesis/contracts/medicines/read-source';
import sources from './sources.json' with { type: 'json' };

/**
 * Pages that were read and say the main of a text, by the key of that text: a topic, or the answer about a medicine in pregnancy. A text without one here is from memory. The pages of MedlinePlus were
 * read in the copies of MedQuAD, under their earlier address nlm.nih.gov/medlineplus; today's page may say more.
 */
export const readSources: Readonly<Partial<Record<string, ReadSource>>> = sources;

/** The source as it is shown under the text that was compared with it; none if none was read. Pure. */
export function shownSources(key: string): readonly Pick<ReadSource, 'title' | 'url'>[] {
  const source = readSources[key];
  return source ? [{ title: source.title, url: source.url }] : [];
}
