import type { ErrorCode } from '@anamnesis/contracts/errors';
import { callTexts } from './messages';

/** The code of a refusal, `NETWORK` (no reply) or `UNREADABLE` (an unexpected reply). */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNREADABLE';

/** A failed call. `fields` has a message per invalid input; `status` is 0 without a reply. */
export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    readonly status: number,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** Whether the server refused the call; its sentence can then be shown. */
  get isRefusal(): boolean {
    return this.code !== 'NETWORK' && this.code !== 'UNREADABLE';
  }

  /** Whether the command may have been carried out: a retry needs the same command id. */
  get outcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fieldsOf(details: Record<string, unknown>): Record<string, string> {
  if (!isRecord(details.fields)) return {};
  const entries = Object.entries(details.fields).map(
    ([name, why]) => [name, String(Array.isArray(why) ? why[0] : why)] as const,
  );
  return Object.fromEntries(entries);
}

/** The error for a refusal's reply. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string')
    return new ApiError('UNREADABLE', response.status, callTexts().unreadable);
  const details = isRecord(body.details) ? body.details : {};
  return new ApiError(body.code as ApiErrorCode, response.status, body.message, fieldsOf(details), details);
}

export const networkError = () => new ApiError('NETWORK', 0, callTexts().network);

/** The sentence to show for an error: that of a refusal, otherwise the given one. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.isRefusal ? error.message : otherwise;
}
