import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Email, Mailer } from '@anamnesis/platform/mail/mailer';
import { Skip } from '@anamnesis/platform/queue/outcomes';
import { stopOrThrow } from './email-outcomes.js';

/** An email that is sent once per id; after an uncertain outcome `inDoubt` decides. */
export interface OneTimeEmail {
  /** Emails of one kind are identified by their id, which is also their Message-ID. */
  kind: string;
  id: string;
  /**
   * What to do when a process died while sending this email, so that the outcome is uncertain: send it
   * again, with the same Message-ID, or leave it.
   */
  inDoubt: 'send' | 'leave';
  /** Composes it; null when none is due any more. */
  compose(): Promise<Email | null>;
}

/** Sends an email unless it was already sent: then throws `Skip`. The start of sending is recorded durably before, the success after. */
export async function sendOnce(
  { kind, id, inDoubt, compose }: OneTimeEmail,
  { once: { once }, mailer }: { once: Once; mailer: Mailer },
): Promise<void> {
  const sent = await once(kind, id, async (attempt) => {
    if (attempt.inDoubt && inDoubt === 'leave') return;
    const email = await compose();
    if (!email) return;
    await attempt.begin();
    await mailer.send(email).catch(stopOrThrow);
  });
  if (!sent) throw new Skip('already sent');
}
