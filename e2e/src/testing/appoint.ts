import { createClosing } from '@anamnesis/platform/process/closing';
import { ownProcess } from '@anamnesis/platform/process/run-service';

/** Appoints somebody in a running product, as `npm run operator:create` does, and answers the password. */
export async function appoint(
  dataDir: string,
  person: { role: 'auditor' | 'operator'; email: string; fullName: string },
): Promise<string> {
  // It brings the whole command service with it, which takes a second to read.
  const { appointIn } = await import('@anamnesis/embedded/operator/installation');
  const closing = createClosing();
  const own = ownProcess('appointing', { LOG_LEVEL: 'warn' }, closing, new AbortController().signal);
  try {
    return await appointIn({ DATA_DIR: dataDir }, person, own);
  } finally {
    await closing.close();
  }
}
