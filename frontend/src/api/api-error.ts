import type { ErrorCode } from '@anamnesis/contracts/errors';
import { apiMessages } from './messages';

/** A refusal's code, or what kept an answer from coming: `NETWORK` (no answer), `UNREADABLE` (an answer of another kind). */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNREADABLE';

/** Why a call brought no reply. `fields` tells what is wrong with which input; `status` is 0 without an answer. */
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

  /** Whether the server said no itself, so that its sentence may be shown. */
  get isRefusal(): boolean {
    return this.code !== 'NETWORK' && this.code !== 'UNREADABLE';
  }

  /** Whether it is unknown if the command was carried out: sending it again needs the same command id. */
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

/** The error a refused answer stands for. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string')
    return new ApiError('UNREADABLE', response.status, apiMessages.unreadable);
  const details = isRecord(body.details) ? body.details : {};
  return new ApiError(body.code as ApiErrorCode, response.status, body.message, fieldsOf(details), details);
}

export const networkError = () => new ApiError('NETWORK', 0, apiMessages.network);

/** The sentence to show for whatever was thrown: a refusal's own, else the one given. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.isRefusal ? error.message : otherwise;
}
