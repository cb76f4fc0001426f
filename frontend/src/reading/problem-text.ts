import { ApiError } from '../api/api-error';
import type { ReadingTexts } from './messages';

/** Statuses of which the product has a fixed text, whoever sent them: a proxy in front of it may. */
const FIXED: Readonly<Record<number, 'expired' | 'tooLarge' | 'timedOut'>> = {
  401: 'expired',
  413: 'tooLarge',
  504: 'timedOut',
};

/** Why a document could not be read: a fixed text, or the sentence of the server. */
export function problemText(m: ReadingTexts, error: unknown, isSignedIn: boolean): string {
  if (!isSignedIn) return m.noToken;
  if (error instanceof DOMException) return m.timedOut;
  if (!(error instanceof ApiError)) return m.failed;
  if (error.code === 'NETWORK') return m.unavailable;
  const fixed = FIXED[error.status];
  if (fixed) return m[fixed];
  return error.isRefusal ? error.message : m.failed;
}
