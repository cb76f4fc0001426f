import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import type { WrittenEntry } from './record-parts.js';
import type { RecordWords } from './record-words.js';

type Words = Pick<RecordWords, 'm' | 'dayOf' | 'doctor'>;

/** From whom an entry is, in words: a doctor by name, otherwise that the patient told or imported it. */
export function whoWrote({ author_role, author_name, origin }: WrittenEntry, { m, dayOf, doctor }: Words): string {
  const named = doctor(author_name);
  if (author_role === 'doctor') return named || m.unnamedDoctor;
  if (!origin) return m.toldWith({ doctor: named || m.unnamedDoctor });
  const { source, importedAt, writtenBy } = origin;
  const writer = writtenBy.role === 'doctor' ? doctor(writtenBy.name) : writtenBy.name;
  return [m.importedFrom({ source, day: dayOf(importedAt) }), ...(writer ? [writer] : [])].join('; ');
}

/** From whom an allergy is, in words. */
export function whoNoted({ author, origin }: Allergy, { m, dayOf }: Words): string {
  if (author.role === 'doctor') return m.notedByDoctor;
  return origin ? m.importedFrom({ source: origin.source, day: dayOf(origin.importedAt) }) : m.tellsPatient;
}
