import type { RecordExcerpt, UsedEntry } from '@anamnesis/contracts/assistant/record-excerpt';

/** What of the record goes with a question: the digest of the excerpt that was shown, and what is in it. */
export interface SentExcerpt {
  digest: string;
  used: UsedEntry[];
}

/** A question with what it was sent with, so that it can be sent again unchanged. */
export interface Question {
  /** The id of the command. */
  questionId: string;
  question: string;
  askedAt: string;
  /** Null if nothing of the record goes with it. */
  excerpt: SentExcerpt | null;
}

/** What goes with a question once this was shown; null if there is nothing to send. */
export const sentExcerpt = ({ text, digest, items }: RecordExcerpt): SentExcerpt | null =>
  text === '' ? null : { digest, used: items.map(({ entryId, kind, date }) => ({ entryId, kind, date })) };
