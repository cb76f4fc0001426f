import { EMAIL_PAUSE_SECONDS, MAX_EMAILS_PER_HOUR } from '@anamnesis/contracts/accounts/emails';

const HOUR_SECONDS = 60 * 60;

/** Appends a request to the latest ones, and drops those that the limit no longer needs. */
export const withRequest = (requests: readonly string[], at: string): readonly string[] =>
  [...requests, at].slice(-MAX_EMAILS_PER_HOUR);

/**
 * Seconds until another email may be requested; 0 if it may be requested now. A clock that was set back does not lengthen the
 * wait.
 */
export function secondsUntilNextEmail(requests: readonly string[], now: Date): number {
  const since = (time: string | undefined) =>
    time === undefined ? Infinity : Math.abs(now.getTime() - Date.parse(time)) / 1000;
  const oldest = requests.length < MAX_EMAILS_PER_HOUR ? undefined : requests[0];
  const wait = Math.max(EMAIL_PAUSE_SECONDS - since(requests.at(-1)), HOUR_SECONDS - since(oldest), 0);
  return Math.ceil(wait);
}
