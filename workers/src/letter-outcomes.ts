import { LetterRefused } from '@anamnesis/platform/mail/mailer';
import { Retry, Stop } from '@anamnesis/platform/queue/outcomes';
import { CommandRefused } from './command-client.js';

/** What a letter's job does when the service that knows its contents says no. */
export function later(error: unknown): never {
  if (error instanceof CommandRefused) throw new Retry(error.message, error.retryAfter);
  throw error;
}

/** What it does when the letter is not taken. */
export function neverOrLater(error: unknown): never {
  if (error instanceof LetterRefused) throw new Stop(error.message);
  throw error;
}
