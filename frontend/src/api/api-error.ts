import type { ErrorCode } from '@anamnesis/contracts/errors';
import type { FieldProblem } from '@anamnesis/contracts/language/field-problem';
import { callTexts } from './messages';
import { problemSentence, refusalSentence } from './refusal-sentences';

/** The code of a refusal, `OFFLINE` (not sent), `NETWORK` (no reply) or `UNREADABLE` (an unexpected reply). */
export type ApiErrorCode = ErrorCode | 'OFFLINE' | 'NETWORK' | 'UNREADABLE';

/** A failed call. `status` is 0 without a reply. */
export class ApiError extends Error {
  private readonly problems: Readonly<Record<string, FieldProblem>>;

  constructor(
    readonly code: ApiErrorCode,
    readonly status: number,
    /** The server's sentence. */
    readonly english: string,
    readonly parameters: Readonly<Record<string, unknown>> = {},
  ) {
    super();
    this.name = 'ApiError';
    this.problems = problemsOf(parameters.fields);
  }

  /** The sentence in the language of the page. The server's is that of the first specific problem of a field, if there is one. */
  override get message(): string {
    const problem = Object.values(this.problems).find(({ message }) => message === this.english);
    return problem ? problemSentence(problem) : (refusalSentence(this.code, this.parameters) ?? this.english);
  }

  /** A sentence per invalid input, in the language of the page. */
  get fields(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(this.problems).map(([name, problem]) => [name, problemSentence(problem)] as const),
    );
  }

  /** Whether the call was refused, by the server or for lack of a network; its sentence can then be shown. */
  get isRefusal(): boolean {
    return this.code !== 'NETWORK' && this.code !== 'UNREADABLE';
  }

  /** Whether the command may have been carried out: a retry needs the same command id. */
  get outcomeUnknown(): boolean {
    return this.code !== 'OFFLINE' && (this.status === 0 || this.status >= 500);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string';

function problemsOf(fields: unknown): Record<string, FieldProblem> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).flatMap(([name, each]) => (isProblem(each) ? [[name, each]] : [])));
}

/** The error for a refusal's reply. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string')
    return new ApiError('UNREADABLE', response.status, callTexts().unreadable);
  const parameters = isRecord(body.parameters) ? body.parameters : {};
  return new ApiError(body.code as ApiErrorCode, response.status, body.message, parameters);
}

/** The error of a command that was not sent. */
export const offlineError = () => new ApiError('OFFLINE', 0, callTexts().offline);

export const networkError = () => new ApiError('NETWORK', 0, callTexts().network);

/** The sentence to show for an error: that of a refusal, otherwise the given one. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.isRefusal ? error.message : otherwise;
}
