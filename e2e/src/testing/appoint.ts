import { createClosing } from '@anamnesis/platform/process/closing';
import { ownProcess } from '@anamnesis/platform/process/run-service';

/** Appoints a person in a running product, like `npm run operator:create`; returns the password. */
export async function appoint(
  dataDir: string,
  person: { role: 'auditor' | 'operator'; email: string; fullName: string },
): Promise<string> {
  // Imported lazily, because it loads the whole command-service, which takes a second.
  const { appointIn } = await import('@anamnesis/embedded/operator/installation');
  const closing = createClosing();
  const own = ownProcess('appointing', { LOG_LEVEL: 'warn' }, closing, new AbortController().signal);
  try {
    return await appointIn({ DATA_DIR: dataDir }, person, own);
  } finally {
    await closing.close();
  }
}
