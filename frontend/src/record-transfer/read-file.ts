import type { FileProblem, ReadBundle } from '@anamnesis/contracts/record-transfer/read-bundle';
import { BUNDLE_LIMITS } from '@anamnesis/contracts/record-transfer/constants';

/** `unreadable`: the browser could not open the file. */
export type ReadingProblem = FileProblem | 'unreadable';

/** Reads a FHIR bundle on this device. Its size is checked before it is loaded. */
export async function readFile(file: File): Promise<ReadBundle | { readonly problem: ReadingProblem }> {
  if (file.size > BUNDLE_LIMITS.bytes) return { problem: 'tooLarge' };
  try {
    const [{ readBundle }, text] = await Promise.all([
      import('@anamnesis/contracts/record-transfer/read-bundle'),
      file.text(),
    ]);
    return readBundle(text);
  } catch {
    // The file was moved or the connection was lost while the reader was loaded.
    return { problem: 'unreadable' };
  }
}
