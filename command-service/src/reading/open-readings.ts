import { READING_GIVEN_UP_AFTER, READINGS_AT_ONCE } from '@anamnesis/contracts/reading/constants';
import { READINGS_TOO_MANY } from '@anamnesis/contracts/reading/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';

/**
 * The documents of each patient that are being read, as far as this process asked for them. One patient with many of them would keep all others
 * waiting. `hasEnded` tells of a document whether its reading is over.
 */
export function createOpenReadings(hasEnded: (documentId: string) => Promise<boolean>) {
  /** When each was asked for, by patient and document. */
  const asked = new Map<string, Map<string, number>>();
  return {
    /** Counts a document that needs a job. Refuses READINGS_TOO_MANY. */
    async admit(patientId: string, documentId: string, now: Date): Promise<void> {
      const open = asked.get(patientId) ?? new Map<string, number>();
      asked.set(patientId, open);
      for (const [other, at] of [...open])
        if (now.getTime() - at > READING_GIVEN_UP_AFTER || (await hasEnded(other))) open.delete(other);
      if (!open.has(documentId) && open.size >= READINGS_AT_ONCE) refuse(READINGS_TOO_MANY);
      open.set(documentId, now.getTime());
    },
    /** Forgets a document whose reading is over. */
    release(patientId: string, documentId: string): void {
      const open = asked.get(patientId);
      open?.delete(documentId);
      if (open?.size === 0) asked.delete(patientId);
    },
  };
}
