import { json } from 'node:stream/consumers';
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import { readingPart } from '@anamnesis/contracts/reading/constants';
import { documentReading, type DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { Ports } from '../ports.js';

/** What was read from a document; null if it was not read yet. `file`: the id of its file, empty for an entry without a document. */
export async function documentReadingOf(
  { files }: Pick<Ports, 'files'>,
  grant: Granted<GrantAboutOne>,
  file: string,
): Promise<DocumentReading | null> {
  const stored = file === '' ? null : await files.open(grant, { id: file, part: readingPart });
  return stored && documentReading.parse(await json(stored.read()));
}
