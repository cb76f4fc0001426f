import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Letter, Mailer } from '@anamnesis/platform/mail/mailer';
import { Skip } from '@anamnesis/platform/queue/outcomes';
import { neverOrLater } from './letter-outcomes.js';

/** A letter that is to be sent once. */
export interface Posting {
  /** Letters of one kind are told apart by their id, which is also their Message-ID. */
  kind: string;
  id: string;
  /**
   * What to do when a process died while it sent this letter, so that nobody knows whether the mail server took it: send it
   * again, under the same Message-ID, or leave it at that.
   */
  inDoubt: 'send' | 'leave';
  /** Writes it; null when none is wanted any more. */
  compose(): Promise<Letter | null>;
}

/** Sends a letter unless it was sent before: throws `Skip` then. That it is being sent is on disk before, and that it was sent, after. */
export async function post(
  { kind, id, inDoubt, compose }: Posting,
  { once: { once }, mailer }: { once: Once; mailer: Mailer },
): Promise<void> {
  const sent = await once(kind, id, async (attempt) => {
    if (attempt.inDoubt && inDoubt === 'leave') return;
    const letter = await compose();
    if (!letter) return;
    await attempt.begin();
    await mailer.send(letter).catch(neverOrLater);
  });
  if (!sent) throw new Skip('it was sent before');
}
