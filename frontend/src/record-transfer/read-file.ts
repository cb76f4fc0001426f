import type { FileProblem, ReadBundle } from '@anamnesis/contracts/record-transfer/read-bundle';
import { BUNDLE_LIMITS } from '@anamnesis/contracts/record-transfer/constants';

/** `unreadable`: the browser could not open the file. */
export type ReadingProblem = FileProblem | 'unreadable';

/** Reads a FHIR bundle on this device; `today` is YYYY-MM-DD in the clinic's zone. Its size is checked before it is loaded. */
export async function readFile(file: File, today: string): Promise<ReadBundle | { readonly problem: ReadingProblem }> {
  if (file.size > BUNDLE_LIMITS.bytes) return { problem: 'tooLarge' };
  try {
    const [{ readBundle }, text] = await Promise.all([
      import('@anamnesis/contracts/record-transfer/read-bundle'),
      file.text(),
    ]);
    return readBundle(text, today);
  } catch {
    // The file was moved or the connection was lost while the reader was loaded.
    return { problem: 'unreadable' };
  }
}
