import { EmailRejected } from '@anamnesis/platform/mail/mailer';
import { Retry, Stop } from '@anamnesis/platform/queue/outcomes';
import { CommandRefused } from './command-client.js';

/** Converts an error of the service that knows the email's contents into a retry. */
export function retryLater(error: unknown): never {
  if (error instanceof CommandRefused) throw new Retry(error.message, error.retryAfter);
  throw error;
}

/** Stops the job when the email is permanently rejected; otherwise rethrows. */
export function stopOrThrow(error: unknown): never {
  if (error instanceof EmailRejected) throw new Stop(error.message);
  throw error;
}
