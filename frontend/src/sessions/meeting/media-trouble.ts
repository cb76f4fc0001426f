/** Why a camera or a microphone is not available. */
export type Trouble = 'denied' | 'missing' | 'busy' | 'lost' | 'insecure' | 'failed';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The cause of a rejection of `getUserMedia`. */
export const troubleOf = (error: unknown): Trouble => TROUBLES[error instanceof Error ? error.name : ''] ?? 'failed';
