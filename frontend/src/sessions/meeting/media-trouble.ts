/** Why a camera or a microphone can't be had. */
export type Trouble = 'denied' | 'missing' | 'busy' | 'lost' | 'insecure' | 'failed';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What `getUserMedia` meant by rejecting. */
export const troubleOf = (error: unknown): Trouble => TROUBLES[error instanceof Error ? error.name : ''] ?? 'failed';
