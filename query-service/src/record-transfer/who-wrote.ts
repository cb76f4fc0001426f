import { withTitle } from '@anamnesis/contracts/accounts/doctor-name';
import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import type { WrittenEntry } from './record-parts.js';
import { importedFrom, texts, toldWith } from './texts.js';

/** The day of a moment, in words. */
type DayOf = (moment: string) => string;

/** From whom an entry is, in words: a doctor by name, otherwise that the patient told or imported it. */
export function whoWrote({ author_role, author_name, origin }: WrittenEntry, dayOf: DayOf): string {
  if (author_role === 'doctor') return withTitle(author_name) || texts.unnamedDoctor;
  if (!origin) return toldWith(withTitle(author_name));
  const { source, importedAt, writtenBy } = origin;
  const doctor = writtenBy.role === 'doctor' ? withTitle(writtenBy.name) : writtenBy.name;
  return [importedFrom(source, dayOf(importedAt)), ...(doctor ? [doctor] : [])].join('; ');
}

/** From whom an allergy is, in words. */
export function whoNoted({ author, origin }: Allergy, dayOf: DayOf): string {
  if (author.role === 'doctor') return texts.notedByDoctor;
  return origin ? importedFrom(origin.source, dayOf(origin.importedAt)) : texts.tellsPatient;
}
