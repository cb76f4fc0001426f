/**
 * A declared error: a stable code, the HTTP status, and a message for the person: what happened, that nothing was lost,
 * and what to do.
 */
export interface ErrorKind<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
}

/** Declares an error, exported from the feature's `errors.ts` under its code. */
export const defineError = <const Code extends string>(
  code: Code,
  status: number,
  message: string,
): ErrorKind<Code> => ({ code, status, message });

/** Thrown when a call is refused. `details` are sent to the caller. */
export class Refusal extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(kind.message);
    this.name = 'Refusal';
  }

  get code(): string {
    return this.kind.code;
  }

  get status(): number {
    return this.kind.status;
  }
}

/** Throws a `Refusal`. */
export function refuse(kind: ErrorKind, details?: Readonly<Record<string, unknown>>): never {
  throw new Refusal(kind, details);
}
